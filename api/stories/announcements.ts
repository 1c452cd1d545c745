import type { Row } from '../db/schema.ts';
import type { Tell } from '../realtime.ts';
import type { Written } from './write-chapter.ts';

/** Everybody who may read a story in their own list hears of it: who asked, who it belongs to, and the parent. */
export function hearersOf({
	asked_by,
	author_id,
	family_id,
}: Pick<Row<'story'>, 'asked_by' | 'author_id' | 'family_id'>): Set<string> {
	return new Set([asked_by, author_id, family_id]);
}

/** To be called after the commit: the first chapter makes a story readable, any other comes later to an open one. */
export function announceChapter(tell: Tell, { story, chapter }: Written): void {
	for (const hearer of hearersOf(story)) {
		if (chapter.parent_id === null) tell(hearer, 'storyComplete', { requestId: story.request_id, storyId: story.id });
		else tell(hearer, 'storyUpdate', { storyId: story.id, nodeId: chapter.id });
	}
}

/** Something of a chapter came later: its picture, its narration. */
export function announceMore(tell: Tell, { story, chapter }: Written): void {
	for (const hearer of hearersOf(story)) tell(hearer, 'storyUpdate', { storyId: story.id, nodeId: chapter.id });
}
