import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ListedStory } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { SessionPrincipal } from '../accounts/principal.ts';
import { createApp } from '../app/app.ts';
import type { NewRow } from '../db/schema.ts';
import { accountRow, storyRow } from '../db/testing/rows.ts';
import { addChild, promoteToAdmin, startTestServer, type TestServer } from '../testing/test-server.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { Env } from './env.ts';

async function openServerWithStories(): Promise<{ server: TestServer; rosa: Session }> {
	const server = await startTestServer();
	onTestFinished(() => server.close());
	const rosa = await server.register('Rosa');
	const hero = '{"name":"Pip","gender":"any","type":"Fox","traits":[]}';
	for (const id of ['one', 'two'])
		await server.db
			.insertInto('story')
			.values(storyRow(id, rosa.user._id, { hero }))
			.execute();
	await server.db.insertInto('chapter').values(firstChapter('one')).execute();
	return { server, rosa };
}

function firstChapter(storyId: string): NewRow<'chapter'> {
	return {
		...{ id: `first-of-${storyId}`, story_id: storyId, parent_id: null, choice_index: null, number: 1 },
		...{ title: 'The Bridge', content: 'Pip took a step.', choices: '["a","b","c"]', is_ending: 0, taken_choice: null },
		...{ scene: '{}', images: null, storyteller: 'quick', illustrator: null, opened_at: 1, created_at: 1 },
	};
}

const listOf = async (server: TestServer, as: Session, query = '') =>
	(await server.request<ListedStory[]>('GET', `/api/stories${query}`, { as })).body;

/** The list of a server that has kept nothing. */
async function listUncached({ context }: TestServer, { token }: Session): Promise<unknown> {
	const response = await createApp(context).request('/api/stories', { headers: { authorization: `Bearer ${token}` } });
	return response.json();
}

describe('a list that is requested again', () => {
	it.each<[string, (db: TestServer['db'], rosa: string) => { execute(): Promise<unknown> }]>([
		['a title', (db) => db.updateTable('story').set({ title: 'Another' }).where('id', '=', 'two')],
		['a status', (db) => db.updateTable('story').set({ status: 'failed', error: 'Sorry.' }).where('id', '=', 'two')],
		['a publication', (db) => db.updateTable('story').set({ is_published: 1 }).where('id', '=', 'one')],
		['a first chapter', (db) => db.insertInto('chapter').values(firstChapter('two'))],
		['a chapter’s title', (db) => db.updateTable('chapter').set({ title: 'The Ford' })],
		['a picture', (db) => db.updateTable('chapter').set({ images: '{"thumbnail":"a","medium":"b","large":"c"}' })],
		['an author’s name', (db) => db.updateTable('account').set({ name: 'Rosalind' })],
		[
			'an author’s email',
			(db, rosa) => db.updateTable('account').set({ email: 'new@example.com' }).where('id', '=', rosa),
		],
		['a new story', (db, rosa) => db.insertInto('story').values(storyRow('three', rosa))],
		['a deleted story', (db) => db.deleteFrom('story').where('id', '=', 'one')],
		['a story in another family', (db) => db.updateTable('story').set({ family_id: 'x' }).where('id', '=', 'one')],
	])('shows %s at once', async (_, change) => {
		const { server, rosa } = await openServerWithStories();
		await server.db.insertInto('account').values(accountRow('x')).execute();
		const before = await listOf(server, rosa);
		await change(server.db, rosa.user._id).execute();
		const after = await listOf(server, rosa);
		expect(after).not.toEqual(before);
		expect(after).toEqual(await listUncached(server, rosa));
	});

	it('S11 follows a change of the account’s role at once', async () => {
		const { server, rosa } = await openServerWithStories();
		const milo = await server.register('Milo');
		const change = (role: 'child' | 'parent', parent_id: string | null) =>
			server.db.updateTable('account').set({ role, parent_id }).where('id', '=', milo.user._id).execute();
		await change('child', rosa.user._id);
		expect(await listOf(server, milo)).toEqual([]);
		expect(await listOf(server, rosa)).toHaveLength(2);
		await change('parent', rosa.user._id);
		expect(await listOf(server, milo)).toHaveLength(2);
		await change('child', rosa.user._id);
		expect(await listOf(server, milo)).toEqual([]);
		await change('parent', null);
		expect(await listOf(server, milo)).toEqual([]);
	});

	it('is separate for each child, and 404 once the child has left the family', async () => {
		const { server, rosa } = await openServerWithStories();
		const [milo, juno] = [await addChild(server, rosa, 'Milo', 7), await addChild(server, rosa, 'Juno', 10)];
		const hero = '{"name":"Pip","gender":"any","type":"Fox","traits":[]}';
		const milos = storyRow('milos', milo._id, { family_id: rosa.user._id, hero });
		await server.db.insertInto('story').values(milos).execute();
		const asChild = (child: { _id: string }) => listOf(server, rosa, `?selectedChildId=${child._id}`);
		expect([await asChild(milo), await asChild(juno)]).toMatchObject([[{ _id: 'milos' }], []]);
		await server.db.updateTable('account').set({ parent_id: null }).where('id', '=', milo._id).execute();
		expect(await asChild(milo)).toMatchObject({ code: 'not-found' });
	});
});

describe('an answer that is requested again', () => {
	/** Expects that the change is in the answer at once, as in that of a server that has kept nothing. */
	async function expectShown(server: TestServer, { token }: Session, path: string, change: () => Promise<unknown>) {
		const read = async () => (await server.request<unknown>('GET', path, { as: { token } })).body;
		const before = await read();
		expect(await read()).toEqual(before);
		await change();
		const after = await read();
		expect(after).not.toEqual(before);
		const response = await createApp(server.context).request(path, { headers: { authorization: `Bearer ${token}` } });
		expect(after).toEqual(await response.json());
	}

	it('shows a child’s one-time password, of which the feed says nothing', async () => {
		const { server, rosa } = await openServerWithStories();
		const milo = await addChild(server, rosa, 'Milo', 7);
		await expectShown(server, rosa, '/api/sync', () =>
			server.db.updateTable('account').set({ must_change_password: 1 }).where('id', '=', milo._id).execute(),
		);
	});

	it('shows the new name of a reporter in another family', async () => {
		const { server, rosa } = await openServerWithStories();
		await server.db.insertInto('account').values(accountRow('ida')).execute();
		const report: NewRow<'report'> = {
			...{ id: 'report', story_id: 'one', chapter_id: 'first-of-one', account_id: 'ida', child_id: null },
			...{ reason: 'scary', decision: null, created_at: 1, decided_at: null, seen_at: null },
		};
		await server.db.insertInto('report').values(report).execute();
		for (const [index, path] of ['/api/stories/one', '/api/sync'].entries())
			await expectShown(server, rosa, path, () =>
				server.db
					.updateTable('account')
					.set({ name: `Ida ${index}` })
					.where('id', '=', 'ida')
					.execute(),
			);
	});

	it('withholds what the author’s settings disallow now, whichever family the author is in', async () => {
		const { server, rosa } = await openServerWithStories();
		const allow = (...allowedGenres: string[]) => {
			const settings = { allowedGenres, contentRestrictions: { maxAgeRating: 12, disabledTopics: [] } };
			return { role: 'child', settings: JSON.stringify(settings) } as const;
		};
		await server.db
			.insertInto('account')
			.values(accountRow('ida', allow('fantasy')))
			.execute();
		const hero = '{"name":"Pip","gender":"any","type":"Fox","traits":[]}';
		const story = storyRow('packed', 'ida', { family_id: rosa.user._id, hero, packed_depth: 1 });
		await server.db.insertInto('story').values(story).execute();
		const ahead = { id: 'ahead', parent_id: 'first-of-packed', choice_index: 0, number: 2, opened_at: null };
		const scene = '{"backdrop":"meadow","cast":[],"props":[]}';
		const first = firstChapter('packed');
		await server.db
			.insertInto('chapter')
			.values([first, { ...first, ...ahead, scene }])
			.execute();
		for (const [path, allowed] of [
			['/api/stories/packed', allow('mystery')],
			['/api/sync', allow('fantasy')],
		] as const)
			await expectShown(server, rosa, path, () =>
				server.db.updateTable('account').set(allowed).where('id', '=', 'ida').execute(),
			);
	});

	it('is another one for an empty child than for none', async () => {
		const { server, rosa } = await openServerWithStories();
		const report: NewRow<'report'> = {
			...{ id: 'report', story_id: 'one', chapter_id: 'first-of-one', account_id: rosa.user._id, child_id: null },
			...{ reason: 'scary', decision: null, created_at: 1, decided_at: null, seen_at: null },
		};
		await server.db.insertInto('report').values(report).execute();
		const titles = async (query: string) =>
			(await listOf(server, rosa, query)).flatMap(({ nodes }) => nodes.map(({ chapterTitle }) => chapterTitle));
		for (const _ of [1, 2])
			expect([await titles(''), await titles('?selectedChildId=')]).toEqual([['The Bridge'], ['']]);
	});

	it('shows an admin the changes of another family', async () => {
		const { server } = await openServerWithStories();
		const ada = await server.register('Ada');
		await promoteToAdmin(server, ada);
		await expectShown(server, ada, '/api/stories/one', () =>
			server.db.updateTable('story').set({ title: 'Another' }).where('id', '=', 'one').execute(),
		);
	});
});

describe('the cache of answers', () => {
	type Request = { name?: string; version?: string | null; isKeepable?: boolean } & Partial<SessionPrincipal>;

	/** A server that counts the answers it makes, each a string of some bytes. */
	const countingServer = ({ maxBytes = 100_000, bytes = 998 } = {}) => {
		const made: string[] = [];
		const cache = createAnswerCache(maxBytes);
		const ask = async ({ name = 'list', version = '1', isKeepable = true, ...change }: Request = {}) => {
			const principal = {
				accountId: 'rosa',
				role: 'parent',
				familyId: 'rosa',
				sessionId: '',
				familyVersion: null,
			} as const;
			const app = new Hono<Env>().get('/', (c) => {
				c.set('principal', { ...principal, ...change });
				return cache.respond(c, name, version, async () => {
					made.push(name);
					return { body: `${made.length} ${'x'.repeat(bytes)}`, isKeepable };
				});
			});
			const response = await app.request('/');
			return Number.parseInt((await response.json()) as string, 10);
		};
		return { ask, made };
	};

	it('makes an answer once per version', async () => {
		const { ask } = countingServer();
		const answers = [];
		for (const version of ['1', '1', '2', '2', '1']) answers.push(await ask({ version }));
		expect(answers).toEqual([1, 1, 2, 2, 3]);
	});

	it('makes an answer each time without a version, and one that must not be kept', async () => {
		const { ask } = countingServer();
		const requests = [{ version: null }, { version: null }, { isKeepable: false }, {}, {}];
		const answers = [];
		for (const request of requests) answers.push(await ask(request));
		expect(answers).toEqual([1, 2, 3, 4, 4]);
	});

	it('has answers of its own for each name, account, role and family', async () => {
		const { ask, made } = countingServer();
		const requests: Request[] = [
			...[{}, { name: 'other' }, { accountId: 'milo' }, { role: 'child' as const }],
			...[{ role: 'admin' as const }, { familyId: 'ida' }, { accountId: 'milo', familyId: 'ida' }],
		];
		const first = [];
		for (const request of requests) first.push(await ask(request));
		expect(first).toEqual(requests.map((_, index) => index + 1));
		const again = [];
		for (const request of requests) again.push(await ask(request));
		expect([again, made]).toEqual([first, made.slice(0, requests.length)]);
	});

	it('forgets what was used the longest ago at its maximum size, and counts a replaced answer once', async () => {
		const { ask, made } = countingServer({ maxBytes: 16 * 1600 });
		for (let version = 0; version < 40; version++) await ask({ version: String(version) });
		const names = Array.from({ length: 16 }, (_, index) => `name ${index}`);
		for (const name of names) await ask({ name });
		expect(made).toHaveLength(40 + 16);
		await ask({ version: '39' });
		expect(made).toHaveLength(40 + 16);
		for (const name of ['another', 'name 0', 'list']) await ask({ name, version: name === 'list' ? '39' : '1' });
		expect(made.slice(40 + 16)).toEqual(['another', 'name 0']);
	});

	it('does not keep an answer that would take much of it', async () => {
		const { ask } = countingServer({ maxBytes: 10_000, bytes: 1_000 });
		expect([await ask(), await ask()]).toEqual([1, 2]);
	});
});
