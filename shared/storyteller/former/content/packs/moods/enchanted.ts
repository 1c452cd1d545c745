import type { MoodPack } from '../../pack.ts';

export const enchanted: MoodPack = {
	tone: {
		young: [
			'A soft glow shone near {hero}.',
			'{hero} felt a spell in the air.',
			'Everything held its breath, and so did {hero}.',
			'There was a tiny chime. Ting!',
			'{hero} dared not blink.',
			'Sparks danced over {hero}’s head.',
			'It was as if the stones could talk.',
			'{Their} skin tingled, like fizzy water.',
			'{hero} whispered, “Is it magic?”',
			'Gold dust fell on {their} nose.',
		],
		older: [
			'Something old and gentle was awake here, and it had turned to look at {hero}.',
			'{hero} had the feeling that {they} had been expected for about three hundred years.',
			'The air was thick with almost, as it is when a spell has one word left to go.',
			'A chime sounded, so high that only {hero} and possibly the mice could hear it.',
			'{They} hardly dared to breathe, in case it all turned back into Tuesday.',
			'Every shadow seemed to have been embroidered around the edges with silver thread.',
			'{hero} held out a hand, and the light came to it, as a bird might.',
			'There are places where wishes lie about like leaves, and {hero} trod with care.',
			'{They} said {their} own name aloud, and the place repeated it like a promise.',
			'Old magic smells of apples and rain, and {hero} had it in {their} nose.',
		],
	},
	closing: {
		young: [
			'The glow grew bright. Then it moved.',
			'{hero} followed one gold spark.',
			'“Come,” said a voice like a bell.',
			'The spell was not over yet.',
			'{hero} made a wish. Shh!',
		],
		older: [
			'One spark broke from the others and hung before {hero}, as if to say, this way.',
			'The spell was only half woven, and {hero} was holding one of the threads.',
			'Behind {hero} the way had closed without a sound; in front it shone.',
			'{hero} took a step, and the enchantment took one too, like a partner in a dance.',
			'What had been asleep so long had opened one eye, and it liked what it saw.',
		],
	},
	sounds: ['Ting!', 'Tinkle!', 'Shush!', 'Zing!', 'Pling!'],
	times: ['dusk', 'night', 'dawn'],
	weathers: ['mist', 'clear', 'snow'],
	feeling: 'surprised',
	ending: 'quiet',
};
