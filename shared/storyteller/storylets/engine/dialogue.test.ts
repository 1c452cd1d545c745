import { describe, expect, it } from 'vitest';
import { separateSpeakers } from './dialogue.ts';

const paragraphsOf = (text: string) => separateSpeakers(text).split('\n\n');

describe('separateSpeakers', () => {
	it('begins a paragraph where one speech directly follows another', () => {
		expect(paragraphsOf('“Ready?” asked Pip. “Yes.” “Now?”')).toEqual(['“Ready?” asked Pip. “Yes.”', '“Now?”']);
		expect(paragraphsOf('“You will miss the cake,” said Thimble. “Yes.” “And the soup?” “Yes,” said Pip.')).toEqual([
			'“You will miss the cake,” said Thimble. “Yes.”',
			'“And the soup?”',
			'“Yes,” said Pip.',
		]);
	});

	it('begins a paragraph where another speaker is named', () => {
		expect(paragraphsOf('“Me?” said Pip. He looked up. “You,” said Mr. Blink. “Come in!”')).toEqual([
			'“Me?” said Pip. He looked up.',
			'“You,” said Mr. Blink. “Come in!”',
		]);
	});

	it('keeps together what one person says', () => {
		for (const text of [
			'“I see,” said Captain Bess Barnacle. “Sit down,” said Bess.',
			'“It rained,” said Zoë, “and it snowed.” Then they went. “At last,” said Zoë.',
			'Pip took it. “Thank you,” he said. “It is heavy.”',
			'She read the word “Come!” on the door.',
		])
			expect(paragraphsOf(text)).toEqual([text]);
	});
});
