import { expect, test } from 'vitest';
import type { Phone } from './flite.ts';
import { wordOnsets } from './ssml.ts';

function phones(...lengths: [name: string, seconds: number][]): Phone[] {
	let start = 0;
	return lengths.map(([name, seconds]) => {
		const phone = { name, start, end: start + seconds };
		start = phone.end;
		return phone;
	});
}

const heard = phones(['pau', 0.2], ['dh', 0.05], ['ax', 0.05], ['f', 0.1], ['aa', 0.1], ['pau', 0.1], ['r', 0.1]);

test('words begin where the marked phones change their rate, with any silences between', () => {
	const marked = phones(['pau', 0.2], ['dh', 0.04], ['ax', 0.05], ['f', 0], ['aa', 0], ['r', 0.08], ['pau', 0.2]);
	expect(wordOnsets(3, heard, marked)).toEqual([1, 3, 6]);
});

test('when the two runs differ, the words are spread over the phones in order', () => {
	expect(wordOnsets(3, heard, phones(['dh', 0.04], ['f', 0]))).toEqual([1, 2, 4]);
});

test('words without phones begin with the utterance', () => {
	expect(wordOnsets(2, [], [])).toEqual([0, 0]);
});
