import type { MoodPack } from '../../pack.ts';

export const determined: MoodPack = {
	tone: {
		young: [
			'{hero} did not stop.',
			'“Try again,” said {hero}. “And again.”',
			'{hero} set {their} jaw and pushed.',
			'Step by step by step went {hero}.',
			'It was hard. {hero} was harder.',
			'{hero} rolled up both sleeves.',
			'“I will,” said {hero}. “Just watch!”',
			'{They} fell down. Up {they} got.',
			'No was not a word for {hero}.',
			'{hero} kept {their} eyes on the goal.',
		],
		older: [
			'{hero} had made up {their} mind, and it stayed made, like a good bed.',
			'The first try failed, and the second, and {hero} thanked them both for the practice.',
			'{They} put one foot in front of the other, which is how mountains are done.',
			'There was a small line between {hero}’s brows that friends had learned to respect.',
			'Tired was something that {hero} would be later, when there was time for it.',
			'{hero} took hold of the problem by the corner and did not let go.',
			'Each setback went into {their} pocket, with the string, as something that might be useful.',
			'{They} did not run, and {they} did not rest, and the distance grew shorter.',
			'Others saw a wall there, where {hero} saw a door that needed some work.',
			'“Once more,” said {hero}, as calmly as if it had been the first time.',
		],
	},
	closing: {
		young: [
			'{hero} would not give up. Not now!',
			'Once more, thought {hero}. Once more!',
			'{hero} got up and tried again.',
			'It was not done. But {hero} was not done.',
			'{They} rubbed {their} hands. Right!',
		],
		older: [
			'It had not worked yet, and the word that mattered to {hero} was the last one.',
			'{hero} tightened {their} laces, looked at the task, and let it see who was coming.',
			'There was a long way still to go, and {hero} began on the first inch of it.',
			'Whatever stood in the way had better be comfortable, for {hero} was not turning round.',
			'One more push, thought {hero}, and one more after that, for as many as it took.',
		],
	},
	sounds: ['Heave!', 'Ho!', 'Clang!', 'Stomp!', 'Push!'],
	times: ['dawn', 'day'],
	weathers: ['windy', 'rain', 'clear', 'cloudy'],
	feeling: 'determined',
	ending: 'grand',
};
