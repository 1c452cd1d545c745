import { v7 as newId } from 'uuid';
import type { Principal } from '../accounts/principal.ts';
import type { Db, NewRow, Row } from './schema.ts';

/** A story without its plan, which is long and only for the storyteller. */
export type StoryWithoutPlan = Omit<Row<'story'>, 'bible'>;

export type StoryWithAuthor = StoryWithoutPlan & { author_name: string; author_email: string | null };

/** The stories that the principal may change, newest first: a parent's whole family's, a child's own. */
export function storiesOf(db: Db, principal: Principal, authorId?: string): Promise<StoryWithAuthor[]> {
	const stories = ownStories(db, principal);
	return (authorId ? stories.where('story.author_id', '=', authorId) : stories)
		.orderBy('story.created_at', 'desc')
		.orderBy('story.id', 'desc')
		.execute();
}

/** A story that the principal may change, if any. */
export function ownStory(db: Db, principal: Principal, id: string): Promise<StoryWithAuthor | undefined> {
	return ownStories(db, principal).where('story.id', '=', id).executeTakeFirst();
}

/** Those of these stories that the principal may change. */
export async function ownStoriesById(db: Db, principal: Principal, ids: readonly string[]): Promise<StoryWithAuthor[]> {
	if (ids.length === 0) return [];
	return ownStories(db, principal).where('story.id', 'in', ids).execute();
}

/** A story that the principal may read, if any: an admin may read every story (product 12.3). */
export function readableStory(db: Db, principal: Principal, id: string): Promise<StoryWithAuthor | undefined> {
	if (principal.role !== 'admin') return ownStory(db, principal, id);
	return withAuthor(db).where('story.id', '=', id).executeTakeFirst();
}

/** Any story, for admins. */
export function anyStory(db: Db, id: string): Promise<StoryWithAuthor | undefined> {
	return withAuthor(db).where('story.id', '=', id).executeTakeFirst();
}

/** The stories that the account is the author of, newest first. */
export function storiesOfAuthor(db: Db, authorId: string): Promise<StoryWithAuthor[]> {
	return withAuthor(db)
		.where('story.author_id', '=', authorId)
		.orderBy('story.created_at', 'desc')
		.orderBy('story.id', 'desc')
		.execute();
}

/** The author's stories that are packed or have prepared chapters. */
export function preparedStoriesOf(db: Db, authorId: string): Promise<StoryWithAuthor[]> {
	return withAuthor(db)
		.where('story.author_id', '=', authorId)
		.where((eb) =>
			eb.or([
				eb('story.packed_depth', '>', 0),
				eb.exists(
					eb
						.selectFrom('chapter')
						.select('chapter.id')
						.whereRef('chapter.story_id', '=', 'story.id')
						.where('chapter.opened_at', 'is', null),
				),
			]),
		)
		.orderBy('story.id')
		.execute();
}

/** The story that the account requested with this request id. */
export function storyOfRequest(db: Db, principal: Principal, requestId: string): Promise<StoryWithAuthor | undefined> {
	return withAuthor(db)
		.where('story.asked_by', '=', principal.accountId)
		.where('story.request_id', '=', requestId)
		.executeTakeFirst();
}

/** Any story, for jobs. */
export function storyById(db: Db, id: string): Promise<Row<'story'> | undefined> {
	return db.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The plan of a story. */
export async function storyPlanOf(db: Db, id: string): Promise<string | null> {
	const story = await db.selectFrom('story').select('bible').where('id', '=', id).executeTakeFirst();
	return story?.bible ?? null;
}

/** The outlines of the author's last stories but this one, oldest first. */
export async function outlinesOfAuthor(db: Db, authorId: string, storyId: string, count: number): Promise<string[]> {
	const rows = await db
		.selectFrom('story')
		.select('outline')
		.where('author_id', '=', authorId)
		.where('id', '<>', storyId)
		.where('outline', 'is not', null)
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(count)
		.execute();
	return rows.flatMap(({ outline }) => outline ?? []).reverse();
}

/** Keeps the outline of a story that has none. False if it has another one. */
export async function keepOutline(db: Db, id: string, outline: string): Promise<boolean> {
	await db.updateTable('story').set({ outline }).where('id', '=', id).where('outline', 'is', null).execute();
	const story = await db.selectFrom('story').select('outline').where('id', '=', id).executeTakeFirst();
	return !story || story.outline === outline;
}

export async function addStory(db: Db, story: NewRow<'story'>): Promise<void> {
	await db.insertInto('story').values(story).execute();
}

export async function updateStory(
	db: Db,
	id: string,
	change: Partial<
		Pick<Row<'story'>, 'status' | 'error' | 'title' | 'is_published' | 'bible' | 'reference_name' | 'packed_depth'>
	>,
	now: number,
): Promise<void> {
	await db
		.updateTable('story')
		.set({ ...change, updated_at: now })
		.where('id', '=', id)
		.execute();
}

/** Stars a story, or removes the star. It is no change of the story itself: `updated_at` stays. */
export async function setFavourite(db: Db, id: string, isFavourite: boolean): Promise<void> {
	await db
		.updateTable('story')
		.set({ is_favourite: isFavourite ? 1 : 0 })
		.where('id', '=', id)
		.execute();
}

/**
 * Moves an author's stories and their jobs to another family. Stories that the former family requested for the author become the
 * author's own requests: they are not deleted with that account, and it is not notified of them.
 */
export async function moveStoriesToFamily(db: Db, authorId: string, familyId: string): Promise<void> {
	await db.updateTable('story').set({ family_id: familyId }).where('author_id', '=', authorId).execute();
	await renameClashingRequests(db, authorId);
	await db
		.updateTable('story')
		.set({ asked_by: authorId })
		.where('author_id', '=', authorId)
		.where('asked_by', '!=', authorId)
		.execute();
	await db
		.updateTable('job')
		.set({ family_id: familyId })
		.where('story_id', 'in', db.selectFrom('story').select('id').where('author_id', '=', authorId))
		.execute();
}

/**
 * Request ids are unique per account: an id that two accounts of a family used (no honest device does that) is replaced for one.
 */
async function renameClashingRequests(db: Db, authorId: string): Promise<void> {
	const asked = await db
		.selectFrom('story')
		.select(['id', 'request_id', 'asked_by'])
		.where('author_id', '=', authorId)
		.execute();
	const taken = await db.selectFrom('story').select('request_id').where('asked_by', '=', authorId).execute();
	const names = new Set(taken.map(({ request_id }) => request_id));
	for (const { id, request_id, asked_by } of asked) {
		if (asked_by === authorId) continue;
		// Random, so that it cannot be occupied beforehand.
		const name = names.has(request_id) ? newId() : request_id;
		names.add(name);
		if (name !== request_id) await db.updateTable('story').set({ request_id: name }).where('id', '=', id).execute();
	}
}

export async function deleteStories(db: Db, ids: readonly string[]): Promise<void> {
	await db.deleteFrom('story').where('id', 'in', ids).execute();
}

/** Stories with the author's name and email. */
export function withAuthor(db: Db) {
	return db
		.selectFrom('story')
		.innerJoin('account as author', 'author.id', 'story.author_id')
		.select(storyColumns)
		.select(['author.name as author_name', 'author.email as author_email']);
}

const storyColumns = [
	'story.id',
	'story.author_id',
	'story.family_id',
	'story.asked_by',
	'story.request_id',
	'story.genre',
	'story.mood',
	'story.age_group',
	'story.age_rating',
	'story.hero',
	'story.title',
	'story.status',
	'story.error',
	'story.chapter_count',
	'story.is_published',
	'story.reference_name',
	'story.packed_depth',
	'story.is_favourite',
	'story.hero_seed',
	'story.earlier_id',
	'story.outline',
	'story.created_at',
	'story.updated_at',
] as const;

function ownStories(db: Db, { role, accountId, familyId }: Principal) {
	const stories = withAuthor(db);
	return role === 'child'
		? stories.where('story.author_id', '=', accountId)
		: stories.where('story.family_id', '=', familyId);
}
