import {
	type Author,
	chapterText,
	contentBoundsOf,
	findContentIssue,
	isGenreAllowed,
} from '../../../shared/rules/moderation/content-rules.ts';
import type { ChapterRow, StoryRow } from './database.ts';
import type { Household } from './overlay.ts';

/*
 * Packed chapters are filtered by the settings known on this device, unsent changes included. Server and device may not
 * have heard of each other's changes yet.
 */

/** A story's chapters without those packed ones that its author may not open any more, and what hangs on them. */
export function withoutForbiddenChapters(
	nodes: readonly ChapterRow[],
	story: Pick<StoryRow, 'genre' | 'authorId'>,
	{ user, family }: Household,
): readonly ChapterRow[] {
	const author = [user, ...family].find(({ _id }) => _id === story.authorId);
	if (!author || !nodes.some(({ isAhead }) => isAhead)) return nodes;
	const byId = new Map(nodes.map((node) => [node._id, node]));
	const isShown = (node: ChapterRow): boolean => {
		if (!node.isAhead) return true;
		const parent = byId.get(node.parentNodeId ?? '');
		return isAllowed(author, story.genre, node) && (!parent || isShown(parent));
	};
	return nodes.filter(isShown);
}

/** By the settings last asked about: which chapters are fit. A text is looked through once, and not for each live query. */
let cache = { settings: '', allowed: new Map<string, boolean>() };

function isAllowed(author: Author, genre: StoryRow['genre'], node: ChapterRow): boolean {
	if (!isGenreAllowed(author, genre)) return false;
	const settings = JSON.stringify([author.role, author.settings]);
	if (cache.settings !== settings) cache = { settings, allowed: new Map() };
	const fit = cache.allowed.get(node._id) ?? findContentIssue(textOf(node), contentBounds(author)) === null;
	cache.allowed.set(node._id, fit);
	return fit;
}

/** The story's own rating was kept to when the chapter was told; only a child's limit may be lower by now. */
function contentBounds(author: Author) {
	return contentBoundsOf(author, Number.POSITIVE_INFINITY);
}

function textOf({ chapterTitle, content, choices }: ChapterRow): string {
	return chapterText({ title: chapterTitle, content, choices: choices.map(({ text }) => text) });
}
