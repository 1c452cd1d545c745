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
 * Packed chapters are filtered by the settings stored on this device, pending changes included: server and device may not
 * have each other's latest changes.
 */

/** A story's chapters without the packed ones that its author's settings forbid by now, and the chapters after those. */
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

/** Results for the settings of the last call, by chapter id: a text is checked once, not for each live query. */
let cache = { settings: '', allowed: new Map<string, boolean>() };

function isAllowed(author: Author, genre: StoryRow['genre'], node: ChapterRow): boolean {
	if (!isGenreAllowed(author, genre)) return false;
	const settings = JSON.stringify([author.role, author.settings]);
	if (cache.settings !== settings) cache = { settings, allowed: new Map() };
	const fit = cache.allowed.get(node._id) ?? findContentIssue(textOf(node), contentBounds(author)) === null;
	cache.allowed.set(node._id, fit);
	return fit;
}

/** The story's own rating was enforced when the chapter was written; only a child's limit may be lower by now. */
function contentBounds(author: Author) {
	return contentBoundsOf(author, Number.POSITIVE_INFINITY);
}

function textOf({ chapterTitle, content, choices }: ChapterRow): string {
	return chapterText({ title: chapterTitle, content, choices: choices.map(({ text }) => text) });
}
