import type { MoodPack } from '../../pack.ts';

export const giggly: MoodPack = {
	tone: {
		young: [
			'Tee-hee, went {hero}. Tee-hee-hee!',
			'{hero} had the giggles. Again!',
			'A giggle ran up {their} nose.',
			'{hero} shook like a jelly.',
			'{They} held {their} tummy and squeaked.',
			'Do not laugh! {hero} laughed.',
			'“It was so tickly!” said {hero}.',
			'{hero} snorted. Everybody snorted!',
			'One look, and off {they} went.',
			'“Hee,” said {hero}. “Hee, hee, ho!”',
		],
		older: [
			'A giggle had got into {hero}, and now it was looking for the way out.',
			'{They} pressed {their} lips together, but the laugh came out at the ears.',
			'{hero} managed to be serious for one second, and that was the funniest bit.',
			'It was not even a good joke, which somehow made it worse for {hero}.',
			'Every time {they} thought it was over, a last little squeak escaped and began it anew.',
			'Giggles are catching, and {hero} had given them to nearly everyone.',
			'{hero} looked at the ceiling, the floor and {their} shoes, and they were all hilarious.',
			'{Their} sides ached, {their} eyes ran, and somebody said “spoon,” which was no help.',
			'“I am quite all right,” gasped {hero}, and slid gently off the seat.',
			'There was a whisper, a wobble and a snort, and {hero} was gone again.',
		],
	},
	closing: {
		young: [
			'And off went {hero}. Hee, hee, hee!',
			'{hero} could not stop. Could you?',
			'“Shh!” said {hero}, and giggled.',
			'Then the hiccups came. Hic!',
			'{hero} wiped {their} eyes. What next?',
		],
		older: [
			'{hero} had almost stopped when somebody’s tummy rumbled, and that was the end of that.',
			'With one deep breath {hero} became perfectly solemn, and it lasted until the very next word.',
			'{hero} wiped {their} eyes, straightened {their} face, and did not dare to look at anyone.',
			'The last giggle hid under {hero}’s tongue, ready for the worst possible moment.',
			'On went {hero}, hiccuping softly, with a hand over {their} mouth just in case.',
		],
	},
	sounds: ['Tee-hee!', 'Hee-hee!', 'Hic!', 'Snort!', 'Ho-ho!'],
	times: ['day', 'dusk'],
	weathers: ['clear', 'windy'],
	feeling: 'happy',
	ending: 'funny',
};
