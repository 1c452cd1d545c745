import type { Db, NewRow, Row } from './schema.ts';

/** Who asks, as far as a query needs to know it. */
export type Asker = Pick<Row<'account'>, 'role'> & { accountId: string; familyId: string };

export type StoryWithAuthor = Row<'story'> & { author_name: string; author_email: string | null };

/** Every story that is the asker's to change: a whole family's for its head, a child's own for a child. Newest first. */
export function storiesOf(db: Db, asker: Asker, authorId?: string): Promise<StoryWithAuthor[]> {
	const stories = ownStories(db, asker);
	return (authorId ? stories.where('story.author_id', '=', authorId) : stories)
		.orderBy('story.created_at', 'desc')
		.orderBy('story.id', 'desc')
		.execute();
}

/** A story that the asker may change, or nothing. */
export function ownStory(db: Db, asker: Asker, id: string): Promise<StoryWithAuthor | undefined> {
	return ownStories(db, asker).where('story.id', '=', id).executeTakeFirst();
}

/** A story that the asker may read, or nothing: an admin reads every story (decisions §13). */
export function readableStory(db: Db, asker: Asker, id: string): Promise<StoryWithAuthor | undefined> {
	if (asker.role !== 'admin') return ownStory(db, asker, id);
	return withAuthor(db).where('story.id', '=', id).executeTakeFirst();
}

/** The story that this very account asked for with a request id. */
export function storyOfRequest(db: Db, asker: Asker, requestId: string): Promise<StoryWithAuthor | undefined> {
	return withAuthor(db)
		.where('story.asked_by', '=', asker.accountId)
		.where('story.request_id', '=', requestId)
		.executeTakeFirst();
}

/** The story a job is about, whoever it belongs to. */
export function storyAtWork(db: Db, id: string): Promise<Row<'story'> | undefined> {
	return db.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when this account has a story of the same request id already. */
export async function addStory(db: Db, story: NewRow<'story'>): Promise<boolean> {
	const added = await db
		.insertInto('story')
		.values(story)
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst();
	return added !== undefined;
}

export async function changeStory(
	db: Db,
	id: string,
	change: Partial<Pick<Row<'story'>, 'status' | 'error' | 'title'>>,
	now: number,
): Promise<void> {
	await db
		.updateTable('story')
		.set({ ...change, updated_at: now })
		.where('id', '=', id)
		.execute();
}

export async function deleteStories(db: Db, ids: readonly string[]): Promise<void> {
	await db.deleteFrom('story').where('id', 'in', ids).execute();
}

function withAuthor(db: Db) {
	return db
		.selectFrom('story')
		.innerJoin('account as author', 'author.id', 'story.author_id')
		.selectAll('story')
		.select(['author.name as author_name', 'author.email as author_email']);
}

function ownStories(db: Db, { role, accountId, familyId }: Asker) {
	const stories = withAuthor(db);
	return role === 'child'
		? stories.where('story.author_id', '=', accountId)
		: stories.where('story.family_id', '=', familyId);
}
