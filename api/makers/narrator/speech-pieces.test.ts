import { describe, expect, it } from 'vitest';
import { speakableText } from './speakable-text.ts';
import { splitIntoPieces } from './speech-pieces.ts';

const inputs = (text: string, longest: number) => splitIntoPieces(text, longest).map(({ input }) => input);

describe('the pieces of a text', () => {
	it('are one when it is short, with its paragraphs', () => {
		expect(inputs('One ran.  Two hid.\n\n Three slept. ', 100)).toEqual(['One ran. Two hid.\n\nThree slept.']);
	});

	it('end with sentences and are of about the same length', () => {
		const text = 'Twenty letters here. '.repeat(12).trim();
		expect(inputs(text, 200).map((one) => one.length)).toEqual([125, 125]);
	});

	it('cut a sentence that is too long after a clause, else between words, else anywhere', () => {
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

	it('are shorter in scripts of which a letter takes more', () => {
		const pieces = splitIntoPieces('李小龙走进了森林。'.repeat(400), 4096);
		expect(pieces).toHaveLength(2);
		expect(Math.max(...pieces.map(({ input }) => Buffer.byteLength(input)))).toBeLessThanOrEqual(6000);
	});

	it('hold every word once, in order, where it stands in the text', () => {
		const text = 'Milo, the fox, ran — and ran. “Stop!” said Zoë.\n\nHe did not stop, of course, for 23 days.';
		const words = splitIntoPieces(text, 40).flatMap((piece) => piece.words);
		const expected = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter(
			(one) => one.isWordLike,
		);
		expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(expected.map(({ segment }) => segment));
	});

	it('are none when there is nothing to say', () => {
		expect(splitIntoPieces(' 🦊 … *** \n\n', 100)).toEqual([]);
	});
});

describe('what is said of a text', () => {
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
