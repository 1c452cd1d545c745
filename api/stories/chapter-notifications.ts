import type { Row } from '../db/schema.ts';
import type { Notify } from '../realtime/sockets.ts';
import type { WrittenChapter } from './writing/write-chapter.ts';

/** Everybody who may read a story in their own list hears of it: who asked, who it belongs to, and the parent. */
export function recipientsOf({
	asked_by,
	author_id,
	family_id,
}: Pick<Row<'story'>, 'asked_by' | 'author_id' | 'family_id'>): Set<string> {
	return new Set([asked_by, author_id, family_id]);
}

/** To be called after the commit: the first chapter makes a story readable, any other comes later to an open one. */
export function notifyChapter(tell: Notify, { story, chapter }: WrittenChapter): void {
	for (const hearer of recipientsOf(story)) {
		if (chapter.parent_id === null) tell(hearer, 'storyComplete', { requestId: story.request_id, storyId: story.id });
		else tell(hearer, 'storyUpdate', { storyId: story.id, nodeId: chapter.id });
	}
}

/** Something of a chapter came later: its picture, its narration. */
export function notifyChapterUpdate(tell: Notify, { story, chapter }: WrittenChapter): void {
	for (const hearer of recipientsOf(story)) tell(hearer, 'storyUpdate', { storyId: story.id, nodeId: chapter.id });
}
