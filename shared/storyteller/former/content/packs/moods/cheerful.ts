import type { MoodPack } from '../../pack.ts';

export const cheerful: MoodPack = {
	tone: {
		young: [
			'{hero} sang a small, silly song.',
			'What a good day to be {hero}!',
			'{hero} waved at everyone, even the snail.',
			'Smiles jumped from face to face.',
			'{They} hummed as {they} went.',
			'{hero} had a grin from ear to ear.',
			'La, la, la, went {hero}’s feet.',
			'All was well, and then some.',
			'{They} clapped for no reason at all.',
			'{hero} wished a stone good morning.',
		],
		older: [
			'{hero} was in the sort of mood that says good morning to gateposts.',
			'A tune had settled in {their} head and invited several others to stay.',
			'{They} could not have said what was so splendid, only that most of it was.',
			'Even the puddles and potholes seemed pleased to see {hero} coming.',
			'{hero} whistled the high part and left gaps for anyone who knew the low one.',
			'There was jam in the world, and friends, and {hero} had not run out of either.',
			'{They} grinned at a stranger, who carried it off around the corner.',
			'It takes a lot to spoil a day like this, thought {hero}, and hunted for more.',
			'{hero} swung {their} arms as if they were made of good news.',
			'Everything that could go right was lining up for its turn, or so it felt to {hero}.',
		],
	},
	closing: {
		young: [
			'{hero} laughed and skipped ahead.',
			'“This is fun!” said {hero}.',
			'And what came next? More good things!',
			'{hero} hummed the tune once more.',
			'Off went {hero} with a great big grin.',
		],
		older: [
			'With a tune on {their} lips and crumbs on {their} sleeve, {hero} was ready for anything.',
			'There was bound to be something nice around the corner, because there nearly always was.',
			'{hero} laughed out loud, and the sound ran on ahead to see what was coming.',
			'If trouble was on its way, it would find {hero} in an excellent temper.',
			'The day had plenty left in it, and {hero} meant to use it down to the last crumb.',
		],
	},
	sounds: ['La-la-la!', 'Hooray!', 'Tra-la!', 'Ding-dong!', 'Yippee!'],
	times: ['dawn', 'day'],
	weathers: ['clear', 'cloudy'],
	feeling: 'happy',
	ending: 'warm',
};
