import { v7 as newId } from 'uuid';
import type { NewStory, StoryCreated } from '../../shared/contract/stories.ts';
import type { User } from '../../shared/contract/user.ts';
import { ageGroupFor, chapterCountFor } from '../../shared/rules/ages.ts';
import { actingUser } from '../accounts/acting-as.ts';
import type { Principal } from '../accounts/principal.ts';
import { requireUnusedId } from '../accounts/unused-id.ts';
import type { AppContext } from '../app/context.ts';
import { HttpError, requireFound } from '../app/errors.ts';
import { chapterAt } from '../db/chapters.ts';
import { addJob, chapterTarget, countWaitingChapterJobs } from '../db/jobs.ts';
import type { Db, NewRow } from '../db/schema.ts';
import { addStory, ownStory, type StoryWithAuthor, storyOfRequest, updateStory } from '../db/stories.ts';
import { inTransaction } from '../db/transaction.ts';
import { isNameAllowed, reviewName, storyBoundsOf } from '../makers/moderator/text-review.ts';
import { authorOf, requireAccess, requireAllowedGenre, storyBriefFor } from './author.ts';
import { requireBelowStoryCap, requireBelowWorkCap } from './daily-caps.ts';
import { toChapters } from './read-stories.ts';
import { sameHeroOf, shareReference } from './same-hero.ts';

/** 201 if the first chapter is readable already, else 202. */
export type AcceptedStory = { status: 201 | 202; story: StoryCreated };

/** Seconds for `Retry-After`: the built-in storyteller writes several stories in that time. */
export const retryAfterSeconds = 5;

/**
 * Creates a story and its first job. A repeated request id of the same account returns the existing story, whatever else the
 * request says. Throws 400 `name-not-kind`, 404, 400 `name-not-allowed`, 403 `genre-not-allowed`, 402, 409 `id-taken`,
 * 429 `daily-cap` and 503 `queue-full` (nothing is stored), and 503 `queue-busy` with the story's id (it is stored).
 */
export async function beginStory(
	context: AppContext,
	principal: Principal,
	input: NewStory,
	selectedChildId?: string,
): Promise<AcceptedStory> {
	requireKindName(input);
	const author = await actingUser(context.db, principal, selectedChildId);
	const before = await storyOfRequest(context.db, principal, input.frontendRequestId);
	if (before) return acceptedStory(context, principal, before);
	const story = newStoryRow(principal, author, input, context.now());
	requireAllowedName(author, story);
	requireAllowedGenre(author, input.genre);
	requireAccess(author, context.now());
	context.makers.storyteller.startThread?.();
	await inTransaction(context.db, (db) => insertStory(db, context, principal, { author, input, story }));
	await context.queue.wake();
	const stored = await storyOfRequest(context.db, principal, input.frontendRequestId);
	return acceptedStory(context, principal, requireFound(stored));
}

/** Queues a failed story again; any other story is returned unchanged. Throws as `beginStory` does. */
export async function retryStory(context: AppContext, principal: Principal, id: string): Promise<AcceptedStory> {
	const story = requireFound(await ownStory(context.db, principal, id));
	if (story.status !== 'failed') return acceptedStory(context, principal, story);
	const author = await authorOf(context.db, story);
	requireAllowedGenre(author, story.genre);
	requireAccess(author, context.now());
	await inTransaction(context.db, (db) => requeueStory(db, story, context));
	await context.queue.wake();
	const queued = await ownStory(context.db, principal, id);
	return acceptedStory(context, principal, requireFound(queued));
}

export function requireKindName(input: NewStory): void {
	if (input.settings.characters.every((hero) => isNameAllowed(hero.name))) return;
	throw nameRejected('name-not-kind', 'This name could hurt somebody. Please choose a kinder one.');
}

/** Neither a switched-off topic nor a word above the rating can be a hero's name: the name is in every sentence. */
export function requireAllowedName(author: User, story: Parameters<typeof storyBriefFor>[0]): void {
	const brief = storyBriefFor(story, author);
	if (!reviewName(brief.hero.name, storyBoundsOf(brief))) return;
	// The message names no topic: a parent may have hidden the topic from the requesting child.
	throw nameRejected(
		'name-not-allowed',
		'This name does not fit this story. Please choose another name for your hero.',
	);
}

function nameRejected(code: string, message: string): HttpError {
	return new HttpError(400, code, message, { issues: [{ path: 'settings.characters.0.name', message }] });
}

export function newStoryRow(
	principal: Principal,
	author: User,
	input: NewStory,
	now: number,
): NewRow<'story'> & { id: string } {
	const hero = input.settings.characters[0]!;
	const { ageGroup, ageRating } = author.role === 'child' ? childAgeLimits(author, input) : input;
	return {
		id: input._id ?? newId(),
		author_id: author._id,
		family_id: principal.familyId,
		asked_by: principal.accountId,
		request_id: input.frontendRequestId,
		genre: input.genre,
		mood: input.settings.mood,
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

/** A child's age decides its group, whatever the request says. A child of unknown age counts as old as its maximum rating. */
function childAgeLimits({ profile, settings }: User, input: NewStory): Pick<NewStory, 'ageGroup' | 'ageRating'> {
	const { maxAgeRating } = settings.contentRestrictions;
	return {
		ageGroup: ageGroupFor(profile.age ?? maxAgeRating),
		ageRating: Math.min(input.ageRating, maxAgeRating),
	};
}

type Beginning = { author: User; input: NewStory; story: NewRow<'story'> & { id: string } };

async function insertStory(db: Db, context: AppContext, principal: Principal, beginning: Beginning): Promise<void> {
	const { story } = beginning;
	// Another request with the same id may have been committed since the first check.
	if (await storyOfRequest(db, principal, story.request_id)) return;
	await requireUnusedId(db, story.id);
	await addNewStory(db, context, principal, beginning);
	await requireBelowWorkCap(db, context, story.family_id, 'chapter');
	await addFirstJob(db, story);
	await requireQueueCapacity(db, context.config.queue.full);
}

/** Stores the row of a new story, whose hero may have the looks of an earlier story's. Throws 429 `daily-cap`. */
export async function addNewStory(
	db: Db,
	context: AppContext,
	principal: Principal,
	{ author, input, story }: Beginning,
): Promise<void> {
	await requireBelowStoryCap(db, context, story);
	const sameHero = await sameHeroOf(db, principal, author, input);
	await addStory(db, { ...story, ...sameHero });
	if (sameHero) await shareReference(db, story.id, sameHero);
}

async function requeueStory(db: Db, story: StoryWithAuthor, { config, now }: AppContext): Promise<void> {
	const at = now();
	await addFirstJob(db, { ...story, created_at: at });
	await requireQueueCapacity(db, config.queue.full);
	await updateStory(db, story.id, { status: 'queued', error: null }, at);
}

async function addFirstJob(db: Db, story: { id: string; family_id: string; created_at: number }): Promise<void> {
	const target = chapterTarget({ storyId: story.id, parentId: null, choiceIndex: null });
	await addJob(db, target, { familyId: story.family_id, now: story.created_at });
}

/** Throws 503 `queue-full`, which rolls the transaction back, if the job just added exceeds the queue's capacity. */
export async function requireQueueCapacity(db: Db, full: number): Promise<void> {
	if ((await countWaitingChapterJobs(db)) <= full) return;
	const sentence = 'So many stories are being written right now. Please try again in a little while.';
	throw new HttpError(503, 'queue-full', sentence, { retryAfterSeconds: retryAfterSeconds * 6 });
}

async function acceptedStory(
	{ config, db, queue }: AppContext,
	principal: Principal,
	row: StoryWithAuthor,
): Promise<AcceptedStory> {
	const story: StoryCreated = { _id: row.id, requestId: row.request_id, status: row.status, nodes: [] };
	const first = await chapterAt(db, { storyId: row.id, parentId: null, choiceIndex: null });
	if (first) return { status: 201, story: { ...story, nodes: await toChapters(db, [first], principal) } };
	const position = await queue.position(row.id);
	if (position === undefined) return { status: 202, story };
	if (position > 1 && (await countWaitingChapterJobs(db)) > config.queue.busy) {
		const sentence = 'The server is busy, but your story is being created. Please wait...';
		throw new HttpError(503, 'queue-busy', sentence, {
			_id: row.id,
			requestId: row.request_id,
			position,
			retryAfterSeconds,
		});
	}
	return { status: 202, story: { ...story, position } };
}
