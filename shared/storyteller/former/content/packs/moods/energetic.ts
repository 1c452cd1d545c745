import type { MoodPack } from '../../pack.ts';

export const energetic: MoodPack = {
	tone: {
		young: [
			'“Go, go, go!” cried {hero}.',
			'{hero} ran. {hero} jumped. {hero} ran some more.',
			'{Their} feet were fast and loud.',
			'Zip! {hero} was there. Zap! Back again.',
			'No time to sit! {hero} had plans.',
			'{hero} swung both arms like a mill.',
			'{They} could not wait one more tick.',
			'Up! Down! Around! Again!',
			'{hero} had a whole engine inside.',
			'“Race you!” cried {hero} to nobody.',
		],
		older: [
			'{hero} had enough go in {them} to run a small railway.',
			'Standing still made {their} toes itch, so {they} did it on the run.',
			'{They} finished one thing with the left hand and began another with the right.',
			'There was a whirr in {hero}’s chest, as though something had been wound up tight.',
			'{hero} took the steps by threes and the corners on one foot.',
			'Words tumbled out of {them} at a gallop, with the full stops left behind.',
			'The air fizzed, and {hero} seemed to be what was stirring it.',
			'Where others saw a long road, {hero} saw a racetrack with nobody on it yet.',
			'{They} drummed on everything that came within reach, and most of it answered.',
			'Ten ideas came at once, and {hero} gave each one a push to get it rolling.',
		],
	},
	closing: {
		young: [
			'Ready, steady, zoom! Off shot {hero}.',
			'{hero} could not wait. Come on!',
			'“Faster!” cried {hero}. “Here we go!”',
			'{hero} was up and away. Zip!',
			'No rest yet! {hero} had more to do.',
		],
		older: [
			'Before the dust could settle {hero} was off again, so it stayed up there.',
			'There was a great deal to do and exactly enough of {hero} to do it.',
			'{hero} caught {their} breath, looked around for the next thing, and there it was.',
			'If stories had wheels, this one would have been on two of them as {hero} took the corner.',
			'“Come on!” cried {hero}, already so far ahead that it sounded like an echo.',
		],
	},
	sounds: ['Zoom!', 'Vroom!', 'Zip!', 'Pow!', 'Whizz!'],
	times: ['dawn', 'day'],
	weathers: ['clear', 'windy'],
	feeling: 'happy',
	ending: 'grand',
};
