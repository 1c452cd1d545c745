import { describe, expect, it } from 'vitest';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import type { Entry, EntryProblem } from '../local/outbox/commands.ts';
import { choiceError } from './choice-controller.ts';
import {
	choiceErrors,
	isStoryGone,
	pendingChoice,
	reachedChapter,
	refusalMessage,
	refusedChoice,
	retryMessage,
} from './pending-choices.ts';

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
const problem = (status: number, message: string): EntryProblem => ({ status, code: '', message });

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

	it('names a problem of this device, and otherwise shows the general message', () => {
		const full = { status: 0, code: 'device-full', message: 'There is no room left on this device.' };
		expect(retryMessage(full)).toBe(`There is no room left on this device. ${choiceErrors.failed}`);
		expect(retryMessage({ status: 503, code: 'busy', message: 'Busy.' })).toBe(choiceErrors.failed);
	});

	// covers: errors/next-chapter-four-sentences
	it('reports a deleted story after a 404', () => {
		expect(isStoryGone(viewOf([first], choice('first', 1, refused(404))))).toBe(true);
		expect(isStoryGone(viewOf([first], choice('first', 1, refused(402))))).toBe(false);
	});
});

describe('the message of a refusal', () => {
	const general = 'Failed to generate the next part of the story. Please try again.';

	it('is the general one when the server gives none', () => {
		expect(refusalMessage(problem(422, ''))).toBe(general);
		expect(refusalMessage(problem(403, ' '))).toBe(general);
	});

	// covers: validation-rules/chapter-must-have-text
	// covers: errors/next-chapter-four-sentences
	it('is the server’s message for a 4xx', () => {
		expect(refusalMessage(problem(402, 'Your trial has ended.'))).toBe('Your trial has ended.');
		const empty = 'Generated node is missing required content';
		expect(refusalMessage(problem(200, empty))).toBe(empty);
	});

	it('says that the story is gone after a 404', () => {
		expect(refusalMessage(problem(404, 'Nothing'))).toMatch(/^This story is not there any more/);
	});

	it('is the general one after errors of the server or the network', () => {
		expect(refusalMessage(problem(500, 'Boom'))).toBe(general);
		expect(refusalMessage(problem(0, 'Offline'))).toBe(general);
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
		const way = { nodeId: 'first', choiceIndex: 2 };
		expect(reachedChapter(before, viewOf([first, right]), way)).toBe('right');
		expect(reachedChapter(viewOf([first, left]), viewOf([first, right]), way)).toBe('right');
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
