import { describe, expect, it } from 'vitest';
import type { User } from '../../../shared/contract/user.ts';
import { readingPath } from '../../../shared/rules/reading-path.ts';
import type { Command, Entry } from '../outbox/commands.ts';
import { overlayChapters, packedChoiceKeys } from './chapter-overlay.ts';
import type { ChapterRow, StoryRow } from './database.ts';
import { overlayHousehold, overlayStories } from './overlay.ts';

const person = (id: string, name: string, role: User['role'] = 'parent') =>
	({ _id: id, role, profile: { name, age: 8 }, settings: settingsUpTo(12), subscription: {} }) as unknown as User;
const settingsUpTo = (maxAgeRating: number) => ({
	allowedGenres: ['dragon' as const],
	contentRestrictions: { maxAgeRating, disabledTopics: [] },
});
const rosa = person('rosa', 'Rosa');
const milo = person('milo', 'Milo', 'child');
const household = { user: rosa, family: [milo] };

const row = (id: string, authorId = 'rosa', status: StoryRow['status'] = 'in-progress') =>
	({ id, authorId, status, title: id, error: status === 'failed' ? 'It went wrong.' : null }) as StoryRow;
const creationOf = (id: string): Command =>
	({
		kind: 'create-story',
		story: { _id: id, genre: 'dragon', ageGroup: '6-8', settings: { mood: 'cozy', characters: [{ name: 'Pip' }] } },
	}) as unknown as Command;
const entry = (deed: Command, parts: Partial<Entry> = {}) =>
	({ deed, childId: null, state: 'waiting', createdAt: 0, ...parts }) as Entry;
const idsWith = (rows: StoryRow[], ...entries: Entry[]) => overlayStories(rows, entries, household).map(({ id }) => id);

describe('the stories with pending commands', () => {
	it('are the synced ones without any entries', () => {
		const rows = [row('b'), row('a')];
		expect(overlayStories(rows, [], household)).toBe(rows);
	});

	it('begin with the new stories, the latest first, each once', () => {
		expect(idsWith([row('a')], entry(creationOf('b')), entry(creationOf('c')), entry(creationOf('a')))).toEqual([
			'c',
			'b',
			'a',
		]);
	});

	it('name the author of a new story', () => {
		const [story] = overlayStories([], [entry(creationOf('a'), { childId: 'milo' })], household);
		expect(story).toMatchObject({ authorId: 'milo', authorName: 'Milo', title: 'Pip’s new story', status: 'queued' });
	});

	it('exclude stories being deleted, and those of a child being deleted', () => {
		const rows = [row('a'), row('b', 'milo'), row('c')];
		const deleteA = entry({ kind: 'delete-story', storyId: 'a', title: '' });
		expect(idsWith(rows, deleteA)).toEqual(['b', 'c']);
		expect(idsWith(rows, entry({ kind: 'delete-child', childId: 'milo', name: 'Milo' }))).toEqual(['a', 'c']);
		expect(idsWith([], entry(creationOf('d')), entry({ kind: 'delete-story', storyId: 'd', title: '' }))).toEqual([]);
	});

	it('show a retried story as queued', () => {
		const retry = entry({ kind: 'retry-story', storyId: 'a', title: '' });
		expect(overlayStories([row('a', 'rosa', 'failed')], [retry], household)).toMatchObject([
			{ status: 'queued', error: null },
		]);
	});

	it('ignore failed entries', () => {
		const failed = { state: 'failed' } as const;
		const entries = [
			entry(creationOf('b'), failed),
			entry({ kind: 'delete-story', storyId: 'a', title: '' }, failed),
			entry({ kind: 'delete-child', childId: 'milo', name: 'Milo' }, failed),
		];
		expect(idsWith([row('a'), row('c', 'milo')], ...entries)).toEqual(['a', 'c']);
	});
});

describe('the chapters of a story with pending commands', () => {
	const chapter = (_id: string, takenChoice: number | null, ...followers: (string | null)[]) =>
		({ _id, takenChoice, choices: followers.map((nextNodeId) => ({ text: '', nextNodeId })) }) as unknown as ChapterRow;
	const choose = (nodeId: string, choiceIndex: number, parts: Partial<Entry> = {}) =>
		entry({ kind: 'choose', storyId: 's', nodeId, choiceIndex, title: '', choice: '' }, parts);
	const first = chapter('first', 0, 'left', 'right', null, 'elsewhere');
	const nodes = [first, chapter('left', null), chapter('right', null)];
	const takenWith = (...entries: Entry[]) => overlayChapters(nodes, entries)[0]?.takenChoice;

	it('are the synced ones without any entries', () => {
		expect(overlayChapters(nodes, [])).toEqual(nodes);
		expect(takenWith(choose('left', 0), entry(creationOf('b')))).toBe(0);
	});

	it('take the last pending choice that leads to a chapter on this device', () => {
		expect(takenWith(choose('first', 1))).toBe(1);
		expect(takenWith(choose('first', 1, { state: 'sending' }))).toBe(1);
		expect(takenWith(choose('first', 1), choose('first', 0))).toBe(0);
		expect(takenWith(choose('first', 1), choose('first', 2))).toBe(1);
	});

	it('ignore choices whose chapter is not on this device, and failed ones', () => {
		expect(takenWith(choose('first', 2))).toBe(0);
		expect(takenWith(choose('first', 3))).toBe(0);
		expect(takenWith(choose('first', 7))).toBe(0);
		expect(takenWith(choose('first', 1, { state: 'failed' }))).toBe(0);
	});
});

describe('chapters packed for a journey', () => {
	const chapter = (_id: string, parentNodeId: string | null, choiceIndex: number | null, isAhead = true) =>
		({
			...{ _id, parentNodeId, choiceIndex, takenChoice: null, ...(isAhead && { isAhead }) },
			choices: [0, 1, 2].map(() => ({ text: '', nextNodeId: null })),
		}) as unknown as ChapterRow;
	const choose = (nodeId: string, choiceIndex: number, parts: Partial<Entry> = {}) =>
		entry({ kind: 'choose', storyId: 's', nodeId, choiceIndex, title: '', choice: '', isAhead: true }, parts);
	const nodes = [
		chapter('first', null, null, false),
		chapter('left', 'first', 0),
		chapter('right', 'first', 2),
		chapter('further', 'left', 1),
	];
	const read = (...entries: Entry[]) => readingPath('first', overlayChapters(nodes, entries)).map(({ _id }) => _id);
	const shown = (...entries: Entry[]) => overlayChapters(nodes, entries).map(({ _id }) => _id);

	it('are excluded before they are chosen', () => {
		expect(shown()).toEqual(['first']);
		expect(read()).toEqual(['first']);
		expect([...packedChoiceKeys(nodes, [])]).toEqual(['first 0', 'first 2', 'left 1']);
	});

	it('are included as soon as they are chosen, one after another, and no others', () => {
		expect(read(choose('first', 0))).toEqual(['first', 'left']);
		expect(shown(choose('first', 0))).toEqual(['first', 'left']);
		expect(read(choose('first', 0), choose('left', 1))).toEqual(['first', 'left', 'further']);
		expect([...packedChoiceKeys(nodes, [choose('first', 0)])]).toEqual(['first 2', 'left 1']);
	});

	it('both stay when another choice is taken afterwards, and the last one is on the path', () => {
		const entries = [choose('first', 0), choose('first', 2)];
		expect(read(...entries)).toEqual(['first', 'right']);
		expect(shown(...entries)).toEqual(['first', 'left', 'right']);
	});

	it('are not opened by a failed choice, nor by one whose chapter is not packed', () => {
		expect(read(choose('first', 0, { state: 'failed' }))).toEqual(['first']);
		expect(read(choose('first', 1))).toEqual(['first']);
	});
});

describe('the household with pending commands', () => {
	it('has the pending name and settings, and the other fields as synced', () => {
		const update = { profile: { name: 'Rosamund', age: 37 }, settings: settingsUpTo(6) };
		const { user, family } = overlayHousehold(household, [entry({ kind: 'save-profile', update })]);
		expect(user).toEqual({ ...rosa, profile: update.profile, settings: update.settings });
		expect(family).toEqual([milo]);
	});

	it('contains added children, changed settings, and no deleted children', () => {
		const juno = { _id: 'juno', profile: { name: 'Juno', age: 10 }, settings: settingsUpTo(10) };
		const added = entry({ kind: 'add-child', child: juno });
		const changed = entry({ kind: 'save-child-settings', childId: 'juno', name: 'Juno', settings: settingsUpTo(4) });
		const deleted = entry({ kind: 'delete-child', childId: 'milo', name: 'Milo' });
		expect(overlayHousehold(household, [added, changed, deleted]).family).toMatchObject([
			{ _id: 'juno', role: 'child', parentId: 'rosa', profile: { name: 'Juno' }, settings: settingsUpTo(4) },
		]);
	});

	it('ignores failed entries', () => {
		const failed = entry({ kind: 'delete-child', childId: 'milo', name: 'Milo' }, { state: 'failed' });
		expect(overlayHousehold(household, [failed])).toEqual(household);
	});
});
