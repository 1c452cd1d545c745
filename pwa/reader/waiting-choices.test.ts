import { describe, expect, it } from 'vitest';
import type { Entry, Problem } from '../local/deeds.ts';
import type { NodeRow, Reading } from '../local/reading.ts';
import { faultIn } from './use-choosing.ts';
import {
	arrivalAt,
	isGoneByChoice,
	pendingChoice,
	refusedChoice,
	sentenceFor,
	sentences,
	troubleIn,
} from './waiting-choices.ts';

const node = (_id: string, parentNodeId: string | null, choiceIndex: number | null, ...followers: (string | null)[]) =>
	({
		...{ _id, parentNodeId, choiceIndex },
		choices: followers.map((nextNodeId) => ({ text: `to ${nextNodeId}`, nextNodeId })),
	}) as unknown as NodeRow;
const first = node('first', null, null, 'left', null, 'right');
const left = node('left', 'first', 0, null, null, null);
const right = node('right', 'first', 2, null, null, null);

const choice = (nodeId: string, choiceIndex: number, parts: Partial<Entry> = {}) =>
	({ deed: { kind: 'choose', nodeId, choiceIndex }, state: 'waiting', ...parts }) as Entry;
const narration = { deed: { kind: 'narrate', nodeId: 'first' }, state: 'waiting' } as Entry;
const refused = (status: number, message = 'No.'): Partial<Entry> => ({
	state: 'failed',
	problem: { status, code: 'refused', message },
});
const reading = (path: NodeRow[], ...entries: Entry[]) =>
	({ path, entries, here: new Set(['first', 'left', 'right']) }) as unknown as Reading;
const problem = (status: number, message: string): Problem => ({ status, code: '', message });

describe('a choice that waits', () => {
	it('is pending at its chapter until its own chapter is here', () => {
		const waiting = reading([first, left], narration, choice('left', 1), choice('first', 0));
		expect(pendingChoice(waiting, left)?.deed.choiceIndex).toBe(1);
		expect(pendingChoice(waiting, first)).toBeNull();
		expect(pendingChoice(reading([first], choice('first', 1, { state: 'sending' })), first)).not.toBeNull();
	});

	it('is not pending once it was refused, and is remembered as that', () => {
		const waiting = reading([first], choice('first', 1, refused(402)));
		expect(pendingChoice(waiting, first)).toBeNull();
		expect(refusedChoice(waiting, first)?.deed.choiceIndex).toBe(1);
		expect(refusedChoice(reading([first], choice('first', 1)), first)).toBeNull();
	});

	it('is no trouble to anybody when it was refused and its chapter is here', () => {
		expect(refusedChoice(reading([first], choice('first', 0, refused(500))), first)).toBeNull();
	});

	it('says what failed where this device is in the way, and else only that it did not succeed', () => {
		const full = { status: 0, code: 'device-full', message: 'There is no room left on this device.' };
		expect(troubleIn(full)).toBe(`There is no room left on this device. ${sentences.failed}`);
		expect(troubleIn({ status: 503, code: 'busy', message: 'Busy.' })).toBe(sentences.failed);
	});

	// covers: errors/next-chapter-four-sentences
	it('tells that the story is gone', () => {
		expect(isGoneByChoice(reading([first], choice('first', 1, refused(404))))).toBe(true);
		expect(isGoneByChoice(reading([first], choice('first', 1, refused(402))))).toBe(false);
	});
});

describe('what is said of a refusal', () => {
	const general = 'Failed to generate the next part of the story. Please try again.';

	it('is the general one for a refusal without a sentence', () => {
		expect(sentenceFor(problem(422, ''))).toBe(general);
		expect(sentenceFor(problem(403, ' '))).toBe(general);
	});

	// covers: validation-rules/chapter-must-have-text
	// covers: errors/next-chapter-four-sentences
	it('is the sentence of one that explains itself', () => {
		expect(sentenceFor(problem(402, 'Your trial has ended.'))).toBe('Your trial has ended.');
		const empty = 'Generated node is missing required content';
		expect(sentenceFor(problem(200, empty))).toBe(empty);
	});

	it('is that the story is gone when it is', () => {
		expect(sentenceFor(problem(404, 'Nothing'))).toMatch(/^This story is not there any more/);
	});

	it('is the general sentence when the server or the network failed for too long', () => {
		expect(sentenceFor(problem(500, 'Boom'))).toBe(general);
		expect(sentenceFor(problem(0, 'Offline'))).toBe(general);
	});
});

describe('a choice that cannot even be taken', () => {
	// covers: errors/next-chapter-four-sentences
	it('needs a story and a choice to come from', () => {
		expect(faultIn(null, first, 0)).toBe('Story data is missing');
		expect(faultIn(reading([first]), first, 7)).toBe('Current story part data is missing');
		expect(faultIn(reading([first]), first, 1)).toBeNull();
	});
});

describe('a chapter arrives', () => {
	const before = reading([first]);

	it('when the way that was taken here leads to it', () => {
		const way = { nodeId: 'first', choiceIndex: 2 };
		expect(arrivalAt(before, reading([first, right]), way)).toBe('right');
		expect(arrivalAt(reading([first, left]), reading([first, right]), way)).toBe('right');
	});

	it('when a choice that waited was carried out, whoever did it', () => {
		const waiting = reading([first], choice('first', 0, { state: 'sending' }));
		expect(arrivalAt(waiting, reading([first, left]), null)).toBe('left');
	});

	it('not when another device took its way, nor when it was there before', () => {
		expect(arrivalAt(before, reading([first, left]), null)).toBeNull();
		expect(arrivalAt(before, reading([first, left]), { nodeId: 'first', choiceIndex: 2 })).toBeNull();
		const there = reading([first, left]);
		expect(arrivalAt(there, there, { nodeId: 'first', choiceIndex: 0 })).toBeNull();
	});
});
