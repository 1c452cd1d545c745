import type { MoodPack } from '../../pack.ts';

export const whimsical: MoodPack = {
	tone: {
		young: [
			'{hero} had a teacup for a boat.',
			'A button said good day to {hero}.',
			'{hero} hung {their} hat on a cloud.',
			'The path curled up like a cat.',
			'{They} had a pocket full of echoes.',
			'{hero} asked the stairs for a dance.',
			'A leaf tipped its hat.',
			'Up was a bit to the left today.',
			'{hero} posted a letter to a puddle.',
			'{Their} shadow wore odd socks.',
		],
		older: [
			'{hero} kept a small cloud on a string, for company and for watering things.',
			'A teaspoon had gone missing, {hero} knew, and was thought to be living under another name.',
			'{They} bowed to a beetle, who had been a duke or had at least met one.',
			'The hour was somewhere between a quarter past plum and half a biscuit.',
			'{hero} folded a thought into a paper bird and let it find its own way home.',
			'Today the air had a beard, or that was {hero}’s impression.',
			'Some doors are shy, so {they} knocked and looked the other way.',
			'{hero} collected echoes, and had several good ones in a jar marked Later.',
			'If you listen to an umbrella closely, and {they} did, it tells you of the sea.',
			'The moment had lace around the edges and a slight smell of oranges, thought {hero}.',
		],
	},
	closing: {
		young: [
			'And a teapot winked at {hero}.',
			'{hero} stepped into a puddle, out of a cup.',
			'Then the hat flew off with {hero} under it.',
			'Around the corner sat a very small Tuesday.',
			'{hero} took the path that was humming.',
		],
		older: [
			'{hero} turned left at the smell of cinnamon, as the snail had recommended.',
			'Somewhere a small brass key was looking for {hero}, and it was getting warmer.',
			'The next part of the way was made of maybe, and {hero} put a foot on it.',
			'A note arrived by moth, addressed to {hero} in a hurried sort of spelling.',
			'It was, all things considered, an odd sort of hour, and it had more to come.',
		],
	},
	sounds: ['Pling!', 'Tootle-oo!', 'Whirr!', 'Plink!', 'Puff!'],
	times: ['dawn', 'dusk', 'day'],
	weathers: ['mist', 'clear', 'windy', 'snow'],
	feeling: 'curious',
	ending: 'funny',
};
