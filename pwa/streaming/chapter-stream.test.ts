import { describe, expect, it } from 'vitest';
import type { StoryDelta } from '../../shared/contract/events.ts';
import { type ChapterStream, emptyStream, hasGap, isBurst, withDelta } from './chapter-stream.ts';

const position = { storyId: 'pip', parentNodeId: 'first', choiceIndex: 1 };
const delta = (from: number, text: string, parts: Partial<StoryDelta> = {}): StoryDelta => ({
	...{ ...position, requestId: 'wish-of-milo', telling: 7, from, text },
	...parts,
});
const streamOf = (...deltas: StoryDelta[]): ChapterStream =>
	deltas.reduce((stream, one) => withDelta(stream, one, position), emptyStream);

describe('the stream of a chapter', () => {
	it('appends deltas', () => {
		expect(streamOf(delta(0, 'Pip hid. '), delta(9, 'A bell rang.')).text).toBe('Pip hid. A bell rang.');
	});

	it('holds an early delta back until the gap before it is filled', () => {
		const outOfOrder = streamOf(delta(0, 'Pip hid. '), delta(21, ' Ting!'));
		expect([outOfOrder.text, hasGap(outOfOrder)]).toEqual(['Pip hid. ', true]);
		const whole = withDelta(outOfOrder, delta(9, 'A bell rang.'), position);
		expect([whole.text, hasGap(whole)]).toEqual(['Pip hid. A bell rang. Ting!', false]);
	});

	it('sorts deltas that arrive in any order', () => {
		const stream = streamOf(delta(9, 'A bell rang.'), delta(21, ' Ting!'), delta(0, 'Pip hid. '));
		expect(stream.text).toBe('Pip hid. A bell rang. Ting!');
	});

	it('accepts a replay from the start, and ignores one that is shorter', () => {
		const broken = streamOf(delta(0, 'Pip hid. '), delta(21, ' Ting!'));
		expect(withDelta(broken, delta(0, 'Pip hid. A bell rang.'), position).text).toBe('Pip hid. A bell rang. Ting!');
		const whole = streamOf(delta(0, 'Pip hid. A bell rang.'));
		expect(withDelta(whole, delta(0, 'Pip hid. '), position).text).toBe('Pip hid. A bell rang.');
	});

	it('ignores a repeated delta', () => {
		expect(streamOf(delta(0, 'Pip hid. '), delta(0, 'Pip hid. '), delta(9, 'Ting!'), delta(9, 'Ting!')).text).toBe(
			'Pip hid. Ting!',
		);
	});

	it('restarts with a new attempt, and ignores late deltas of the earlier one', () => {
		const restarted = streamOf(delta(0, 'Pip ran. '), delta(30, 'Boo!'), delta(0, '', { telling: 8 }));
		expect(restarted).toEqual({ telling: 8, text: '', outOfOrder: [] });
		const late = withDelta(restarted, delta(9, 'Boo!'), position);
		expect(late).toBe(restarted);
		expect(withDelta(late, delta(0, 'Pip hid.', { telling: 8 }), position).text).toBe('Pip hid.');
	});

	it('restarts also when the first delta of the new attempt is missing', () => {
		const stream = streamOf(delta(0, 'Pip ran. '), delta(5, 'hid. ', { telling: 9 }));
		expect([stream.text, hasGap(stream)]).toEqual(['', true]);
	});

	it('is a burst only if the first text has more than three sentences', () => {
		const chapter = 'Pip hid. A bell rang. Ting! It rang again. Pip ran.';
		expect(isBurst(emptyStream, streamOf(delta(0, chapter)))).toBe(true);
		expect(isBurst(emptyStream, streamOf(delta(0, 'Pip hid. A bell rang.')))).toBe(false);
		const begun = streamOf(delta(0, 'Pip hid. '));
		expect(isBurst(begun, withDelta(begun, delta(0, chapter), position))).toBe(false);
	});

	it.each([
		['story', { storyId: 'fern' }],
		['chapter', { parentNodeId: 'second' }],
		['choice', { choiceIndex: 2 }],
		['beginning', { parentNodeId: null, choiceIndex: null }],
	])('ignores deltas of another %s', (_of, parts) => {
		expect(streamOf(delta(0, 'Not here.', parts))).toBe(emptyStream);
	});
});
