import { type ChapterReport, isHidden } from '../../shared/contract/report.ts';
import type { Hero } from '../../shared/contract/stories.ts';
import type { Chapter, Images, ListedStory, Story } from '../../shared/contract/story.ts';
import type { ChapterLink } from '../db/chapters.ts';
import type { NamedReport } from '../db/reports.ts';
import type { Row } from '../db/schema.ts';
import type { StoryWithAuthor } from '../db/stories.ts';
import type { StoryListRow } from '../db/story-list.ts';
import { narrationProvenanceOf, provenanceOf } from './provenance.ts';

/** What stands in the rows around chapters and belongs to what is told of them. */
export type ChapterRelations = {
	/** By parent's id and choice index. */
	followers: ReadonlyMap<string, string>;
	/** By chapter's id: the narration in the voice that the contract names. */
	narrations: ReadonlyMap<string, Row<'narration'>>;
	/** By chapter's id: what was last reported of it. */
	reports: ReadonlyMap<string, NamedReport>;
	/** Whether it is told to a child: then a chapter that is hidden comes without what is in it. */
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
		reports: new Map(reports.map((report) => [report.chapter_id, report])),
		isForChild,
	};
}

export function mediaUrl(name: string): string {
	return `/api/media/${name}`;
}

/** Whether a chapter may be seen: it was opened, or it is packed for a journey. */
export function isShown({ packed_depth }: Pick<Row<'story'>, 'packed_depth'>, chapter: Row<'chapter'>): boolean {
	return isOpened(chapter) || packed_depth > 0;
}

export function isOpened({ opened_at }: Pick<Row<'chapter'>, 'opened_at'>): boolean {
	return opened_at !== null;
}

/** A story with all its chapters, as the contract tells it: those prepared ahead are apart, and only told when packed. */
export function toWholeStory(row: StoryWithAuthor, all: readonly Row<'chapter'>[], around: ChapterRelations): Story {
	const story = toStory(row, all.filter(isOpened), around);
	if (row.packed_depth === 0) return story;
	const ahead = all.filter((chapter) => !isOpened(chapter)).map((chapter) => toChapter(chapter, around));
	return { ...story, ahead, packedDepth: row.packed_depth };
}

/** A story as a list tells it; a child is not told what is in a chapter that is hidden. */
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

/** A story as the contract tells it. `chapters` are those to show, the first chapter among them if it is written. */
export function toStory(row: StoryWithAuthor, chapters: readonly Row<'chapter'>[], around: ChapterRelations): Story {
	return {
		...storyFields(row),
		startNode: chapters.find((chapter) => chapter.parent_id === null)?.id ?? null,
		nodes: chapters.map((chapter) => toChapter(chapter, around)),
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
		createdAt: new Date(row.created_at).toISOString(),
		updatedAt: new Date(row.updated_at).toISOString(),
	};
}

/** A chapter as the contract tells it. */
export function toChapter(
	row: Row<'chapter'>,
	{ followers, narrations, reports, isForChild }: ChapterRelations,
): Chapter {
	const reported = reports.get(row.id);
	const report = reported && toReport(reported);
	if (isForChild && report && isHidden(report)) return toHiddenChapter(row, report);
	const narration = narrations.get(row.id);
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
		madeBy: {
			storyteller: row.storyteller,
			illustrator: row.illustrator,
			narrator: narration?.narrator ?? null,
			...fallbacksOf(row, narration),
		},
		...(report ? { report } : {}),
	};
}

/** That there is a chapter, and nothing of what is in it: no way leads on from there. */
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

/** A report as the contract tells it. */
export function toReport({ decision, reason, by, created_at, seen_at }: NamedReport): ChapterReport {
	return {
		state: decision ?? 'open',
		reason,
		by,
		at: new Date(created_at).toISOString(),
		isSeen: seen_at !== null,
	};
}

/** Where a maker took a provider's place, whoever reads is told so. */
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

function toChoices(row: Row<'chapter'>, followers: ChapterRelations['followers']): Chapter['choices'] {
	const texts = JSON.parse(row.choices) as string[];
	return texts.map((text, index) => ({ text, nextNodeId: followers.get(`${row.id} ${index}`) ?? null }));
}

/** A chapter's pictures, as its row names their files. */
export function toImages(images: string | null): Images | null {
	if (images === null) return null;
	const { thumbnail, medium, large } = JSON.parse(images) as Images;
	return { thumbnail: mediaUrl(thumbnail), medium: mediaUrl(medium), large: mediaUrl(large) };
}
