import { describe, expect, it } from 'vitest';
import { readingPath } from '../../../shared/rules/reading-path.ts';
import type { ChapterRow, StoryView } from '../../local/library/story-view.ts';
import { gamebookSections } from './gamebook.tsx';
import { creditsOf, type Keepsake, keepsakeOf } from './keepsake.ts';

const builtIn = { storyteller: 'built-in', illustrator: 'built-in', narrator: null };

/** A chapter whose choices lead to these ids; null for a choice that was not taken. */
const chapter = (_id: string, next: (string | null)[], parts: Partial<ChapterRow> = {}): ChapterRow =>
	({
		...{ _id, storyId: 'story', isEnding: next.length === 0, takenChoice: null, madeBy: builtIn },
		choices: next.map((nextNodeId, index) => ({ text: `choice ${index} of ${_id}`, nextNodeId })),
		...parts,
	}) as ChapterRow;

const hidden = { state: 'open', reason: 'scary', by: 'Milo', at: '2026-11-01T10:00:00Z', isSeen: false } as const;

function viewOf(chapters: ChapterRow[], id = 'story') {
	return {
		story: { id, startNode: 'first' },
		chapters,
		path: readingPath('first', chapters),
		localIds: new Set(chapters.map(({ _id }) => _id)),
		packedChoices: new Set(),
		entries: [],
	} as unknown as StoryView;
}

const forked = (id?: string) =>
	viewOf(
		[
			chapter('first', ['left', 'right', null], { takenChoice: 1 }),
			chapter('left', [null, 'end']),
			chapter('right', ['other', null]),
			chapter('end', []),
			chapter('other', []),
		],
		id,
	);

const idsOf = (keepsake: Keepsake | null) => keepsake?.sections.map(({ chapter: { _id } }) => _id);

describe('what a keepsake has', () => {
	it('begins with the chapters of the path, followed by the other ways', () => {
		const keepsake = keepsakeOf(forked());
		expect(idsOf(keepsake)).toEqual(['first', 'right', 'other', 'left', 'end']);
		expect(keepsake?.sections.map(({ isOnPath }) => isOnPath)).toEqual([true, true, true, false, false]);
	});

	it('has each choice, with its chapter if that was read', () => {
		const [first] = keepsakeOf(forked())?.sections ?? [];
		expect(first?.ways.map(({ to }) => to)).toEqual(['left', 'right', null]);
		expect(first?.ways.map(({ text }) => text)).toEqual([0, 1, 2].map((index) => `choice ${index} of first`));
	});

	it('lacks a hidden chapter and what only follows it, also for a parent, who would pass it on', () => {
		const chapters = [
			chapter('first', ['bad', 'good']),
			chapter('bad', ['after'], { report: hidden }),
			chapter('after', []),
			chapter('good', []),
		];
		const keepsake = keepsakeOf(viewOf(chapters));
		expect(idsOf(keepsake)).toEqual(['first', 'good']);
		expect(keepsake?.sections[0]?.ways.map(({ to }) => to)).toEqual([null, 'good']);
	});

	it('has a reported chapter again that an admin has decided to show', () => {
		const shown = { ...hidden, state: 'shown' } as const;
		expect(idsOf(keepsakeOf(viewOf([chapter('first', [], { report: shown })])))).toEqual(['first']);
	});

	it('does not exist before a chapter is there, nor while the first one is hidden', () => {
		expect(keepsakeOf(viewOf([]))).toBeNull();
		expect(keepsakeOf(viewOf([chapter('first', [], { report: hidden })]))).toBeNull();
	});
});

describe('the credits of a keepsake', () => {
	it('name each maker once, providers and stand-ins as on the provenance', () => {
		const ai = {
			storyteller: 'openai',
			illustrator: 'built-in',
			narrator: 'openai',
			standsIn: ['illustrator'] as const,
		};
		const chapters = [
			chapter('first', ['second']),
			chapter('second', ['third'], { madeBy: { ...ai, standsIn: [...ai.standsIn] } }),
			chapter('third', []),
		];
		const { sections = [] } = keepsakeOf(viewOf(chapters)) ?? {};
		expect(
			creditsOf(sections, { drawn: new Set(['first', 'second', 'third']), voices: new Map([['second', 'openai']]) }),
		).toEqual([
			{ subject: 'Written by', makers: 'Built-in; AI: openai' },
			{ subject: 'Drawn by', makers: 'Built-in; Built-in, which stood in' },
			{ subject: 'Read aloud by', makers: 'AI: openai' },
		]);
	});

	it('name no voice where there is none in it', () => {
		const { sections = [] } = keepsakeOf(forked()) ?? {};
		expect(creditsOf(sections, { drawn: new Set() }).map(({ subject }) => subject)).toEqual(['Written by']);
	});
});

describe('the sections of a gamebook', () => {
	const numbered = (id: string) => gamebookSections(keepsakeOf(forked(id)) as Keepsake);

	it('begin at 1, and turn to the number of each choice that has a section', () => {
		for (const id of ['one', 'two', 'three', 'four']) {
			const sections = numbered(id);
			expect(sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
			expect(sections[0]?.section.chapter._id).toBe('first');
			const numberOf = new Map(sections.map(({ number, section }) => [section.chapter._id, number]));
			for (const { section, turns } of sections)
				expect(turns.map(({ number }) => number)).toEqual(
					section.ways.flatMap(({ to }) => (to ? [numberOf.get(to)] : [])),
				);
		}
	});

	it('have the same order each time for a story, and another one for another story', () => {
		const orderOf = (id: string) => numbered(id).map(({ section }) => section.chapter._id);
		expect(orderOf('one')).toEqual(orderOf('one'));
		expect(new Set(['one', 'two', 'three', 'four', 'five'].map((id) => orderOf(id).join())).size).toBeGreaterThan(1);
	});
});
