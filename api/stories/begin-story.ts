import { v7 as newId } from 'uuid';
import { ageGroupFor, chapterCountFor } from '../../shared/ages.ts';
import type { NewStory, StoryBegun } from '../../shared/making.ts';
import type { User } from '../../shared/user.ts';
import { insistOnFreeId } from '../accounts/free-id.ts';
import type { Reader } from '../accounts/reader.ts';
import { chapterAt } from '../db/chapters.ts';
import { addChapterJob } from '../db/jobs.ts';
import type { Db, NewRow } from '../db/schema.ts';
import { addStory, changeStory, ownStory, type StoryWithAuthor, storyOfRequest } from '../db/stories.ts';
import { waitingCount } from '../db/waiting-jobs.ts';
import { notFound, Refusal } from '../errors.ts';
import { boundsOf, isKindName, objectionToName } from '../makers/moderation.ts';
import type { Parts } from '../parts.ts';
import { authorFor, authorOf, briefOf, insistOnAccess, insistOnGenre } from './author.ts';
import { insistOnDailyCap } from './daily-cap.ts';
import { nodesOf } from './read-stories.ts';
import { insistOnWorkCap } from './work-caps.ts';

type Keeping = Pick<Parts, 'config' | 'db' | 'makers' | 'queue' | 'now'>;

/** 201 when the first chapter can be read already, else 202. */
export type Begun = { status: 201 | 202; story: StoryBegun };

/** Seconds after which it is worth asking again: the built-in storyteller has written several stories by then. */
export const retryAfterSeconds = 5;

/**
 * Takes a story on. The same request id of the same account is the same story, whatever else is asked.
 * Throws 400 `name-not-kind`, 404, 400 `name-not-allowed`, 403 `genre-not-allowed`, 402, 409 `id-taken`, 429 `daily-cap` and 503 `queue-full`
 * (nothing kept), and 503 `queue-busy` with the story's id when it is kept but many wait.
 */
export async function beginStory(
	keeping: Keeping,
	reader: Reader,
	wish: NewStory,
	selectedChildId?: string,
): Promise<Begun> {
	insistOnKindName(wish);
	const author = await authorFor(keeping.db, reader, selectedChildId);
	const before = await storyOfRequest(keeping.db, reader, wish.frontendRequestId);
	if (before) return begun(keeping, reader, before);
	const story = newStory(reader, author, wish, keeping.now());
	insistOnFitName(author, story);
	insistOnGenre(author, wish.genre);
	insistOnAccess(author, keeping.now());
	await keeping.db.transaction().execute((db) => keep(db, keeping, reader, story));
	await keeping.queue.wake();
	const kept = await storyOfRequest(keeping.db, reader, wish.frontendRequestId);
	if (!kept) throw notFound();
	return begun(keeping, reader, kept);
}

/** Lets a failed story be tried again; any other is told as it stands. Throws as `beginStory` does. */
export async function retryStory(keeping: Keeping, reader: Reader, id: string): Promise<Begun> {
	const story = await ownStory(keeping.db, reader, id);
	if (!story) throw notFound();
	if (story.status !== 'failed') return begun(keeping, reader, story);
	const author = await authorOf(keeping.db, story);
	insistOnGenre(author, story.genre);
	insistOnAccess(author, keeping.now());
	await keeping.db.transaction().execute((db) => askAgain(db, story, keeping));
	await keeping.queue.wake();
	const asked = await ownStory(keeping.db, reader, id);
	if (!asked) throw notFound();
	return begun(keeping, reader, asked);
}

function insistOnKindName(wish: NewStory): void {
	if (wish.settings.characters.every((hero) => isKindName(hero.name))) return;
	throw otherName('name-not-kind', 'This name could hurt somebody. Please choose a kinder one.');
}

/** A hero is named in every sentence: neither a switched-off topic nor a word above the rating can be its name. */
function insistOnFitName(author: User, story: Parameters<typeof briefOf>[0]): void {
	const brief = briefOf(story, author);
	if (!objectionToName(brief.hero.name, boundsOf(brief))) return;
	// The message names no topic: the reader may be the child from whom the topic is hidden.
	throw otherName('name-not-allowed', 'This name does not fit this story. Please choose another name for your hero.');
}

function otherName(code: string, message: string): Refusal {
	return new Refusal(400, code, message, { issues: [{ path: 'settings.characters.0.name', message }] });
}

function newStory(reader: Reader, author: User, wish: NewStory, now: number): NewRow<'story'> & { id: string } {
	const hero = wish.settings.characters[0]!;
	const { ageGroup, ageRating } = author.role === 'child' ? heldTo(author, wish) : wish;
	return {
		id: wish._id ?? newId(),
		author_id: author._id,
		family_id: reader.familyId,
		asked_by: reader.accountId,
		request_id: wish.frontendRequestId,
		genre: wish.genre,
		mood: wish.settings.mood,
		age_group: ageGroup,
		age_rating: ageRating,
		hero: JSON.stringify(hero),
		title: `${hero.name}’s new story`,
		status: 'queued',
		error: null,
		chapter_count: chapterCountFor(ageGroup),
		is_published: 0,
		created_at: now,
		updated_at: now,
	};
}

/** A child's age gives its group, whatever was asked. A child of unknown age is as old as what it may read. */
function heldTo({ profile, settings }: User, wish: NewStory): Pick<NewStory, 'ageGroup' | 'ageRating'> {
	const { maxAgeRating } = settings.contentRestrictions;
	return {
		ageGroup: ageGroupFor(profile.age ?? maxAgeRating),
		ageRating: Math.min(wish.ageRating, maxAgeRating),
	};
}

async function keep(db: Db, keeping: Keeping, reader: Reader, story: NewRow<'story'> & { id: string }): Promise<void> {
	// The same request may have come by another way between the first look and this transaction.
	if (await storyOfRequest(db, reader, story.request_id)) return;
	await insistOnFreeId(db, story.id);
	await insistOnDailyCap(db, keeping, story);
	await insistOnWorkCap(db, keeping, story.family_id, 'chapter');
	await addStory(db, story);
	await addFirstJob(db, story);
	await insistOnRoom(db, keeping.config.queue.full);
}

async function askAgain(db: Db, story: StoryWithAuthor, { config, now }: Keeping): Promise<void> {
	const at = now();
	await addFirstJob(db, { ...story, created_at: at });
	await insistOnRoom(db, config.queue.full);
	await changeStory(db, story.id, { status: 'queued', error: null }, at);
}

async function addFirstJob(db: Db, story: { id: string; family_id: string; created_at: number }): Promise<void> {
	await addChapterJob(db, { storyId: story.id, parentId: null, choiceIndex: null }, story.family_id, story.created_at);
}

/** Throws 503 `queue-full`, and so undoes the transaction, when the job just added is one too many. */
export async function insistOnRoom(db: Db, full: number): Promise<void> {
	if ((await waitingCount(db)) <= full) return;
	const sentence = 'So many stories are being written right now. Please try again in a little while.';
	throw new Refusal(503, 'queue-full', sentence, { retryAfterSeconds: retryAfterSeconds * 6 });
}

async function begun({ config, db, queue }: Keeping, reader: Reader, row: StoryWithAuthor): Promise<Begun> {
	const story: StoryBegun = { _id: row.id, requestId: row.request_id, status: row.status, nodes: [] };
	const first = await chapterAt(db, { storyId: row.id, parentId: null, choiceIndex: null });
	if (first) return { status: 201, story: { ...story, nodes: await nodesOf(db, [first], reader) } };
	const position = await queue.position(row.id);
	if (position === undefined) return { status: 202, story };
	if (position > 1 && (await waitingCount(db)) > config.queue.busy) {
		const sentence = 'The server is busy, but your story is being created. Please wait...';
		throw new Refusal(503, 'queue-busy', sentence, {
			_id: row.id,
			requestId: row.request_id,
			position,
			retryAfterSeconds,
		});
	}
	return { status: 202, story: { ...story, position } };
}
