import { describe, expect, it } from 'vitest';
import { speakableText, splitIntoPieces } from './speech-pieces.ts';

const inputs = (text: string, longest: number) => splitIntoPieces(text, longest).map(({ input }) => input);

describe('splitting a text into pieces', () => {
	it('gives one piece for a short text, with its paragraphs', () => {
		expect(inputs('One ran.  Two hid.\n\n Three slept. ', 100)).toEqual(['One ran. Two hid.\n\nThree slept.']);
	});

	it('splits at sentences into similar lengths', () => {
		const text = 'Twenty letters here. '.repeat(12).trim();
		expect(inputs(text, 200).map((one) => one.length)).toEqual([125, 125]);
	});

	it('splits a long sentence after a clause, else between words, else anywhere', () => {
		expect(inputs('He ran and ran, and then he slept for days', 30)).toEqual([
			'He ran and ran,',
			'and then he slept for days',
		]);
		expect(inputs('Nobody has ever seen what came after that', 30)).toEqual([
			'Nobody has ever seen what',
			'came after that',
		]);
		expect(inputs('a'.repeat(70), 30).map((one) => one.length)).toEqual([30, 30, 10]);
		expect(inputs('🦊a'.repeat(30), 31).every((one) => !one.includes('\uFFFD'))).toBe(true);
	});

	it('gives shorter pieces for scripts with more bytes per letter', () => {
		const pieces = splitIntoPieces('李小龙走进了森林。'.repeat(400), 4096);
		expect(pieces).toHaveLength(2);
		expect(Math.max(...pieces.map(({ input }) => Buffer.byteLength(input)))).toBeLessThanOrEqual(6000);
	});

	it('has every word once, in order, with its offsets in the text', () => {
		const text = 'Milo, the fox, ran — and ran. “Stop!” said Zoë.\n\nHe did not stop, of course, for 23 days.';
		const words = splitIntoPieces(text, 40).flatMap((piece) => piece.words);
		const expected = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter(
			(one) => one.isWordLike,
		);
		expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(expected.map(({ segment }) => segment));
	});

	it('gives no pieces without speakable words', () => {
		expect(splitIntoPieces(' 🦊 … *** \n\n', 100)).toEqual([]);
	});
});

describe('the speakable text', () => {
	it.each([
		['| a | b |\n|---|', 'a b\n---'],
		['It was **very** _dark_ `there`', 'It was very dark there'],
		['5 + 5 = 10 & more', '5 + 5 10 and more'],
		['می‌روم', 'می‌روم'],
		['1️⃣ first', '1 first'],
		['half \ud83d gone', 'half gone'],
	])('%s', (written, said) => {
		expect(speakableText(written)).toBe(said);
	});
});
