import type { MoodPack } from '../../pack.ts';

export const silly: MoodPack = {
	tone: {
		young: [
			'{hero} wore a spoon on {their} nose.',
			'“Quack!” said {hero}. It felt right.',
			'{hero} put soup in a shoe.',
			'Wibble, wobble, flop went {hero}.',
			'“A sock is a hat,” said {hero}.',
			'{They} ran backward to see behind.',
			'{hero} asked a fish the time.',
			'“Bim, bam, banana!” sang {hero}.',
			'{hero} tickled a chair. It was rude.',
			'{They} had jelly on both ears.',
		],
		older: [
			'{hero} had decided to celebrate a snowball’s birthday, and could not be talked out of it.',
			'“Left is only right that has lost its way,” {hero} explained to a turnip.',
			'{They} saluted a bucket, in case it was an admiral.',
			'It made no sense whatever, and it made it beautifully, thought {hero}.',
			'{hero} counted to ten, leaving out six, for {they was} not on speaking terms with it.',
			'There was a spoon behind {their} ear, for emergencies of a soupy nature.',
			'{They} walked in a figure of eight, then tried a nine, which is harder.',
			'“Moo,” said {hero} thoughtfully, and felt that this covered it.',
			'{hero} tied a string to a pebble and told it to sit, and it sat.',
			'Sensible ideas had come by earlier, but {hero} had been busy with the marmalade.',
		],
	},
	closing: {
		young: [
			'And then {hero} said, “Wibble!”',
			'What came next? A bun in a hat!',
			'{hero} wore it on {their} head. Of course!',
			'Flip, flop, flap! Off went {hero}.',
			'It was all very odd. {hero} loved it.',
		],
		older: [
			'“There is only one thing for it,” said {hero}, and put on the teapot.',
			'All of this could be explained, but not by anyone who happened to be there.',
			'{hero} took the pebble’s advice, which was to go left and bring a bun.',
			'It was time for the secret plan, the one with the ladder and the forty sausages.',
			'“Quack,” said {hero} firmly, and there was nothing more to be said on either side.',
		],
	},
	sounds: ['Wibble!', 'Quack!', 'Boing!', 'Flop!', 'Splat!'],
	times: ['day', 'dawn'],
	weathers: ['windy', 'clear', 'rain'],
	feeling: 'happy',
	ending: 'funny',
};
