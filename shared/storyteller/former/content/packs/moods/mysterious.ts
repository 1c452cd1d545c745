import type { MoodPack } from '../../pack.ts';

export const mysterious: MoodPack = {
	tone: {
		young: [
			'{hero} heard a sound. Then nothing.',
			'Who was there? {hero} stood still.',
			'Something moved in the corner of {their} eye.',
			'{hero} felt that someone was near.',
			'It was here. Now it was not.',
			'Hush, thought {hero}. Listen.',
			'A secret was hiding close by.',
			'{hero} went one step at a time.',
			'{They} found a clue. A strange one.',
			'Nobody knew why. Not even {hero}.',
		],
		older: [
			'{hero} had the feeling of having walked into a room just after the answer left.',
			'Something had been here before {them}, and not so very long before.',
			'The silence was a little too tidy, {hero} thought, as if it had been arranged.',
			'{hero} glanced over {their} shoulder, and the empty passage looked quickly away.',
			'There was a pattern in it, if {they} could only stand at the right distance.',
			'Three things were out of place, and {hero} had so far found two.',
			'A whisper went by with its collar turned up, and {they} caught only the last word.',
			'{hero} knew a secret when {they} met one: they are quieter than other things.',
			'Every answer so far had been folded, and inside was another question.',
			'{They} had seen that mark before, and could not for the moment remember where.',
		],
	},
	closing: {
		young: [
			'Then it moved again. Shh!',
			'{hero} looked back. No one was there.',
			'What did it mean? {hero} had to know.',
			'The clue led on, around the corner.',
			'Somebody knew. But who?',
		],
		older: [
			'{hero} read it twice, and the second time it said something else.',
			'Far off a door closed, and {hero} was quite certain that none was there.',
			'The trail did not end here; it only, for reasons of its own, went quiet.',
			'Whoever had left it there had meant it to be found, and by {hero}.',
			'One piece was still missing, and {hero} had begun to suspect what shape it was.',
		],
	},
	sounds: ['Shhh!', 'Creak!', 'Psst!', 'Tap!', 'Whoo!'],
	times: ['night', 'dusk', 'dawn'],
	weathers: ['mist', 'cloudy', 'rain'],
	feeling: 'curious',
	ending: 'quiet',
};
