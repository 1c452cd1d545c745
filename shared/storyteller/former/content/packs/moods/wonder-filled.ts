import type { MoodPack } from '../../pack.ts';

export const wonderFilled: MoodPack = {
	tone: {
		young: [
			'“Oh!” said {hero}. Just “Oh!”',
			'{Their} eyes went big and round.',
			'How could it be so big?',
			'{hero} forgot to shut {their} mouth.',
			'{They} had never seen such a thing.',
			'So many! {hero} could not count them.',
			'{hero} turned slowly, all around.',
			'It was new. Everything was new.',
			'{They} whispered, “Look. Oh, look!”',
			'{hero} felt small, in a good way.',
		],
		older: [
			'{hero} stood quite still, in case it was the kind of thing that one frightens by breathing.',
			'There was more of it than {hero} had thought there could be of anything.',
			'{They} tried to find a word, put it back, and took down a bigger one.',
			'The hair on {their} arms rose up, as an audience rises at the end.',
			'{hero} felt wonderfully small, like a note in a great deal of music.',
			'It had been here all the time, {hero} understood, only waiting to be looked at.',
			'{They} laughed under {their} breath, because there was nothing else to do with such a sight.',
			'For a while {hero} simply looked, and let it all fill {them} like a well.',
			'Somebody had gone to a lot of trouble over this, down to the last tiny hinge.',
			'Nobody had told {hero} that the world did this, and {they} would have words with them.',
		],
	},
	closing: {
		young: [
			'{hero} looked and looked and looked.',
			'And there was more. So much more!',
			'“How?” whispered {hero}. “How?”',
			'Then it shone, bright as a thousand lamps.',
			'{hero} reached out, very slowly.',
		],
		older: [
			'{hero} held out one finger, and the wonder, very gently, reached back.',
			'And that, it turned out, was only the outermost edge of it.',
			'{hero} had thought that the world was this size, and now it turned out to be that.',
			'Whatever else might happen, {hero} would always have been here, and have seen this.',
			'It opened slowly, like a flower made of rooms, and {hero} went in.',
		],
	},
	sounds: ['Ohhh!', 'Ahh!', 'Wow!', 'Oh-oh-oh!', 'Ooooh!'],
	times: ['night', 'dawn', 'dusk'],
	weathers: ['clear', 'snow', 'mist'],
	feeling: 'surprised',
	ending: 'quiet',
};
