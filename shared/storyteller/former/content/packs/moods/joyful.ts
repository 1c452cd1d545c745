import type { MoodPack } from '../../pack.ts';

export const joyful: MoodPack = {
	tone: {
		young: [
			'{hero} danced around and around.',
			'“Oh joy! Oh jam!” cried {hero}.',
			'{hero} threw {their} hat up high.',
			'{Their} heart had bells on.',
			'{hero} laughed until {they} sat down.',
			'“Yes, yes, yes!” sang {hero}.',
			'Everything shone, and so did {hero}.',
			'{They} hugged a tree. Why not?',
			'What a day! {hero} spun twice.',
			'{hero} clapped, and the echo clapped too.',
		],
		older: [
			'{hero} was so happy that it seemed a pity to keep it indoors.',
			'Joy went through {them} like a band going down a street.',
			'{hero} flung out both arms, spun around, and very nearly took off.',
			'There was more gladness than {hero} had room for, so it came out as dancing.',
			'{They} laughed for no reason, which is the best sort there is.',
			'Every face looked like a present, and {hero} went about unwrapping them.',
			'{hero} sang the only line {they} knew, eleven times, with improvements.',
			'It was the sort of gladness that makes people polite to pigeons.',
			'If happiness had buttons, {they} would have popped every one of them.',
			'The world had put on its best clothes, or so it seemed to {hero}, who told it so.',
		],
	},
	closing: {
		young: [
			'{hero} sang it out. Hooray!',
			'And the dance went on and on.',
			'{hero} had never felt so glad.',
			'“More!” cried {hero}. “More of this!”',
			'Up went {their} hat. Up, up, up!',
		],
		older: [
			'{hero} would have been content to stop here, but joy had other plans and pulled {them} along.',
			'The music in {their} feet was not finished, and so neither was {hero}.',
			'And if this was only the middle, thought {hero}, what must the end be like?',
			'With one more spin for luck, {hero} went dancing into whatever was next.',
			'Something even better was coming, {hero} could feel it in {their} buttons.',
		],
	},
	sounds: ['Yippee!', 'Hurray!', 'Whee!', 'Ta-daa!', 'Ding-a-ling!'],
	times: ['day', 'dawn'],
	weathers: ['clear', 'windy'],
	feeling: 'happy',
	ending: 'warm',
};
