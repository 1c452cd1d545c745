import type { ChapterRow, StoryRow } from '../../local/library/story-view.ts';
import { creditText } from '../credit-text.ts';
import { type ChapterBranch, storyTree, type TreeView } from '../map/story-tree.ts';

/** A choice in a keepsake. `to`: the chapter that it leads to, by id; null if that is not in the keepsake. */
export type Way = { text: string; to: string | null };

export type Section = {
	chapter: ChapterRow;
	/** From 1, on its branch. */
	number: number;
	isOnPath: boolean;
	ways: Way[];
};

/** Who made one kind of content, as on a chapter's provenance. */
export type Credit = { subject: 'Written by' | 'Drawn by' | 'Read aloud by'; makers: string };

export type Keepsake = {
	story: StoryRow;
	/** The chapters that were read: those of the path, then the others as on the story map. */
	sections: readonly Section[];
};

/**
 * What a keepsake of a story consists of. Null without a chapter. It may be passed on, to the child as well: chapters that a
 * report hides from the child, and those that only follow them, are in nobody's keepsake. Prepared chapters are not in the view.
 */
export function keepsakeOf(view: TreeView): Keepsake | null {
	const tree = storyTree(view, true);
	const read = tree ? readBranches(tree) : [];
	if (read.length === 0) return null;
	const sections = [...read.filter(({ isOnPath }) => isOnPath), ...read.filter(({ isOnPath }) => !isOnPath)];
	return { story: view.story, sections: sections.map(sectionOf) };
}

function readBranches(branch: ChapterBranch): ChapterBranch[] {
	return branch.isClosed ? [] : [branch, ...nextOf(branch).flatMap(readBranches)];
}

function nextOf({ branches }: ChapterBranch): ChapterBranch[] {
	return branches.filter((next) => next.kind === 'chapter');
}

function sectionOf({ chapter, number, isOnPath, branches }: ChapterBranch): Section {
	const ways = chapter.choices.map(({ text }, index): Way => {
		const next = branches[index];
		return { text, to: next?.kind === 'chapter' && !next.isClosed ? next.chapter._id : null };
	});
	return { chapter, number, isOnPath, ways };
}

/**
 * Who wrote, drew and spoke these chapters. `drawn`: the chapters whose picture is in the keepsake; `voices`: the makers of the
 * narrations in it, by chapter.
 */
export function creditsOf(
	sections: readonly Section[],
	{ drawn, voices = new Map() }: { drawn: ReadonlySet<string>; voices?: ReadonlyMap<string, string> },
): Credit[] {
	const makersOf = (role: Role, makerOf: (chapter: ChapterRow) => string | null | undefined) => {
		const credited = sections.flatMap(({ chapter }) => {
			const maker = makerOf(chapter);
			const standsIn = chapter.madeBy.standsIn?.includes(role) ?? false;
			return maker ? [creditText({ maker, model: null, standsIn })] : [];
		});
		return [...new Set(credited)].join('; ');
	};
	const credits: Credit[] = [
		{ subject: 'Written by', makers: makersOf('storyteller', ({ madeBy }) => madeBy.storyteller) },
		{
			subject: 'Drawn by',
			makers: makersOf('illustrator', ({ _id, madeBy }) => (drawn.has(_id) ? madeBy.illustrator : null)),
		},
		{ subject: 'Read aloud by', makers: makersOf('narrator', ({ _id }) => voices.get(_id)) },
	];
	return credits.filter(({ makers }) => makers);
}

type Role = 'storyteller' | 'illustrator' | 'narrator';

/** The alternative text of a chapter's picture. */
export function pictureText(section: Pick<Section, 'chapter' | 'number'>): string {
	return `Scene from ${titleOf(section)}`;
}

/** A chapter in a list. */
export function titleOf({ chapter: { chapterTitle }, number }: Pick<Section, 'chapter' | 'number'>): string {
	return chapterTitle ? `Chapter ${number}: ${chapterTitle}` : `Chapter ${number}`;
}
