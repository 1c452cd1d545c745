import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

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
