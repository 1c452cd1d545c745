import type { MoodPack } from '../../pack.ts';

export const playful: MoodPack = {
	tone: {
		young: [
			'“Catch me!” said {hero}.',
			'{hero} made a game of it.',
			'Hide and seek! {hero} hid first.',
			'{hero} rolled down. Again, again!',
			'You are it! {hero} ran off.',
			'{They} walked on the lines, not between.',
			'{hero} had a stick for a horse.',
			'“Peekaboo!” said {hero} to a bush.',
			'Heads or tails? {hero} picked both.',
			'{hero} hopped on one leg for luck.',
		],
		older: [
			'{hero} had decided that the ground was lava, and hardly anything could change {their} mind.',
			'There was a game in it somewhere, there always was, and {hero} found it by the ears.',
			'{They} made up the rules as {they} went, and one of them was no complaining.',
			'A stick, a stone and a hat were all that {hero} needed to found an empire.',
			'{hero} tagged the nearest thing, declared it to be It, and ran.',
			'Whoever reached the end first would be queen of the puddles, so {they} took care to be second.',
			'The score stood at nine to a banana, by {hero}’s reckoning.',
			'{They} hid behind something far too thin and giggled to be sure of being found.',
			'{hero} balanced along the edge with both arms out, a tightrope artist of some fame.',
			'Work and play were two doors to the same room, and {hero} used the one with the slide.',
		],
	},
	closing: {
		young: [
			'“My turn!” cried {hero}. “Your turn!”',
			'{hero} hid. Ready or not!',
			'“One more round!” said {hero}.',
			'The game was not over yet.',
			'Tag! Off ran {hero}.',
		],
		older: [
			'“Best of three,” said {hero}, who had so far lost eleven of them.',
			'It was {hero}’s move, and {hero} had thought of one that was not in the rules.',
			'Whoever blinked first would have to go, and {hero} was already laughing too hard to see.',
			'The next round had a rope in it, a riddle, and possibly a goose.',
			'Ready or not, thought {hero}, peeping through {their} fingers, here it comes.',
		],
	},
	sounds: ['Wheee!', 'Peekaboo!', 'Tag!', 'Pop!', 'Hop!'],
	times: ['day', 'dawn'],
	weathers: ['clear', 'windy', 'snow'],
	feeling: 'happy',
	ending: 'funny',
};
