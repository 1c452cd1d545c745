import type { Scene } from '../../shared/contract/scene.ts';
import type { User } from '../../shared/contract/user.ts';
import { isSceneAllowed } from '../../shared/rules/moderation/allowed-scene.ts';
import { chapterText, isGenreAllowed } from '../../shared/rules/moderation/content-rules.ts';
import type { Core } from '../app/core.ts';
import { userById } from '../db/accounts.ts';
import { chapterById, deleteChapter, preparedChaptersOf, removeStaleMediaUse } from '../db/chapters.ts';
import type { Db, Row } from '../db/schema.ts';
import { preparedStoriesOf, type StoryWithoutPlan, updateStory } from '../db/stories.ts';
import { reviewText, storyBoundsOf } from '../makers/moderator/text-review.ts';
import { storyBriefFor } from './author.ts';
import { prepareAhead } from './look-ahead.ts';
import { isOpened } from './wire-format.ts';

/*
 * Prepared chapters are held to their author's current settings: a parent may have switched off a topic, a rating or a genre
 * since they were written. An opened chapter stays, whatever is switched off later.
 */

type Context = Pick<Core, 'config' | 'makers' | 'now'>;
type Content = Pick<Row<'chapter'>, 'title' | 'content' | 'choices' | 'scene'>;

/** Whether a prepared chapter may be opened now. */
function isChapterAllowed(author: User, story: StoryWithoutPlan, chapter: Content): boolean {
	return isGenreAllowed(author, story.genre) && isContentAllowed(author, story, chapter);
}

/** Whether the author's settings allow a chapter's text and its picture's scene. */
export function isContentAllowed(
	author: User,
	story: StoryWithoutPlan,
	{ title, content, choices, scene }: Content,
): boolean {
	const brief = storyBriefFor(story, author);
	const text = chapterText({ title, content, choices: JSON.parse(choices) as string[] });
	return (
		reviewText(text, storyBoundsOf(brief)) === null && isSceneAllowed(JSON.parse(scene) as Scene, brief.disabledTopics)
	);
}

/**
 * The first disallowed of the unopened chapters on the way to this one, itself included; null if all may be opened. Opening a
 * chapter opens those before it too.
 */
export async function firstDisallowedOnPath(
	trx: Db,
	author: User,
	story: StoryWithoutPlan,
	to: Row<'chapter'>,
): Promise<Row<'chapter'> | null> {
	if (isOpened(to)) return null;
	const before = to.parent_id === null ? undefined : await chapterById(trx, story.id, to.parent_id);
	const earlier = before ? await firstDisallowedOnPath(trx, author, story, before) : null;
	return earlier ?? (isChapterAllowed(author, story, to) ? null : to);
}

/**
 * Deletes an author's prepared chapters that its settings disallow, as they are in this transaction, and enqueues them again.
 * To be called in the transaction that changes the settings, so that nothing disallowed is served after it. Returns the
 * media files to remove after the commit if nothing else uses them.
 */
export async function reviewPreparedChapters(trx: Db, context: Context, authorId: string): Promise<string[]> {
	const author = await userById(trx, authorId);
	if (!author) return [];
	const unusedMedia: string[] = [];
	for (const story of await preparedStoriesOf(trx, authorId)) {
		const disallowed = (await preparedChaptersOf(trx, story.id)).filter(
			(chapter) => !isChapterAllowed(author, story, chapter),
		);
		unusedMedia.push(...(await deletePrepared(trx, story, disallowed, context.now())));
		// A packed story is prepared again also when its genre is allowed again.
		if (disallowed.length > 0 || story.packed_depth > 0) await prepareAhead(trx, context, story.id);
	}
	return unusedMedia;
}

/** Deletes chapters with their descendants, and touches the story for the change feed. Returns the media files it no longer uses. */
export async function deletePrepared(
	trx: Db,
	story: Pick<StoryWithoutPlan, 'id'>,
	chapters: readonly Row<'chapter'>[],
	now: number,
): Promise<string[]> {
	if (chapters.length === 0) return [];
	for (const { id } of chapters) await deleteChapter(trx, id);
	await updateStory(trx, story.id, {}, now);
	return removeStaleMediaUse(trx, story.id);
}

/**
 * The chapters of these stories without disallowed packed ones and their descendants. An earlier build left such chapters in
 * place when settings changed.
 */
export async function withoutDisallowed(
	db: Db,
	stories: readonly StoryWithoutPlan[],
	chapters: readonly Row<'chapter'>[],
): Promise<readonly Row<'chapter'>[]> {
	const packed = new Map(stories.filter(({ packed_depth }) => packed_depth > 0).map((story) => [story.id, story]));
	if (packed.size === 0) return chapters;
	const authors = new Map<string, User | null>();
	for (const { author_id } of packed.values()) {
		if (!authors.has(author_id)) authors.set(author_id, await userById(db, author_id));
	}
	const withheld = new Set<string>();
	// Parents before their children. Not by id: a device with a wrong clock makes ids that sort anywhere.
	for (const chapter of chapters.toSorted((one, other) => one.number - other.number)) {
		const story = packed.get(chapter.story_id);
		if (!story || isOpened(chapter)) continue;
		const author = authors.get(story.author_id);
		const hangsOnWithheld = chapter.parent_id !== null && withheld.has(chapter.parent_id);
		if (hangsOnWithheld || !author || !isChapterAllowed(author, story, chapter)) withheld.add(chapter.id);
	}
	return chapters.filter(({ id }) => !withheld.has(id));
}
