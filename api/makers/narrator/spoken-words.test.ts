import { expect, test } from 'vitest';
import { pronounceable, spokenWords } from './spoken-words.ts';

test.each([
	['Zoë', 'Zoe'],
	['Łukasz', 'Lukasz'],
	['Milo’s', "Milo's"],
	['小龙', 'Xiao Long'],
	['1,000', '1,000'],
	['3.5', '3.5'],
	['Dr', 'doctor'],
	['__', ''],
	['🦊', ''],
	['a'.repeat(3000), 'a'.repeat(48)],
])('%s is spoken as %j', (written, said) => {
	if (said) expect(pronounceable(written)).toBe(said);
	else expect(pronounceable(written)).not.toMatch(/[^A-Za-z0-9'., ]/);
});

test('only letters, digits and signs inside numbers reach the engine', () => {
	for (const word of ['a<b', 'x"y', 'a;b', 'tail.', ',lead', 'a\0b']) {
		expect(pronounceable(word)).toMatch(/^[A-Za-z0-9' ]+$/);
	}
});

test('words have offsets into the whole text', () => {
	const text = 'The fox, well-fed, met 小龙.';
	const { words } = spokenWords(text.slice(4), 4, '');
	expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(['fox', 'well', 'fed', 'met', '小龙']);
});

test('the heaviest punctuation after a word counts', () => {
	const { words } = spokenWords('Oh, no?! Wait… stop — go', 0, '');
	expect(words.map(({ mark }) => mark)).toEqual([',', '!', '…', '—', '']);
});

test('the full stop after a title or an initial makes no pause', () => {
	expect(spokenWords('Mr. Fox and J. Owl.', 0, '').words.map(({ mark }) => mark)).toEqual(['', '', '', '', '.']);
});

test('words in quotation marks are speech, also when they close in a later sentence', () => {
	const first = spokenWords('She said “Look there.', 0, '');
	expect(first.words.map(({ isQuoted }) => isQuoted)).toEqual([false, false, true, true]);
	expect(first.closing).toBe('”');
	const second = spokenWords('A star,” and laughed.', 22, first.closing);
	expect(second.words.map(({ isQuoted }) => isQuoted)).toEqual([true, true, false, false]);
});

test('an apostrophe inside a word neither opens nor closes speech', () => {
	expect(spokenWords('Milo’s hat wasn’t his', 0, '').words.some(({ isQuoted }) => isQuoted)).toBe(false);
});

test('an apostrophe after a word does not close other quotation marks', () => {
	expect(spokenWords('“The foxes’ den,” she said', 0, '').words.map(({ isQuoted }) => isQuoted)).toEqual([
		true,
		true,
		true,
		false,
		false,
	]);
});
