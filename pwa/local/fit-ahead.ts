import {
	type Author,
	chapterText,
	contentBoundsOf,
	isGenreAllowed,
	objectionBySettings,
} from '../../shared/moderation/content-rules.ts';
import type { NodeRow, StoryRow } from './database.ts';
import type { Household } from './overlay.ts';

/*
 * Packed chapters are filtered by the settings known on this device, unsent changes included. Server and device may not
 * have heard of each other's changes yet.
 */

/** A story's chapters without those packed ones that its author may not open any more, and what hangs on them. */
export function withoutUnfit(
	nodes: readonly NodeRow[],
	story: Pick<StoryRow, 'genre' | 'authorId'>,
	{ user, family }: Household,
): readonly NodeRow[] {
	const author = [user, ...family].find(({ _id }) => _id === story.authorId);
	if (!author || !nodes.some(({ isAhead }) => isAhead)) return nodes;
	const byId = new Map(nodes.map((node) => [node._id, node]));
	const isShown = (node: NodeRow): boolean => {
		if (!node.isAhead) return true;
		const parent = byId.get(node.parentNodeId ?? '');
		return isFit(author, story.genre, node) && (!parent || isShown(parent));
	};
	return nodes.filter(isShown);
}

/** By the settings last asked about: which chapters are fit. A text is looked through once, and not for each live query. */
let known = { settings: '', fit: new Map<string, boolean>() };

function isFit(author: Author, genre: StoryRow['genre'], node: NodeRow): boolean {
	if (!isGenreAllowed(author, genre)) return false;
	const settings = JSON.stringify([author.role, author.settings]);
	if (known.settings !== settings) known = { settings, fit: new Map() };
	const fit = known.fit.get(node._id) ?? objectionBySettings(textOf(node), boundsOf(author)) === null;
	known.fit.set(node._id, fit);
	return fit;
}

/** The story's own rating was kept to when the chapter was told; only a child's limit may be lower by now. */
function boundsOf(author: Author) {
	return contentBoundsOf(author, Number.POSITIVE_INFINITY);
}

function textOf({ chapterTitle, content, choices }: NodeRow): string {
	return chapterText({ title: chapterTitle, content, choices: choices.map(({ text }) => text) });
}
