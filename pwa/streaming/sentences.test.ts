import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it('knows each sentence by its place in the chapter, and leaves nothing out', () => {
	const text = '“Quack!” said the duck. Ting, ting! 水が光った。鳥が来た。';
	const sentences = sentencesOf({ text, from: 40 });
	expect(sentences.map((one) => one.text).join('')).toBe(text);
	expect(sentences.map(({ from }) => text.slice(from - 40).split(/[ 。]/)[0])).toEqual(
		sentences.map((one) => one.text.split(/[ 。]/)[0]),
	);
	expect(sentences).toHaveLength(5);
});

it('keeps the sentences before as they were when another one follows', () => {
	const [before, after] = ['Pip hid. A bell rang.', 'Pip hid. A bell rang. Ting!'].map((text) =>
		sentencesOf({ text, from: 0 }),
	);
	expect(after?.map(({ from }) => from)).toEqual([...(before ?? []).map(({ from }) => from), 22]);
});
