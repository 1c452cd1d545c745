import { mediaPath } from '../../shared/contract/endpoints.ts';
import type { ChapterReport } from '../../shared/contract/report.ts';
import type { Hero } from '../../shared/contract/stories.ts';
import type { Chapter, Images, ListedStory, Story } from '../../shared/contract/story.ts';
import { isHidden } from '../../shared/rules/is-hidden.ts';
import type { ChapterLink } from '../db/chapters.ts';
import type { NamedReport } from '../db/reports.ts';
import type { Row } from '../db/schema.ts';
import type { StoryWithAuthor } from '../db/stories.ts';
import type { StoryListRow } from '../db/story-list.ts';
import { narrationProvenanceOf, provenanceOf } from './provenance.ts';
import { isOfChoices } from './spoken-text.ts';

/** The rows related to chapters that are part of their wire format. */
export type ChapterRelations = {
	/** Ids of the next chapters by `<parent id> <choice index>`. */
	followers: ReadonlyMap<string, string>;
	/** Narrations by chapter id, in the voice that the contract names. */
	narrations: ReadonlyMap<string, Row<'narration'>>;
	/** The narrations of choices, likewise. */
	choicesNarrations: ReadonlyMap<string, Row<'narration'>>;
	/** Last reports by chapter id. */
	reports: ReadonlyMap<string, NamedReport>;
	/** Whether the recipient is a child: then hidden chapters have no content. */
	isForChild: boolean;
};

export function chapterRelations(
	followers: readonly ChapterLink[],
	narrations: readonly Row<'narration'>[],
	reports: readonly NamedReport[] = [],
	isForChild = false,
): ChapterRelations {
	return {
		followers: new Map(followers.map(({ id, parent_id, choice_index }) => [`${parent_id} ${choice_index}`, id])),
		narrations: new Map(narrations.filter(({ voice }) => voice === 'sage').map((one) => [one.chapter_id, one])),
		choicesNarrations: new Map(narrations.filter(isOfChoices).map((one) => [one.chapter_id, one])),
		reports: new Map(reports.map((report) => [report.chapter_id, report])),
		isForChild,
	};
}

export function mediaUrl(name: string): string {
	return `${mediaPath}/${name}`;
}

/** Whether a chapter may be read: it was opened, or its story is packed for a journey. */
export function isShown({ packed_depth }: Pick<Row<'story'>, 'packed_depth'>, chapter: Row<'chapter'>): boolean {
	return isOpened(chapter) || packed_depth > 0;
}

export function isOpened({ opened_at }: Pick<Row<'chapter'>, 'opened_at'>): boolean {
	return opened_at !== null;
}

/** A story with all its chapters. Prepared chapters are listed apart in `ahead`, and only if the story is packed. */
export function toWholeStory(row: StoryWithAuthor, all: readonly Row<'chapter'>[], around: ChapterRelations): Story {
	const story = toStory(row, all.filter(isOpened), around);
	if (row.packed_depth === 0) return story;
	const ahead = all.filter((chapter) => !isOpened(chapter)).map((chapter) => toChapter(chapter, around));
	return { ...story, ahead, packedDepth: row.packed_depth };
}

/** A story as an item of a list. For a child, a hidden cover has no content. */
export function toListedStory(row: StoryListRow, isForChild: boolean): ListedStory {
	return {
		...storyFields(row),
		startNode: row.cover_id,
		nodes: row.cover_id === null ? [] : [coverOf(row, isForChild)],
	};
}

function coverOf(row: StoryListRow, isForChild: boolean): ListedStory['nodes'][number] {
	const _id = row.cover_id!;
	if (isForChild && row.cover_is_hidden) return { _id, chapterTitle: '', images: null };
	return { _id, chapterTitle: row.cover_title!, images: toImages(row.cover_images) };
}

/** A story in wire format with these chapters, which include the first one if it is written. */
export function toStory(row: StoryWithAuthor, chapters: readonly Row<'chapter'>[], around: ChapterRelations): Story {
	return {
		...storyFields(row),
		startNode: chapters.find((chapter) => chapter.parent_id === null)?.id ?? null,
		nodes: chapters.map((chapter) => toChapter(chapter, around)),
		...(row.outline === null ? {} : { outline: row.outline }),
	};
}

function storyFields(row: StoryWithAuthor): Omit<ListedStory, 'startNode' | 'nodes'> {
	return {
		_id: row.id,
		title: row.title,
		genre: row.genre,
		mood: row.mood,
		ageGroup: row.age_group,
		ageRating: row.age_rating,
		hero: JSON.parse(row.hero) as Hero,
		status: row.status,
		error: row.error,
		chapterCount: row.chapter_count,
		requestId: row.request_id,
		author: { _id: row.author_id, email: row.author_email, profile: { name: row.author_name } },
		isPublished: row.is_published === 1,
		...(row.hero_seed === null ? {} : { heroSeed: row.hero_seed }),
		...(row.is_favourite === 1 ? { isFavourite: true } : {}),
		createdAt: new Date(row.created_at).toISOString(),
		updatedAt: new Date(row.updated_at).toISOString(),
	};
}

/** A chapter in wire format (a `node` there). For a child, a hidden chapter has no content. */
export function toChapter(
	row: Row<'chapter'>,
	{ followers, narrations, choicesNarrations, reports, isForChild }: ChapterRelations,
): Chapter {
	const reported = reports.get(row.id);
	const report = reported && toReport(reported);
	if (isForChild && report && isHidden(report)) return toHiddenChapter(row, report);
	const narration = narrations.get(row.id);
	const ofChoices = choicesNarrations.get(row.id);
	return {
		_id: row.id,
		parentNodeId: row.parent_id,
		choiceIndex: row.choice_index,
		isEnding: row.is_ending === 1,
		chapterNumber: row.number,
		chapterTitle: row.title,
		content: row.content,
		choices: toChoices(row, followers),
		takenChoice: row.taken_choice,
		images: toImages(row.images),
		audioUrls: narration ? { sage: mediaUrl(narration.media_name) } : null,
		...(ofChoices && { choicesAudioUrl: mediaUrl(ofChoices.media_name) }),
		madeBy: {
			storyteller: row.storyteller,
			illustrator: row.illustrator,
			narrator: narration?.narrator ?? null,
			...fallbacksOf(row, narration),
			...toldOnOf(row),
		},
		...(report ? { report } : {}),
	};
}

/** A hidden chapter: its place and report, without content or choices. */
function toHiddenChapter(row: Row<'chapter'>, report: ChapterReport): Chapter {
	return {
		_id: row.id,
		parentNodeId: row.parent_id,
		choiceIndex: row.choice_index,
		isEnding: false,
		chapterNumber: row.number,
		chapterTitle: '',
		content: '',
		choices: [],
		takenChoice: null,
		images: null,
		audioUrls: null,
		madeBy: { storyteller: row.storyteller, illustrator: null, narrator: null },
		report,
	};
}

/** A report in wire format. */
export function toReport({ decision, reason, by, created_at, seen_at }: NamedReport): ChapterReport {
	return {
		state: decision ?? 'open',
		reason,
		by,
		at: new Date(created_at).toISOString(),
		isSeen: seen_at !== null,
	};
}

/** The makers for which the built-in one was the fallback. */
function fallbacksOf(
	row: Row<'chapter'>,
	narration: Row<'narration'> | undefined,
): Pick<Chapter['madeBy'], 'standsIn'> {
	const { storyteller, illustrator } = provenanceOf(row);
	const narrator = narration && narrationProvenanceOf(narration);
	const makers = { storyteller, illustrator, narrator };
	const standsIn = (['storyteller', 'illustrator', 'narrator'] as const).filter((maker) => makers[maker]?.standsIn);
	return standsIn.length > 0 ? { standsIn } : {};
}

/** Where a chapter was told, if not at the server. */
function toldOnOf(row: Row<'chapter'>): Pick<Chapter['madeBy'], 'toldOn'> {
	const { told } = provenanceOf(row);
	return told ? { toldOn: told.on } : {};
}

function toChoices(row: Row<'chapter'>, followers: ChapterRelations['followers']): Chapter['choices'] {
	const texts = JSON.parse(row.choices) as string[];
	return texts.map((text, index) => ({ text, nextNodeId: followers.get(`${row.id} ${index}`) ?? null }));
}

/** The URLs of a chapter's pictures, from the file names in its row. */
export function toImages(images: string | null): Images | null {
	if (images === null) return null;
	const { thumbnail, medium, large } = JSON.parse(images) as Images;
	return { thumbnail: mediaUrl(thumbnail), medium: mediaUrl(medium), large: mediaUrl(large) };
}
