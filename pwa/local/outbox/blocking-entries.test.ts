import { describe, expect, it } from 'vitest';
import { blockingEntries } from './blocking-entries.ts';
import type { Entry } from './commands.ts';

const entryOf = (seq: number, lanes: string[], parts: Partial<Entry> = {}) =>
	({ seq, lanes, state: 'waiting', ...parts }) as Entry;

describe('the entries that must be sent before another one', () => {
	const chapter1 = entryOf(1, ['story:s', 'voice:1']);
	const chapter2 = entryOf(2, ['story:s', 'voice:2']);
	const narration = entryOf(3, ['voice:2']);

	it('are those with an ordering key of its own, and those that these wait for, oldest first', () => {
		expect(blockingEntries(narration, [chapter1, chapter2, narration])).toEqual([chapter1, chapter2]);
	});

	it('are no failed, unrelated or later ones', () => {
		const others = [
			entryOf(0, ['story:s'], { state: 'failed' }),
			entryOf(1, ['voice:1']),
			chapter2,
			entryOf(4, ['voice:2']),
		];
		expect(blockingEntries(narration, others)).toEqual([chapter2]);
		expect(blockingEntries(chapter1, others)).toEqual([]);
	});
});
