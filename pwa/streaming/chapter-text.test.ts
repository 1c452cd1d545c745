import { describe, expect, it } from 'vitest';
import { hasDropCap, paragraphsOf, sentencesOf } from './chapter-text.ts';

const textsOf = (content: string) => paragraphsOf(content).map(({ text }) => text);

describe('the paragraphs of a chapter', () => {
	it('are separated by line breaks', () => {
		expect(textsOf('One.\n\nTwo.\r\n  Three.\n \n')).toEqual(['One.', 'Two.', 'Three.']);
	});

	it('have their offset in the text', () => {
		const content = 'Chapter 1\n\nOnce there was Milo.\n\n  He ran.';
		const found = paragraphsOf(content).map(({ text, from }) => content.slice(from, from + text.length));
		expect(found).toEqual(['Once there was Milo.', 'He ran.']);
	});

	it.each([
		'Chapter 1',
		'CHAPTER TWO: The Cave',
		'## Chapter 3',
		'**Chapter Four – Home**',
	])('do not include %s', (line) => {
		expect(textsOf(`${line}\n\nOnce upon a time.`)).toEqual(['Once upon a time.']);
	});

	it('include a sentence that only begins with the word chapter', () => {
		expect(textsOf('Chapter and verse were lost on Milo, who had never read either of them.')).toHaveLength(1);
	});
});

it.each([
	['Once upon a time', true],
	['“Élodie!” she called', true],
	['محمد sat down', false],
	['7 ships', false],
])('a drop cap for %s: %s', (text, large) => {
	expect(hasDropCap({ text, from: 0 })).toBe(large);
});

it('splits a paragraph into sentences with offsets, without losing text', () => {
	const text = '“Quack!” said the duck. Ting, ting! 水が光った。鳥が来た。';
	const sentences = sentencesOf({ text, from: 40 });
	expect(sentences.map((one) => one.text).join('')).toBe(text);
	expect(sentences.map(({ from }) => text.slice(from - 40).split(/[ 。]/)[0])).toEqual(
		sentences.map((one) => one.text.split(/[ 。]/)[0]),
	);
	expect(sentences).toHaveLength(5);
});

it('keeps the offsets of earlier sentences when another one follows', () => {
	const [before, after] = ['Pip hid. A bell rang.', 'Pip hid. A bell rang. Ting!'].map((text) =>
		sentencesOf({ text, from: 0 }),
	);
	expect(after?.map(({ from }) => from)).toEqual([...(before ?? []).map(({ from }) => from), 22]);
});
