import type { Hero } from '../../shared/making.ts';
import type { Images, ListedStory, Story, StoryNode } from '../../shared/story.ts';
import type { ChapterLink } from '../db/chapters.ts';
import type { Row } from '../db/schema.ts';
import type { StoryWithAuthor } from '../db/stories.ts';
import type { ListedRow } from '../db/story-list.ts';
import { makingOf, narrationMakingOf } from './making.ts';

/** What stands in the rows around chapters and belongs to what is told of them. */
export type AroundChapters = {
	/** By parent's id and choice index. */
	followers: ReadonlyMap<string, string>;
	/** By chapter's id: the narration in the voice that the contract names. */
	narrations: ReadonlyMap<string, Row<'narration'>>;
};

export function around(followers: readonly ChapterLink[], narrations: readonly Row<'narration'>[]): AroundChapters {
	return {
		followers: new Map(followers.map(({ id, parent_id, choice_index }) => [`${parent_id} ${choice_index}`, id])),
		narrations: new Map(narrations.filter(({ voice }) => voice === 'sage').map((one) => [one.chapter_id, one])),
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
export function toWholeStory(row: StoryWithAuthor, all: readonly Row<'chapter'>[], around: AroundChapters): Story {
	const story = toStory(row, all.filter(isOpened), around);
	if (row.packed_depth === 0) return story;
	const ahead = all.filter((chapter) => !isOpened(chapter)).map((chapter) => toNode(chapter, around));
	return { ...story, ahead, packedDepth: row.packed_depth };
}

/** A story as a list tells it. */
export function toListed(row: ListedRow): ListedStory {
	const { cover_id, cover_title, cover_images } = row;
	const cover =
		cover_id === null ? [] : [{ _id: cover_id, chapterTitle: cover_title!, images: toImages(cover_images) }];
	return { ...ofEveryStory(row), startNode: cover_id, nodes: cover };
}

/** A story as the contract tells it. `chapters` are those to show, the first chapter among them if it is written. */
export function toStory(row: StoryWithAuthor, chapters: readonly Row<'chapter'>[], around: AroundChapters): Story {
	return {
		...ofEveryStory(row),
		startNode: chapters.find((chapter) => chapter.parent_id === null)?.id ?? null,
		nodes: chapters.map((chapter) => toNode(chapter, around)),
	};
}

function ofEveryStory(row: StoryWithAuthor): Omit<ListedStory, 'startNode' | 'nodes'> {
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
export function toNode(row: Row<'chapter'>, { followers, narrations }: AroundChapters): StoryNode {
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
			...standInsOf(row, narration),
		},
	};
}

/** Where a maker took a provider's place, whoever reads is told so. */
function standInsOf(
	row: Row<'chapter'>,
	narration: Row<'narration'> | undefined,
): Pick<StoryNode['madeBy'], 'standsIn'> {
	const { storyteller, illustrator } = makingOf(row);
	const narrator = narration && narrationMakingOf(narration);
	const makers = { storyteller, illustrator, narrator };
	const standsIn = (['storyteller', 'illustrator', 'narrator'] as const).filter((maker) => makers[maker]?.standsIn);
	return standsIn.length > 0 ? { standsIn } : {};
}

function toChoices(row: Row<'chapter'>, followers: AroundChapters['followers']): StoryNode['choices'] {
	const texts = JSON.parse(row.choices) as string[];
	return texts.map((text, index) => ({ text, nextNodeId: followers.get(`${row.id} ${index}`) ?? null }));
}

function toImages(images: string | null): Images | null {
	if (images === null) return null;
	const { thumbnail, medium, large } = JSON.parse(images) as Images;
	return { thumbnail: mediaUrl(thumbnail), medium: mediaUrl(medium), large: mediaUrl(large) };
}
