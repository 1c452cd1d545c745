import type { MoodPack } from '../../pack.ts';

export const mischievous: MoodPack = {
	tone: {
		young: [
			'{hero} had a plan. Hee, hee!',
			'{hero} tiptoed up. One, two… boo!',
			'“Who, me?” said {hero}’s face.',
			'{hero} winked. Somebody was in for it.',
			'A tickle here. A tickle there!',
			'{They} hid the spoon. It was a good spot.',
			'{hero} tied two bows into one.',
			'“Shh,” said {hero}. “Do not tell.”',
			'{Their} grin was as wide as a boat.',
			'{hero} swapped the hats. Nobody saw!',
		],
		older: [
			'{hero} wore the expression of someone who has never even heard of custard.',
			'There was a rope, there was a bucket, and {hero} was nowhere near either, officially.',
			'An idea had come to {hero}, of the sort that looks both ways before it comes in.',
			'{They} whistled, which was always a sign, and put {their} hands in {their} pockets.',
			'“It was like that when I got here,” said {hero}, before anyone had asked.',
			'{hero} had promised to be good, but had not, strictly speaking, said at what.',
			'{They} added one small thing to the arrangement and stepped back to admire it.',
			'No harm would come of it, only noise, and perhaps feathers.',
			'{hero} winked at the one person who could be trusted not to keep a straight face.',
			'The trick was simple; it was the waiting, without a giggle, that took skill.',
		],
	},
	closing: {
		young: [
			'{hero} hid and waited. Any time now…!',
			'“Oops,” said {hero}, not very sorry.',
			'And guess who did it? {hero}!',
			'Tiptoe, tiptoe, tiptoe. Run!',
			'{hero} had one more trick left.',
		],
		older: [
			'{hero} counted under {their} breath, and on three somewhere a lid flew off.',
			'It was time, {hero} felt, to be somewhere else, and quite quickly.',
			'There was just one more string to pull, and {hero} had the end of it.',
			'“Who, me?” said {hero}, and the feathers began to come down.',
			'If all went well nobody would ever know, and if it went badly there would be cake everywhere.',
		],
	},
	sounds: ['Psst!', 'Hee-hee!', 'Boo!', 'Twang!', 'Squish!'],
	times: ['dusk', 'night', 'day'],
	weathers: ['windy', 'clear', 'cloudy'],
	feeling: 'happy',
	ending: 'funny',
};
