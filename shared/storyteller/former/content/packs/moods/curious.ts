import type { MoodPack } from '../../pack.ts';

export const curious: MoodPack = {
	tone: {
		young: [
			'{hero} had to know. What was it?',
			'“Hmm,” said {hero}. “Hmm, hmm, hmm.”',
			'{hero} bent down and looked close.',
			'Why? How? Who? {hero} asked them all.',
			'{Their} nose began to itch. A clue!',
			'{hero} poked it with one finger.',
			'“What if?” thought {hero}. “What if?”',
			'{hero} put {their} ear to it.',
			'That was odd. {hero} liked odd.',
			'{They} turned it over. Oh!',
		],
		older: [
			'{hero} had a question, and behind it, in a neat line, stood eleven more.',
			'Something here did not fit, and {hero} was delighted with it.',
			'{They} crouched until {their} nose was almost touching, and then looked closer.',
			'If a thing has a lid, it has an inside, and {hero} could think of little else.',
			'{hero} made a note, drew a small arrow, and wrote the word Why beside it.',
			'It was the ordinary things that puzzled {hero} most, because nobody ever asked them anything.',
			'{They} walked all the way around it, which only made it more interesting.',
			'A fact, {hero} had found, is like a biscuit: one leads to another.',
			'The more {they} looked, the more there was to see, and the hungrier {they} grew.',
			'“Now what,” {hero} murmured, “would happen if somebody pulled that?”',
		],
	},
	closing: {
		young: [
			'{hero} leaned in close. What was that?',
			'One more look, thought {hero}.',
			'And what was inside? {hero} had to see.',
			'“How odd!” said {hero}. “Let us find out.”',
			'{hero} had a new question. A big one!',
		],
		older: [
			'There was only one way to find out, and {hero} had already rolled up {their} sleeves.',
			'The answer was near now, and {hero} could feel it coming like a sneeze.',
			'{hero} had come with a single question and was leaving with a pocketful.',
			'Something did not add up, and {hero} would not sleep until it had been taken away.',
			'“Interesting,” said {hero}, and when {hero} said that, there was no going home.',
		],
	},
	sounds: ['Hmm!', 'Aha!', 'Tap-tap!', 'Click!', 'Ooh!'],
	times: ['dawn', 'day', 'dusk'],
	weathers: ['clear', 'cloudy', 'mist'],
	feeling: 'curious',
	ending: 'warm',
};
