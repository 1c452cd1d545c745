import { describe, expect, it } from 'vitest';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import type { Entry } from '../local/outbox/commands.ts';
import { choiceError } from './choice-controller.ts';
import { isStoryGone, pendingChoice, reachedChapter, refusedChoice } from './pending-choices.ts';

const chapterRow = (
	_id: string,
	parentNodeId: string | null,
	choiceIndex: number | null,
	...followers: (string | null)[]
) =>
	({
		...{ _id, parentNodeId, choiceIndex },
		choices: followers.map((nextNodeId) => ({ text: `to ${nextNodeId}`, nextNodeId })),
	}) as unknown as ChapterRow;
const first = chapterRow('first', null, null, 'left', null, 'right');
const left = chapterRow('left', 'first', 0, null, null, null);
const right = chapterRow('right', 'first', 2, null, null, null);

const choice = (nodeId: string, choiceIndex: number, parts: Partial<Entry> = {}) =>
	({ deed: { kind: 'choose', nodeId, choiceIndex }, state: 'waiting', ...parts }) as Entry;
const narration = { deed: { kind: 'narrate', nodeId: 'first' }, state: 'waiting' } as Entry;
const refused = (status: number, message = 'No.'): Partial<Entry> => ({
	state: 'failed',
	problem: { status, code: 'refused', message },
});
const viewOf = (path: ChapterRow[], ...entries: Entry[]) =>
	({ path, entries, localIds: new Set(['first', 'left', 'right']) }) as unknown as StoryView;

describe('a pending choice', () => {
	it('is pending until its own chapter is on this device', () => {
		const waiting = viewOf([first, left], narration, choice('left', 1), choice('first', 0));
		expect(pendingChoice(waiting, left)?.deed.choiceIndex).toBe(1);
		expect(pendingChoice(waiting, first)).toBeNull();
		expect(pendingChoice(viewOf([first], choice('first', 1, { state: 'sending' })), first)).not.toBeNull();
	});

	it('is refused and no longer pending after a refusal', () => {
		const waiting = viewOf([first], choice('first', 1, refused(402)));
		expect(pendingChoice(waiting, first)).toBeNull();
		expect(refusedChoice(waiting, first)?.deed.choiceIndex).toBe(1);
		expect(refusedChoice(viewOf([first], choice('first', 1)), first)).toBeNull();
	});

	it('is not shown as refused when its chapter is on this device', () => {
		expect(refusedChoice(viewOf([first], choice('first', 0, refused(500))), first)).toBeNull();
	});

	// covers: errors/next-chapter-four-sentences
	it('reports a deleted story after a 404', () => {
		expect(isStoryGone(viewOf([first], choice('first', 1, refused(404))))).toBe(true);
		expect(isStoryGone(viewOf([first], choice('first', 1, refused(402))))).toBe(false);
	});
});

describe('a choice that cannot be taken', () => {
	// covers: errors/next-chapter-four-sentences
	it('names the missing story or choice', () => {
		expect(choiceError(null, first, 0)).toBe('Story data is missing');
		expect(choiceError(viewOf([first]), first, 7)).toBe('Current story part data is missing');
		expect(choiceError(viewOf([first]), first, 1)).toBeNull();
	});
});

describe('the chapter that a choice reached', () => {
	const before = viewOf([first]);

	it('is the one that the taken choice leads to', () => {
		const requested = { nodeId: 'first', choiceIndex: 2 };
		expect(reachedChapter(before, viewOf([first, right]), requested)).toBe('right');
		expect(reachedChapter(viewOf([first, left]), viewOf([first, right]), requested)).toBe('right');
	});

	it('is the one of a pending choice, whichever context sent it', () => {
		const waiting = viewOf([first], choice('first', 0, { state: 'sending' }));
		expect(reachedChapter(waiting, viewOf([first, left]), null)).toBe('left');
	});

	it('is none for another device’s choice or a known chapter', () => {
		expect(reachedChapter(before, viewOf([first, left]), null)).toBeNull();
		expect(reachedChapter(before, viewOf([first, left]), { nodeId: 'first', choiceIndex: 2 })).toBeNull();
		const there = viewOf([first, left]);
		expect(reachedChapter(there, there, { nodeId: 'first', choiceIndex: 0 })).toBeNull();
	});
});
