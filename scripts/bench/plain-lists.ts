import { reading } from '../../api/db/admin/reading.ts';
import { listStories, listUsers, storiesIn, usersIn } from '../../api/db/admin-lists.ts';
import type { Db } from '../../api/db/schema.ts';

type CompiledQuery = ReturnType<ReturnType<Db['selectFrom']>['compile']>;
export type UserQuery = { list: 'users' } & Parameters<typeof listUsers>[1];
export type StoryQuery = { list: 'stories' } & Parameters<typeof listStories>[1];
export type ListQuery = UserQuery | StoryQuery;

/** The total of a list as the server answers it. */
export async function totalOf(db: Db, query: ListQuery): Promise<number> {
	return (await (query.list === 'users' ? listUsers(db, query) : listStories(db, query))).pagination.total;
}

/** The same page and its total in SQL over the tables as they are, for comparison: ASCII only, and no wildcards. */
export async function plainTotalOf(db: Db, query: ListQuery): Promise<number> {
	const { rows, count } = plain(db, query);
	await rows.execute();
	return (await count.executeTakeFirstOrThrow()).count;
}

/** What SQLite does for a page as the server finds it, and as plain SQL would. */
export async function plansOf(db: Db, query: ListQuery): Promise<{ page: string; plain: string }> {
	const slots = Array.from({ length: query.limit }, (_, slot) => slot + 1);
	return {
		page: await planOf(db, (query.list === 'users' ? usersIn(db, slots) : storiesIn(db, slots)).compile()),
		plain: await planOf(db, plain(db, query).rows.compile()),
	};
}

/** What SQLite does to fill the lists, and to keep up with what changed. */
export async function readingPlans(db: Db): Promise<string> {
	const any = db.selectFrom('setting').select('key').compile();
	const plans = Object.entries(reading).map(async ([name, sql]) => {
		const parameters = name.startsWith('next') ? [0, 1] : ['[1]'];
		return `${name}: ${await planOf(db, { ...any, sql, parameters })}`;
	});
	return (await Promise.all(plans)).join('\n');
}

/** The steps of a plan in a row. */
async function planOf(db: Db, statement: CompiledQuery): Promise<string> {
	const { rows } = await db.executeQuery({ ...statement, sql: `explain query plan ${statement.sql}` });
	return (rows as { detail: string }[]).map(({ detail }) => detail).join(' · ');
}

function plain(db: Db, query: ListQuery) {
	return query.list === 'users' ? plainUsers(db, query) : plainStories(db, query);
}

function plainUsers(db: Db, { search, role, status, sortField, sortOrder, limit, page }: UserQuery) {
	const columns = { email: 'account.email', role: 'account.role', createdAt: 'account.created_at' } as const;
	let users = db.selectFrom('account').leftJoin('account as head', 'head.id', 'account.parent_id');
	if (role) users = users.where('account.role', '=', role);
	if (status)
		users = users.where((eb) =>
			eb(eb.fn.coalesce('head.subscription_status', 'account.subscription_status'), '=', status),
		);
	if (search)
		users = users.where((eb) =>
			eb.or([eb('account.email', 'like', `%${search}%`), eb('account.name', 'like', `%${search}%`)]),
		);
	const sorted =
		sortField === 'subscription.status'
			? users.orderBy((eb) => eb.fn.coalesce('head.subscription_status', 'account.subscription_status'), sortOrder)
			: users.orderBy(columns[sortField], sortOrder);
	return {
		rows: sorted
			.orderBy('account.created_at', sortOrder)
			.selectAll('account')
			.limit(limit)
			.offset((page - 1) * limit),
		count: users.select((eb) => eb.fn.countAll<number>().as('count')),
	};
}

function plainStories(db: Db, { search, status, sortField, sortOrder, limit, page }: StoryQuery) {
	const columns = {
		title: 'story.title',
		'author.email': 'author.email',
		isPublished: 'story.is_published',
		createdAt: 'story.created_at',
	} as const;
	let stories = db.selectFrom('story').innerJoin('account as author', 'author.id', 'story.author_id');
	if (status) stories = stories.where('story.is_published', '=', status === 'published' ? 1 : 0);
	if (search)
		stories = stories.where((eb) =>
			eb.or([
				eb('story.title', 'like', `%${search}%`),
				eb('author.email', 'like', `%${search}%`),
				eb('author.name', 'like', `%${search}%`),
			]),
		);
	return {
		rows: stories
			.orderBy(columns[sortField], sortOrder)
			.orderBy('story.created_at', sortOrder)
			.selectAll('story')
			.limit(limit)
			.offset((page - 1) * limit),
		count: stories.select((eb) => eb.fn.countAll<number>().as('count')),
	};
}
