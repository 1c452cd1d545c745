import { v7 as newId } from 'uuid';
import type { Db, NewRow, Row } from './schema.ts';

/** Who asks, as far as a query needs to know it. */
export type Principal = Pick<Row<'account'>, 'role'> & { accountId: string; familyId: string };

/** All of a story but its plan, which is long and only the storyteller's. */
export type StoryWithoutPlan = Omit<Row<'story'>, 'bible'>;

export type StoryWithAuthor = StoryWithoutPlan & { author_name: string; author_email: string | null };

/** Every story that is the asker's to change: a whole family's for its head, a child's own for a child. Newest first. */
export function storiesOf(db: Db, asker: Principal, authorId?: string): Promise<StoryWithAuthor[]> {
	const stories = ownStories(db, asker);
	return (authorId ? stories.where('story.author_id', '=', authorId) : stories)
		.orderBy('story.created_at', 'desc')
		.orderBy('story.id', 'desc')
		.execute();
}

/** A story that the asker may change, or nothing. */
export function ownStory(db: Db, asker: Principal, id: string): Promise<StoryWithAuthor | undefined> {
	return ownStories(db, asker).where('story.id', '=', id).executeTakeFirst();
}

/** Those of these stories that are the asker's. */
export async function ownStoriesById(db: Db, asker: Principal, ids: readonly string[]): Promise<StoryWithAuthor[]> {
	if (ids.length === 0) return [];
	return ownStories(db, asker).where('story.id', 'in', ids).execute();
}

/** A story that the asker may read, or nothing: an admin reads every story (product 12.3). */
export function readableStory(db: Db, asker: Principal, id: string): Promise<StoryWithAuthor | undefined> {
	if (asker.role !== 'admin') return ownStory(db, asker, id);
	return withAuthor(db).where('story.id', '=', id).executeTakeFirst();
}

/** Any story, for an admin. */
export function anyStory(db: Db, id: string): Promise<StoryWithAuthor | undefined> {
	return withAuthor(db).where('story.id', '=', id).executeTakeFirst();
}

/** What this very account is the author of. Newest first. */
export function storiesOfAuthor(db: Db, authorId: string): Promise<StoryWithAuthor[]> {
	return withAuthor(db)
		.where('story.author_id', '=', authorId)
		.orderBy('story.created_at', 'desc')
		.orderBy('story.id', 'desc')
		.execute();
}

/** Those of an author's stories for which something is prepared ahead, or is to be. */
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

/** The story that this very account asked for with a request id. */
export function storyOfRequest(db: Db, asker: Principal, requestId: string): Promise<StoryWithAuthor | undefined> {
	return withAuthor(db)
		.where('story.asked_by', '=', asker.accountId)
		.where('story.request_id', '=', requestId)
		.executeTakeFirst();
}

/** The story a job is about, whoever it belongs to. */
export function storyById(db: Db, id: string): Promise<Row<'story'> | undefined> {
	return db.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The storyteller's plan of a story. */
export async function storyPlanOf(db: Db, id: string): Promise<string | null> {
	const story = await db.selectFrom('story').select('bible').where('id', '=', id).executeTakeFirst();
	return story?.bible ?? null;
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

/**
 * An author comes into another family: its stories and what waits for them come along. Those that somebody of the family
 * before asked for are its own from now on: they do not go when that account goes, nor does it hear of them any more.
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

/** A request id is unique to an account: one that two of a family used, as no honest device does, is not both of theirs. */
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
		// By chance, so that nobody can take it first and stand in the way.
		const name = names.has(request_id) ? newId() : request_id;
		names.add(name);
		if (name !== request_id) await db.updateTable('story').set({ request_id: name }).where('id', '=', id).execute();
	}
}

export async function deleteStories(db: Db, ids: readonly string[]): Promise<void> {
	await db.deleteFrom('story').where('id', 'in', ids).execute();
}

/** Stories with what a list says of their authors. */
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
	'story.created_at',
	'story.updated_at',
] as const;

function ownStories(db: Db, { role, accountId, familyId }: Principal) {
	const stories = withAuthor(db);
	return role === 'child'
		? stories.where('story.author_id', '=', accountId)
		: stories.where('story.family_id', '=', familyId);
}
