import type { Row } from '../db/schema.ts';
import type { Notify } from '../realtime/sockets.ts';

type StoredChapter = {
	story: Pick<Row<'story'>, 'id' | 'request_id' | 'asked_by' | 'author_id' | 'family_id'>;
	chapter: Pick<Row<'chapter'>, 'id' | 'parent_id'>;
};

/** The accounts that have a story in their list: its requester, its author, and the parent. */
export function recipientsOf({
	asked_by,
	author_id,
	family_id,
}: Pick<Row<'story'>, 'asked_by' | 'author_id' | 'family_id'>): Set<string> {
	return new Set([asked_by, author_id, family_id]);
}

/** To be called after the commit. The first chapter makes a story readable; a later one updates it. */
export function notifyChapter(notify: Notify, { story, chapter }: StoredChapter): void {
	for (const recipient of recipientsOf(story)) {
		if (chapter.parent_id === null)
			notify(recipient, 'storyComplete', { requestId: story.request_id, storyId: story.id });
		else notify(recipient, 'storyUpdate', { storyId: story.id, nodeId: chapter.id });
	}
}

/** To be called when a chapter's picture or narration was stored later. */
export function notifyChapterUpdate(notify: Notify, { story, chapter }: StoredChapter): void {
	for (const recipient of recipientsOf(story))
		notify(recipient, 'storyUpdate', { storyId: story.id, nodeId: chapter.id });
}
