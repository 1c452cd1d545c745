import { describe, expect, it } from 'vitest';
import { readingPath } from '../../../shared/rules/reading-path.ts';
import { choiceKey } from '../../local/library/chapter-overlay.ts';
import type { ChapterRow, StoryView } from '../../local/library/story-view.ts';
import type { Entry } from '../../local/outbox/commands.ts';
import { type Branch, branchesOf, type ChapterBranch, choicesTowards, storyTree, treeSummary } from './story-tree.ts';

/** A chapter whose choices lead to these ids; null for a choice that was not taken. */
const chapter = (_id: string, next: (string | null)[], parts: Partial<ChapterRow> = {}): ChapterRow =>
	({
		...{ _id, storyId: 'story', isEnding: next.length === 0, takenChoice: null },
		choices: next.map((nextNodeId, index) => ({ text: `choice ${index} of ${_id}`, nextNodeId })),
		...parts,
	}) as ChapterRow;

const hidden = { state: 'open', reason: 'scary', by: 'Milo', at: '2026-11-01T10:00:00Z', isSeen: false } as const;

function viewOf(chapters: ChapterRow[], { packed = [], entries = [] }: { packed?: string[]; entries?: Entry[] } = {}) {
	const ids = new Set(chapters.map(({ _id }) => _id));
	return {
		story: { startNode: 'first' },
		chapters,
		path: readingPath('first', chapters),
		localIds: ids,
		packedChoices: new Set(packed),
		entries,
	} as unknown as StoryView;
}

/** Two endings: over `left`, which is the path, and over `right`. */
const forked = () =>
	viewOf([
		chapter('first', ['left', 'right', null], { takenChoice: 0 }),
		chapter('left', [null, 'goodEnd'], { takenChoice: 1 }),
		chapter('right', ['otherEnd', null]),
		chapter('goodEnd', []),
		chapter('otherEnd', []),
	]);

const treeOf = (view: StoryView, isForChild = false) => storyTree(view, isForChild) as ChapterBranch;
const find = (tree: ChapterBranch, key: string) => branchesOf(tree).find((branch) => branch.key === key) as Branch;
const buds = (tree: ChapterBranch) => branchesOf(tree).filter((branch) => branch.kind === 'bud');

describe('the tree of a story', () => {
	it('has each chapter under the choice that leads to it, and a bud for each other choice', () => {
		const tree = treeOf(forked());
		expect(branchesOf(tree).map(({ key }) => key)).toEqual([
			...['first', 'left', 'left 0', 'goodEnd', 'right', 'otherEnd', 'right 1', 'first 2'],
		]);
		expect(find(tree, 'first 2')).toMatchObject({ kind: 'bud', text: 'choice 2 of first', state: 'open' });
		expect(find(tree, 'goodEnd')).toMatchObject({ number: 3, isOnPath: true, isHere: true });
		expect(find(tree, 'otherEnd')).toMatchObject({ number: 3, isOnPath: false, isHere: false });
	});

	it('counts endings and paths in words', () => {
		expect(treeSummary(treeOf(forked()))).toBe('2 endings found, 3 paths not taken');
		const small = viewOf([chapter('first', ['end', null]), chapter('end', [])]);
		expect(treeSummary(treeOf(small))).toBe('1 ending found, 1 path not taken');
		expect(treeSummary(treeOf(viewOf([chapter('first', [null, null, null])])))).toBe(
			'0 endings found, 3 paths not taken',
		);
	});

	it('does not exist before the first chapter is on this device', () => {
		expect(storyTree(viewOf([]), false)).toBeNull();
	});

	it('shows a choice whose chapter is not on this device as a bud', () => {
		const tree = treeOf(viewOf([chapter('first', ['elsewhere', null])]));
		expect(buds(tree).map(({ key }) => key)).toEqual(['first 0', 'first 1']);
	});

	it('shows packed choices as ripe, which stay open while another choice is pending', () => {
		const entries = [{ deed: { kind: 'choose', nodeId: 'first', choiceIndex: 0 }, state: 'waiting' } as Entry];
		const tree = treeOf(viewOf([chapter('first', [null, null, null])], { packed: [choiceKey('first', 1)], entries }));
		expect(buds(tree).map(({ state, isPacked }) => [state, isPacked])).toEqual([
			['awaited', false],
			['open', true],
			['blocked', false],
		]);
	});

	it('closes a hidden chapter for a child only', () => {
		const chapters = [chapter('first', ['bad', null]), chapter('bad', [], { report: hidden, isEnding: false })];
		expect(find(treeOf(viewOf(chapters), true), 'bad')).toMatchObject({ isClosed: true });
		expect(find(treeOf(viewOf(chapters)), 'bad')).toMatchObject({ isClosed: false });
	});

	it('ends at a loop', () => {
		const tree = treeOf(viewOf([chapter('first', ['left']), chapter('left', ['first'])]));
		expect(branchesOf(tree).map(({ key }) => key)).toEqual(['first', 'left', 'left 0']);
	});
});

describe('the choices towards a chapter', () => {
	const idsTowards = (view: StoryView, id: string) =>
		choicesTowards(treeOf(view), id).map(({ chapter, choiceIndex }) => choiceKey(chapter._id, choiceIndex));

	it('are those of its ancestors that lead elsewhere now', () => {
		expect(idsTowards(forked(), 'otherEnd')).toEqual(['first 1']);
		expect(idsTowards(forked(), 'goodEnd')).toEqual([]);
		expect(idsTowards(forked(), 'first')).toEqual([]);
	});

	it('lead there once they are taken', () => {
		const view = forked();
		const chapters = view.chapters.map((row) => {
			const taken = choicesTowards(treeOf(view), 'otherEnd').find(({ chapter }) => chapter._id === row._id);
			return taken ? { ...row, takenChoice: taken.choiceIndex } : row;
		});
		expect(readingPath('first', chapters).at(-1)?._id).toBe('otherEnd');
	});
});
