import { limits } from '../../shared/rules/limits.ts';
import { readingPath } from '../../shared/rules/reading-path.ts';
import type { ChapterPlace } from '../db/chapters.ts';
import type { Row } from '../db/schema.ts';
import { chapterRelations, isOpened, toChapter } from './wire-format.ts';

/** A place `ahead` choices after the chapter read last, and the chapter that is prepared there. */
export type PlaceAhead = { place: ChapterPlace; ahead: number; number: number; chapter: Row<'chapter'> | null };

/** How many of a chapter's choices are followed, at a distance of `ahead` choices (1 for the next chapters). */
export type Breadth = (ahead: number) => number;

/** The chapter read last: the end of the path through the opened chapters. */
export function lastReadChapter(chapters: readonly Row<'chapter'>[]): Row<'chapter'> | undefined {
	const opened = chapters.filter(isOpened);
	const relations = chapterRelations(opened, []);
	const start = opened.find(({ parent_id }) => parent_id === null);
	const path = readingPath(
		start?.id ?? null,
		opened.map((chapter) => toChapter(chapter, relations)),
	);
	return opened.find(({ id }) => id === path.at(-1)?._id);
}

/** The places after `from` whose parent chapter exists, nearest first. */
export function placesAfter(
	from: Row<'chapter'>,
	chapters: readonly Row<'chapter'>[],
	breadth: Breadth,
	ahead = 1,
): PlaceAhead[] {
	const { length } = JSON.parse(from.choices) as string[];
	const here = Array.from({ length: Math.min(length, breadth(ahead)) }, (_, choiceIndex) => {
		const chapter = chapters.find(
			({ parent_id, choice_index }) => parent_id === from.id && choice_index === choiceIndex,
		);
		const place = { storyId: from.story_id, parentId: from.id, choiceIndex };
		return { place, ahead, number: from.number + 1, chapter: chapter ?? null };
	});
	const beyond = here.flatMap(({ chapter }) => (chapter ? placesAfter(chapter, chapters, breadth, ahead + 1) : []));
	return [...here, ...beyond];
}

/** How many chapters an empty place stands for, itself included, down to `depth`. */
export function countChaptersFrom({ ahead, number }: PlaceAhead, depth: number, chapterCount: number): number {
	const further = Math.max(0, Math.min(depth - ahead, chapterCount - number));
	return Array.from({ length: further + 1 }, (_, step) => limits.choicesPerChapter ** step).reduce((a, b) => a + b);
}
