import type { Images } from '../../shared/contract/story.ts';
import { chaptersOfStories, narrationsOf } from '../db/chapters.ts';
import { hiddenChapters } from '../db/reports.ts';
import type { Db, Row } from '../db/schema.ts';

type ChapterMedia = Pick<Row<'chapter'>, 'id' | 'story_id' | 'images'>;

/** Whether only hidden chapters of this author use the file. Files are named by content: a visible chapter may share it. */
export async function isMediaHidden(db: Db, authorId: string, name: string): Promise<boolean> {
	const hidden = await hiddenChapters(db, authorId);
	const inHidden = await chaptersShowing(db, hidden, name);
	if (inHidden.length === 0) return false;
	const isHidden = new Set(hidden.map(({ id }) => id));
	const all = await chaptersOfStories(db, [...new Set(inHidden.map(({ story_id }) => story_id))]);
	const others = all.filter(({ id }) => !isHidden.has(id));
	return (await chaptersShowing(db, others, name)).length === 0;
}

async function chaptersShowing(db: Db, chapters: readonly ChapterMedia[], name: string): Promise<ChapterMedia[]> {
	const spoken = await narrationsOf(
		db,
		chapters.map(({ id }) => id),
	);
	const voices = new Set(spoken.filter(({ media_name }) => media_name === name).map(({ chapter_id }) => chapter_id));
	return chapters.filter(({ id, images }) => voices.has(id) || picturesIn(images).includes(name));
}

function picturesIn(images: string | null): string[] {
	return images === null ? [] : Object.values(JSON.parse(images) as Images);
}
