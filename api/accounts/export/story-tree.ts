import type { Images } from '../../../shared/contract/story.ts';
import { chaptersOf, narrationsOf } from '../../db/chapters.ts';
import { type NamedReport, reportsOfStory } from '../../db/reports.ts';
import type { Db, Row } from '../../db/schema.ts';
import { type StoryWithAuthor, storyPlanOf } from '../../db/stories.ts';
import { toUsageLine, usageOfStory } from '../../db/usage.ts';
import { chapterFileNames, heroPath, narrationPath, picturePath } from './file-names.ts';

/** A story with all chapters of all branches in the order of writing, and the names of its files. */
export type StoryTree = {
	story: StoryWithAuthor;
	name: string;
	/** Opened chapters. */
	chapters: readonly Row<'chapter'>[];
	/** Prepared chapters that were never opened. */
	prepared: readonly Row<'chapter'>[];
	storyPlan: string | null;
	usage: readonly ReturnType<typeof toUsageLine>[];
	/** By chapter id. */
	names: ReadonlyMap<string, string>;
	narrations: ReadonlyMap<string, readonly Row<'narration'>[]>;
	/** By chapter id, oldest first. */
	reports: ReadonlyMap<string, readonly NamedReport[]>;
};

const emptyChapter = { title: '', content: '', choices: '[]', images: null } as const;

/** A file's path in the archive and its name in the media store. */
type TreeFile = { path: string; mediaName: string };

/** `isForChild`: hidden chapters are emptied. */
export async function loadStoryTree(
	db: Db,
	story: StoryWithAuthor,
	name: string,
	isForChild: boolean,
): Promise<StoryTree> {
	const all = await chaptersOf(db, story.id);
	const names = chapterFileNames(all);
	const reports = Map.groupBy(await reportsOfStory(db, story.id), ({ chapter_id }) => chapter_id);
	const isHidden = ({ id }: Row<'chapter'>) => {
		const last = reports.get(id)?.at(-1);
		return isForChild && last !== undefined && last.decision !== 'shown';
	};
	const chapters = all.map((chapter) => (isHidden(chapter) ? { ...chapter, ...emptyChapter } : chapter));
	const visibleIds = all.filter((chapter) => !isHidden(chapter)).map(({ id }) => id);
	const narrations = Map.groupBy(await narrationsOf(db, visibleIds), ({ chapter_id }) => chapter_id);
	return {
		...{ story, name, names, narrations, reports },
		chapters: chapters.filter(({ opened_at }) => opened_at !== null),
		prepared: chapters.filter(({ opened_at }) => opened_at === null),
		storyPlan: await storyPlanOf(db, story.id),
		usage: (await usageOfStory(db, story.id)).map(toUsageLine),
	};
}

export function chapterName({ names }: StoryTree, { id }: Pick<Row<'chapter'>, 'id'>): string {
	return names.get(id) ?? id;
}

export function pictureFile(tree: StoryTree, chapter: Row<'chapter'>): TreeFile | null {
	if (chapter.images === null) return null;
	const { large } = JSON.parse(chapter.images) as Images;
	return { path: picturePath(tree.name, chapterName(tree, chapter), large), mediaName: large };
}

/** The hero's reference picture. */
export function heroPictureFile({ story, name }: StoryTree): TreeFile | null {
	const { reference_name } = story;
	return reference_name === null ? null : { path: heroPath(name, reference_name), mediaName: reference_name };
}

export function narrationFile(tree: StoryTree, { chapter_id, voice, media_name }: Row<'narration'>): TreeFile {
	return {
		path: narrationPath(tree.name, chapterName(tree, { id: chapter_id }), voice, media_name),
		mediaName: media_name,
	};
}

/** All media files of the story. */
export function mediaFilesOf(tree: StoryTree): TreeFile[] {
	const ofChapters = [...tree.chapters, ...tree.prepared].flatMap((chapter) => {
		const narrations = tree.narrations.get(chapter.id) ?? [];
		return [pictureFile(tree, chapter), ...narrations.map((narration) => narrationFile(tree, narration))];
	});
	return [heroPictureFile(tree), ...ofChapters].filter((file) => file !== null);
}
