import type { MoodPack } from '../../pack.ts';

export const heartwarming: MoodPack = {
	tone: {
		young: [
			'{hero} gave the biggest hug {they} had.',
			'It was warm, right in the middle.',
			'{hero} held a small hand tight.',
			'“I am glad you are here,” said {hero}.',
			'{Their} heart felt full, like a cup.',
			'{hero} had a happy sort of sniff.',
			'Somebody had kept a place for {hero}.',
			'{They} gave it, and it felt good.',
			'“Thank you,” said {hero}. {They} meant it.',
			'{hero} was loved. It showed.',
		],
		older: [
			'Something in {hero}’s chest grew warm, as a stone does that has lain by the fire.',
			'Nobody said very much, and {hero} understood every word of it.',
			'Somebody had saved the crust for {hero}, knowing that {they} liked it best.',
			'{hero} found that {they} had to look at the ceiling for a moment and blink.',
			'A small paw or hand, it hardly mattered which, had crept into {theirs}.',
			'{They} had given it away, and now, strangely, {they} seemed to have more.',
			'It was a little kindness, no bigger than a button, and it held everything closed.',
			'{hero} thought of home, and it wrapped itself around {them} twice.',
			'Sometimes a friend just sits down beside you, and {hero} had just been sat beside.',
			'The smile began in {their} eyes and took its time in coming down.',
		],
	},
	closing: {
		young: [
			'{hero} held on a bit more.',
			'“We are all here,” said a soft voice.',
			'It was good not to be alone.',
			'{hero} smiled, and {their} eyes shone.',
			'Love is like soup, thought {hero}. It fills you.',
		],
		older: [
			'There was still a way to go, but {hero} carried that warmth along like a lamp.',
			'{hero} would remember it later, in other places, whenever the wind was cold.',
			'It was only a small thing to do for someone, and it would not be forgotten.',
			'Side by side is the shortest road there is, thought {hero}, and took it.',
			'What {hero} had been looking for was perhaps a little nearer than it had seemed.',
		],
	},
	sounds: ['Aww!', 'Thump-thump!', 'Mmm!', 'Ahh!', 'Sniff!'],
	times: ['dusk', 'dawn', 'night'],
	weathers: ['clear', 'snow', 'rain'],
	feeling: 'happy',
	ending: 'warm',
};
