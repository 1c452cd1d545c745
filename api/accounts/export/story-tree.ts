import type { Images } from '../../../shared/story.ts';
import { chaptersOf, narrationsOf } from '../../db/chapters.ts';
import type { Db, Row } from '../../db/schema.ts';
import type { StoryWithAuthor } from '../../db/stories.ts';
import { chapterNames, narrationPath, picturePath } from './names.ts';

/** A story with every chapter on every branch, in the order in which they were written, and what its files are called. */
export type StoryTree = {
	story: StoryWithAuthor;
	name: string;
	chapters: readonly Row<'chapter'>[];
	/** By chapter's id. */
	names: ReadonlyMap<string, string>;
	narrations: ReadonlyMap<string, readonly Row<'narration'>[]>;
};

/** A file of the archive, and what the media store calls it. */
export type TreeFile = { path: string; mediaName: string };

export async function storyTree(db: Db, story: StoryWithAuthor, name: string): Promise<StoryTree> {
	const chapters = await chaptersOf(db, story.id);
	const ids = chapters.map(({ id }) => id);
	const narrations = Map.groupBy(await narrationsOf(db, ids), ({ chapter_id }) => chapter_id);
	return { story, name, chapters, names: chapterNames(chapters), narrations };
}

export function nameOf({ names }: StoryTree, { id }: Pick<Row<'chapter'>, 'id'>): string {
	return names.get(id) ?? id;
}

export function pictureOf(tree: StoryTree, chapter: Row<'chapter'>): TreeFile | null {
	if (chapter.images === null) return null;
	const { large } = JSON.parse(chapter.images) as Images;
	return { path: picturePath(tree.name, nameOf(tree, chapter), large), mediaName: large };
}

export function narrationFile(tree: StoryTree, { chapter_id, voice, media_name }: Row<'narration'>): TreeFile {
	return {
		path: narrationPath(tree.name, nameOf(tree, { id: chapter_id }), voice, media_name),
		mediaName: media_name,
	};
}

/** Every picture and narration that belongs to the story. */
export function filesOf(tree: StoryTree): TreeFile[] {
	return tree.chapters.flatMap((chapter) => {
		const picture = pictureOf(tree, chapter);
		const narrations = tree.narrations.get(chapter.id) ?? [];
		return [...(picture ? [picture] : []), ...narrations.map((narration) => narrationFile(tree, narration))];
	});
}
