import type { Hero } from '../../../shared/contract/stories.ts';
import type { NamedReport } from '../../db/reports.ts';
import type { Row } from '../../db/schema.ts';
import { storyPagePath } from './file-names.ts';
import { toIsoTime } from './person-record.ts';
import { chapterName, heroPictureFile, narrationFile, pictureFile, type StoryTree } from './story-tree.ts';

export type StoryRecord = ReturnType<typeof storyRecord>;
export type ChapterRecord = StoryRecord['chapters'][number];

/** A story for stories.json. Chapters are referred to by name, files by path if they are in `packed`, else as null. */
export function storyRecord(tree: StoryTree, packedPaths: ReadonlySet<string>) {
	const { story, name, chapters, prepared, usage } = tree;
	const hero = heroPictureFile(tree)?.path;
	return {
		_id: story.id,
		title: story.title,
		page: storyPagePath(name),
		author: story.author_name,
		genre: story.genre,
		mood: story.mood,
		ageGroup: story.age_group,
		ageRating: story.age_rating,
		hero: JSON.parse(story.hero) as Hero,
		status: story.status,
		error: story.error,
		chaptersPlanned: story.chapter_count,
		isPublished: story.is_published === 1,
		isFavourite: story.is_favourite === 1,
		requestId: story.request_id,
		plan: tree.storyPlan,
		outline: story.outline,
		heroPicture: hero && packedPaths.has(hero) ? hero : null,
		packedDepth: story.packed_depth,
		used: usage,
		createdAt: toIsoTime(story.created_at),
		updatedAt: toIsoTime(story.updated_at),
		chapters: chapters.map((chapter) => chapterRecord(tree, packedPaths, chapter)),
		preparedAhead: prepared.map((chapter) => chapterRecord(tree, packedPaths, chapter)),
	};
}

function chapterRecord(tree: StoryTree, packedPaths: ReadonlySet<string>, chapter: Row<'chapter'>) {
	const choices = parseChoices(chapter);
	const picture = pictureFile(tree, chapter)?.path;
	return {
		_id: chapter.id,
		name: chapterName(tree, chapter),
		number: chapter.number,
		title: chapter.title,
		follows: reachedBy(tree, chapter),
		text: chapter.content,
		choices: choices.map((text, index) => ({ text, leadsTo: leadsTo(tree, chapter, index) })),
		lastChosen: chapter.taken_choice === null ? null : (choices[chapter.taken_choice] ?? null),
		isEnding: chapter.is_ending === 1,
		picture: picture && packedPaths.has(picture) ? picture : null,
		narration: narrationRecords(tree, packedPaths, chapter),
		storyteller: chapter.storyteller,
		illustrator: chapter.illustrator,
		howMade: JSON.parse(chapter.making) as unknown,
		reports: (tree.reports.get(chapter.id) ?? []).map(reportRecord),
		openedAt: toIsoTime(chapter.opened_at),
		createdAt: toIsoTime(chapter.created_at),
	};
}

function narrationRecords(tree: StoryTree, packedPaths: ReadonlySet<string>, { id }: Row<'chapter'>) {
	return (tree.narrations.get(id) ?? []).map((narration) => {
		const { path } = narrationFile(tree, narration);
		const { voice, seconds, narrator, created_at } = narration;
		const howMade = JSON.parse(narration.making) as unknown;
		return {
			file: packedPaths.has(path) ? path : null,
			voice,
			seconds,
			narrator,
			howMade,
			createdAt: toIsoTime(created_at),
		};
	});
}

function reportRecord({ reason, by, decision, created_at, decided_at, seen_at }: NamedReport) {
	const [at, decidedAt, seenAt] = [toIsoTime(created_at), toIsoTime(decided_at), toIsoTime(seen_at)];
	return { at, by, reason, decision, decidedAt, seenAt };
}

/** The previous chapter and the choice that led here. */
function reachedBy(tree: StoryTree, { parent_id, choice_index }: Row<'chapter'>) {
	const before = [...tree.chapters, ...tree.prepared].find(({ id }) => id === parent_id);
	return before
		? { chapter: chapterName(tree, before), choice: parseChoices(before)[choice_index ?? -1] ?? null }
		: null;
}

function leadsTo(tree: StoryTree, { id }: Row<'chapter'>, index: number): string | null {
	const next = tree.chapters.find(({ parent_id, choice_index }) => parent_id === id && choice_index === index);
	return next ? chapterName(tree, next) : null;
}

function parseChoices({ choices }: Row<'chapter'>): string[] {
	return JSON.parse(choices) as string[];
}
