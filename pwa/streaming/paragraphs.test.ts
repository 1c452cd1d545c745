import { describe, expect, it } from 'vitest';
import { hasDropCap, paragraphsOf } from './paragraphs.ts';

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
