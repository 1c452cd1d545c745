import type { MoodPack } from '../../pack.ts';

export const spooky: MoodPack = {
	tone: {
		young: [
			'Creak, went something. {hero} jumped.',
			'Ooooh! Was it only the wind?',
			'{hero} held {their} own hand.',
			'A shadow waved. {hero} waved back.',
			'It was a little bit spooky. Just a bit.',
			'{Their} hair stood up to look.',
			'“Who goes hoo?” wondered {hero}.',
			'{hero} walked on the tips of {their} toes.',
			'“Boo!” said {hero} first, to be safe.',
			'Something tickled {their} neck. A cobweb!',
		],
		older: [
			'There was a creak, the polite kind, as if somebody wished not to disturb {hero}.',
			'A shiver ran up {hero}’s back, found nobody there, and ran down again.',
			'{hero} had the sense of being watched by something that was itself rather nervous.',
			'The shadows had drawn their chairs a little closer, though only to hear the story.',
			'Something sighed behind {them}, and when {they} turned it said, “Pardon.”',
			'{They} whistled, not from fear, but so that anything in the dark might join in.',
			'It was the good sort of spooky, the one {hero} asked for again with the lamp lit.',
			'A chill brushed {hero}’s ear, as light as a moth with cold feet.',
			'{hero} told {themself} that it was a coat on a hook, and it seemed to agree.',
			'Whatever had gone bump did so once more, and then said “Ouch” quite softly.',
		],
	},
	closing: {
		young: [
			'Tap. Tap. Tap. Who was it?',
			'A voice said, “Boo?” A very small voice.',
			'{hero} looked up. Two eyes looked down!',
			'It came near. It was only… what?',
			'The door went creeeak. In went {hero}.',
		],
		older: [
			'Slowly, with a long and well-rehearsed creak, something began to open.',
			'{hero} turned round, and there, pale and trembling, stood something more scared than anyone.',
			'The candle went out, and in the dark somebody small said, “Sorry, that was me.”',
			'There were footsteps overhead, which was strange, as there was no floor up there.',
			'“Who is there?” whispered {hero}, and after a polite pause something told {them}.',
		],
	},
	sounds: ['Creak!', 'Ooooh!', 'Hoo-hoo!', 'Bump!', 'Rattle!'],
	times: ['night', 'dusk'],
	weathers: ['mist', 'cloudy', 'windy'],
	feeling: 'curious',
	ending: 'quiet',
};
