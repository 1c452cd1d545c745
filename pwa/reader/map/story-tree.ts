import { isHidden } from '../../../shared/rules/is-hidden.ts';
import { followedChoice } from '../../../shared/rules/reading-path.ts';
import { choiceKey } from '../../local/library/chapter-overlay.ts';
import type { ChapterRow, StoryView } from '../../local/library/story-view.ts';
import { pendingChoice } from '../pending-choices.ts';

/** A chapter in the tree of a story. */
export type ChapterBranch = {
	kind: 'chapter';
	key: string;
	chapter: ChapterRow;
	/** From 1, as the reader counts. */
	number: number;
	isOnPath: boolean;
	/** Whether it is the last chapter of the path. */
	isHere: boolean;
	/** Whether the reader is a child and the chapter is hidden by a report. */
	isClosed: boolean;
	branches: Branch[];
};

/** A choice without a chapter on this device. */
export type Bud = {
	kind: 'bud';
	key: string;
	/** The chapter that offers it. */
	from: ChapterRow;
	choiceIndex: number;
	text: string;
	/** Whether its chapter is packed for a journey. */
	isPacked: boolean;
	/** `awaited`: it was taken, and its chapter is being written. `blocked`: another choice of its chapter was. */
	state: 'open' | 'awaited' | 'blocked';
};

export type Branch = ChapterBranch | Bud;

/** What the tree of a story is made from. */
export type TreeView = Pick<StoryView, 'story' | 'chapters' | 'path' | 'packedChoices' | 'localIds' | 'entries'>;

/** The tree of a story as this device has it; null before its first chapter is here. */
export function storyTree(view: TreeView, isForChild: boolean): ChapterBranch | null {
	const byId = new Map(view.chapters.map((chapter) => [chapter._id, chapter]));
	const onPath = new Set(view.path.map(({ _id }) => _id));
	const here = view.path.at(-1)?._id;
	const branchOf = (chapter: ChapterRow, number: number): ChapterBranch => {
		const { _id } = chapter;
		// A loop, which no server writes, would never end.
		byId.delete(_id);
		const pending = pendingChoice(view, chapter);
		const branches = chapter.choices.map(({ text, nextNodeId }, choiceIndex): Branch => {
			const next = byId.get(nextNodeId ?? '');
			if (next) return branchOf(next, number + 1);
			const key = choiceKey(_id, choiceIndex);
			const isPacked = view.packedChoices.has(key);
			const isAwaited = pending?.deed.choiceIndex === choiceIndex;
			const state = isAwaited ? 'awaited' : pending && !isPacked ? 'blocked' : 'open';
			return { kind: 'bud', key, from: chapter, choiceIndex, text, isPacked, state };
		});
		const isClosed = isForChild && isHidden(chapter.report);
		const place = { isOnPath: onPath.has(_id), isHere: _id === here };
		return { kind: 'chapter', key: _id, chapter, number, ...place, isClosed, branches };
	};
	const first = byId.get(view.story.startNode ?? '');
	return first ? branchOf(first, 1) : null;
}

/** All branches of a tree, each before those that grow from it. */
export function branchesOf(tree: Branch): Branch[] {
	return tree.kind === 'bud' ? [tree] : [tree, ...tree.branches.flatMap(branchesOf)];
}

/** The sentence under the map's heading. */
export function treeSummary(tree: ChapterBranch): string {
	const branches = branchesOf(tree);
	const endings = branches.filter((branch) => branch.kind === 'chapter' && branch.chapter.isEnding).length;
	const buds = branches.filter(({ kind }) => kind === 'bud').length;
	return `${counted(endings, 'ending')} found, ${counted(buds, 'path')} not taken`;
}

function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A choice of a chapter that leads to a chapter on this device. */
export type KnownChoice = { chapter: ChapterRow; choiceIndex: number };

/**
 * The choices to take so that the path leads to a chapter, from the first chapter on: those of its ancestors that lead
 * elsewhere now.
 */
export function choicesTowards(tree: ChapterBranch, chapterId: string): KnownChoice[] {
	const choices = routeTo(tree, chapterId) ?? [];
	return choices.filter(({ chapter, choiceIndex }) => followedChoice(chapter) !== choiceIndex);
}

function routeTo(branch: ChapterBranch, chapterId: string): KnownChoice[] | null {
	if (branch.chapter._id === chapterId) return [];
	for (const [choiceIndex, next] of branch.branches.entries()) {
		const rest = next.kind === 'chapter' ? routeTo(next, chapterId) : null;
		if (rest) return [{ chapter: branch.chapter, choiceIndex }, ...rest];
	}
	return null;
}
