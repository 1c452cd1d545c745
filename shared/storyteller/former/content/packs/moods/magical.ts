import type { MoodPack } from '../../pack.ts';

export const magical: MoodPack = {
	tone: {
		young: [
			'Poof! {hero} saw a puff of gold.',
			'{hero} snapped two fingers. Spark!',
			'Something shone in {hero}’s hand.',
			'It moved by itself! {hero} gasped.',
			'One word, and the light came on.',
			'{Their} toes left the ground. Oh!',
			'{hero} said please, and it flew.',
			'Was it a trick? {hero} thought not.',
			'Stars fell up, not down.',
			'{hero} felt it fizz, fizz, fizz.',
		],
		older: [
			'There was a spark, a smell of burnt sugar, and then {hero} had one more than before.',
			'{hero} spoke the word, and it got up and went to work.',
			'It was not the sort of thing that happens, and {hero} watched it twice.',
			'A tingle ran along {their} arms and dripped in bright beads from {their} fingers.',
			'{They} had only wished a little, and in a small voice, but it had been enough.',
			'Things floated that generally do not, and {hero} stepped politely around them.',
			'Magic likes to be asked, as {hero} knew, and never minds being thanked.',
			'{hero} felt the air bend, the way a branch does under a landing bird.',
			'What had been a pumpkin, more or less, looked at {hero} and raised an eyebrow.',
			'There is always a price for such things, and today it was three hiccups.',
		],
	},
	closing: {
		young: [
			'And then, poof! It was gone.',
			'{hero} waved, and a door was there.',
			'“Again!” cried {hero}. Zing!',
			'The magic was not done with {hero}.',
			'One last spark went by. Follow it!',
		],
		older: [
			'The magic hummed in {their} pockets, and it had plainly not finished.',
			'{hero} opened {their} hand, and what lay there had not been there before.',
			'There was a flash, a pop, and where the wall had been stood a question.',
			'Rules were for later; at this moment, for {hero}, anything at all was possible.',
			'It had begun as a single spark, and {hero} had let it out of the jar.',
		],
	},
	sounds: ['Poof!', 'Zing!', 'Abracadabra!', 'Fwoosh!', 'Fizz!'],
	times: ['night', 'dusk', 'dawn'],
	weathers: ['clear', 'mist', 'snow'],
	feeling: 'surprised',
	ending: 'grand',
};
