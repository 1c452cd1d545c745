import { expect, test } from 'vitest';
import { sentenceSpans } from './sentences.ts';

const read = (text: string) => sentenceSpans(text).map(({ from, to }) => text.slice(from, to));

test('a text is split into sentences without the space between them', () => {
	expect(read('  One ran.  Two hid!\nThree?  ')).toEqual(['One ran.', 'Two hid!', 'Three?']);
});

test('speech and its tag are one sentence', () => {
	expect(read('“Run!” shouted Milo. He ran.')).toEqual(['“Run!” shouted Milo.', 'He ran.']);
	expect(read('“Is it far?” — asked Juno.')).toEqual(['“Is it far?” — asked Juno.']);
});

test('a title before a name ends no sentence', () => {
	expect(read('Mr. Fox met Dr. Owl. They danced.')).toEqual(['Mr. Fox met Dr. Owl.', 'They danced.']);
});

test('a new line ends a sentence even where small letters follow', () => {
	expect(read('The end\nof the road')).toEqual(['The end', 'of the road']);
});

test('only a blank line makes a new paragraph', () => {
	const marks = sentenceSpans('One. Two.\nThree.\n \nFour.').map(({ isParagraphStart, isParagraphEnd }) => [
		isParagraphStart,
		isParagraphEnd,
	]);
	expect(marks).toEqual([
		[true, false],
		[false, false],
		[false, true],
		[true, true],
	]);
});

test('white space has no sentence', () => {
	expect(sentenceSpans(' \n\n ')).toEqual([]);
});
