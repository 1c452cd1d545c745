import { describe, expect, it } from 'vitest';
import type { StoryDelta } from '../../shared/contract/events.ts';
import { type ChapterStream, emptyStream, hasGap, isBurst, withDelta } from './chapter-stream.ts';

const place = { storyId: 'pip', parentNodeId: 'first', choiceIndex: 1 };
const piece = (from: number, text: string, parts: Partial<StoryDelta> = {}): StoryDelta => ({
	...{ ...place, requestId: 'wish-of-milo', telling: 7, from, text },
	...parts,
});
const heard = (...pieces: StoryDelta[]): ChapterStream =>
	pieces.reduce((told, one) => withDelta(told, one, place), emptyStream);

describe('the stream of a chapter', () => {
	it('appends deltas', () => {
		expect(heard(piece(0, 'Pip hid. '), piece(9, 'A bell rang.')).text).toBe('Pip hid. A bell rang.');
	});

	it('holds an early delta back until the gap before it is filled', () => {
		const early = heard(piece(0, 'Pip hid. '), piece(21, ' Ting!'));
		expect([early.text, hasGap(early)]).toEqual(['Pip hid. ', true]);
		const whole = withDelta(early, piece(9, 'A bell rang.'), place);
		expect([whole.text, hasGap(whole)]).toEqual(['Pip hid. A bell rang. Ting!', false]);
	});

	it('sorts deltas that arrive in any order', () => {
		const told = heard(piece(9, 'A bell rang.'), piece(21, ' Ting!'), piece(0, 'Pip hid. '));
		expect(told.text).toBe('Pip hid. A bell rang. Ting!');
	});

	it('accepts a replay from the start, and ignores one that is shorter', () => {
		const broken = heard(piece(0, 'Pip hid. '), piece(21, ' Ting!'));
		expect(withDelta(broken, piece(0, 'Pip hid. A bell rang.'), place).text).toBe('Pip hid. A bell rang. Ting!');
		const whole = heard(piece(0, 'Pip hid. A bell rang.'));
		expect(withDelta(whole, piece(0, 'Pip hid. '), place).text).toBe('Pip hid. A bell rang.');
	});

	it('ignores a repeated delta', () => {
		expect(heard(piece(0, 'Pip hid. '), piece(0, 'Pip hid. '), piece(9, 'Ting!'), piece(9, 'Ting!')).text).toBe(
			'Pip hid. Ting!',
		);
	});

	it('restarts with a new attempt, and ignores late deltas of the earlier one', () => {
		const anew = heard(piece(0, 'Pip ran. '), piece(30, 'Boo!'), piece(0, '', { telling: 8 }));
		expect(anew).toEqual({ telling: 8, text: '', early: [] });
		const late = withDelta(anew, piece(9, 'Boo!'), place);
		expect(late).toBe(anew);
		expect(withDelta(late, piece(0, 'Pip hid.', { telling: 8 }), place).text).toBe('Pip hid.');
	});

	it('restarts also when the first delta of the new attempt is missing', () => {
		const told = heard(piece(0, 'Pip ran. '), piece(5, 'hid. ', { telling: 9 }));
		expect([told.text, hasGap(told)]).toEqual(['', true]);
	});

	it('is a burst only if the first text has more than three sentences', () => {
		const chapter = 'Pip hid. A bell rang. Ting! It rang again. Pip ran.';
		expect(isBurst(emptyStream, heard(piece(0, chapter)))).toBe(true);
		expect(isBurst(emptyStream, heard(piece(0, 'Pip hid. A bell rang.')))).toBe(false);
		const begun = heard(piece(0, 'Pip hid. '));
		expect(isBurst(begun, withDelta(begun, piece(0, chapter), place))).toBe(false);
	});

	it.each([
		['story', { storyId: 'fern' }],
		['chapter', { parentNodeId: 'second' }],
		['choice', { choiceIndex: 2 }],
		['beginning', { parentNodeId: null, choiceIndex: null }],
	])('ignores deltas of another %s', (_of, parts) => {
		expect(heard(piece(0, 'Not here.', parts))).toBe(emptyStream);
	});
});
