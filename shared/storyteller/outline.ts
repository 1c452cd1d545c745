import { limits } from '../rules/limits.ts';
import type { ChapterToTell } from './chapter-request.ts';
import { isStoryletOutline, type StoryletOutline } from './storylets/engine/outline.ts';

/** A story that the former storyteller tells: everything about it follows from its brief. */
type FormerOutline = { by: 'packs'; version: 1 };

export type Outline = StoryletOutline | FormerOutline;

export const formerOutline: Outline = { by: 'packs', version: 1 };

/** Characters of a stored outline at most. */
export const maxOutlineLength = limits.outlineLength;

/** An outline as stored with a story; null for none, or for one that cannot be parsed. */
export function readOutline(stored: string | null): Outline | null {
	if (stored === null || stored.length > maxOutlineLength) return null;
	try {
		const value: unknown = JSON.parse(stored);
		if (typeof value !== 'object' || value === null) return null;
		return isStoryletOutline(value) || isFormerOutline(value) ? value : null;
	} catch {
		return null;
	}
}

function isFormerOutline(value: object): value is FormerOutline {
	const { by, version } = value as Partial<FormerOutline>;
	return by === 'packs' && version === 1;
}

/** Whether the former storyteller began a story. One without an outline was begun before outlines were kept. */
export function isOfFormerStoryteller({
	outline,
	priorChapters,
	isContinuation,
}: Pick<ChapterToTell, 'outline' | 'priorChapters' | 'isContinuation'>): boolean {
	const isOfEarlierBuild = outline === null && priorChapters.length > 0 && !isContinuation;
	return isOfEarlierBuild || readOutline(outline)?.by === 'packs';
}
