import type { Images } from '../../../shared/story.ts';
import { chaptersOf, narrationsOf } from '../../db/chapters.ts';
import { type NamedReport, reportsOfStory } from '../../db/reports.ts';
import type { Db, Row } from '../../db/schema.ts';
import { bibleOf, type StoryWithAuthor } from '../../db/stories.ts';
import { toLine, usageOfStory } from '../../db/usage.ts';
import { chapterNames, heroPath, narrationPath, picturePath } from './names.ts';

/** A story with every chapter on every branch, in the order in which they were written, and what its files are called. */
export type StoryTree = {
	story: StoryWithAuthor;
	name: string;
	/** Those that were opened. */
	chapters: readonly Row<'chapter'>[];
	/** Those that were prepared, and that nobody has chosen yet. */
	ahead: readonly Row<'chapter'>[];
	bible: string | null;
	used: readonly ReturnType<typeof toLine>[];
	/** By chapter's id. */
	names: ReadonlyMap<string, string>;
	narrations: ReadonlyMap<string, readonly Row<'narration'>[]>;
	/** By chapter's id: what was reported of it, the oldest first. */
	reports: ReadonlyMap<string, readonly NamedReport[]>;
};

const nothingInIt = { title: '', content: '', choices: '[]', images: null } as const;

/** A file of the archive, and what the media store calls it. */
export type TreeFile = { path: string; mediaName: string };

/** `isForChild`: without what is in chapters that are hidden from it. */
export async function storyTree(db: Db, story: StoryWithAuthor, name: string, isForChild: boolean): Promise<StoryTree> {
	const all = await chaptersOf(db, story.id);
	const names = chapterNames(all);
	const reports = Map.groupBy(await reportsOfStory(db, story.id), ({ chapter_id }) => chapter_id);
	const isWithheld = ({ id }: Row<'chapter'>) => {
		const last = reports.get(id)?.at(-1);
		return isForChild && last !== undefined && last.decision !== 'shown';
	};
	const chapters = all.map((chapter) => (isWithheld(chapter) ? { ...chapter, ...nothingInIt } : chapter));
	const told = all.filter((chapter) => !isWithheld(chapter)).map(({ id }) => id);
	const narrations = Map.groupBy(await narrationsOf(db, told), ({ chapter_id }) => chapter_id);
	return {
		...{ story, name, names, narrations, reports },
		chapters: chapters.filter(({ opened_at }) => opened_at !== null),
		ahead: chapters.filter(({ opened_at }) => opened_at === null),
		bible: await bibleOf(db, story.id),
		used: (await usageOfStory(db, story.id)).map(toLine),
	};
}

export function nameOf({ names }: StoryTree, { id }: Pick<Row<'chapter'>, 'id'>): string {
	return names.get(id) ?? id;
}

export function pictureOf(tree: StoryTree, chapter: Row<'chapter'>): TreeFile | null {
	if (chapter.images === null) return null;
	const { large } = JSON.parse(chapter.images) as Images;
	return { path: picturePath(tree.name, nameOf(tree, chapter), large), mediaName: large };
}

/** The picture of the hero after which the others were drawn. */
export function heroPictureOf({ story, name }: StoryTree): TreeFile | null {
	const { reference_name } = story;
	return reference_name === null ? null : { path: heroPath(name, reference_name), mediaName: reference_name };
}

export function narrationFile(tree: StoryTree, { chapter_id, voice, media_name }: Row<'narration'>): TreeFile {
	return {
		path: narrationPath(tree.name, nameOf(tree, { id: chapter_id }), voice, media_name),
		mediaName: media_name,
	};
}

/** Every picture and narration that belongs to the story. */
export function filesOf(tree: StoryTree): TreeFile[] {
	const ofChapters = [...tree.chapters, ...tree.ahead].flatMap((chapter) => {
		const narrations = tree.narrations.get(chapter.id) ?? [];
		return [pictureOf(tree, chapter), ...narrations.map((narration) => narrationFile(tree, narration))];
	});
	return [heroPictureOf(tree), ...ofChapters].filter((file) => file !== null);
}
