import { expect, it } from 'vitest';
import { fallbackText } from './credit-text.ts';

it.each([
	[[], null],
	[['storyteller'], 'Our built-in storyteller stepped in for this chapter.'],
	[['illustrator', 'narrator'], 'Our built-in illustrator and voice stepped in for this chapter.'],
	[
		['storyteller', 'illustrator', 'narrator'],
		'Our built-in storyteller, illustrator and voice stepped in for this chapter.',
	],
] as const)('names %j as fallback', (standsIn, sentence) => {
	expect(fallbackText([...standsIn])).toBe(sentence);
});
