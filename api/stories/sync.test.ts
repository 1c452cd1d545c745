import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { leaveSequenceGap } from '../db/sqlite-engine.ts';
import { storyRow } from '../db/testing/rows.ts';
import { registerAdmin } from '../testing/admin-fixtures.ts';
import { addChild, insertStoryRow, type TestServer } from '../testing/test-server.ts';
import { waitUntilIdle } from './testing/chapter-requests.ts';
import { createReadableStory, openTestServer, storyInput } from './testing/story-requests.ts';
import { ids, getChangePage as pageOf, pullChanges as pullAll } from './testing/sync-requests.ts';

let server: TestServer;
let rosa: Session;
beforeEach(async () => {
	server = await openTestServer();
	rosa = await server.register('Rosa');
});

const page = (as: Session, cursor?: string) => pageOf(server, as, cursor);
const pull = (as: Session, cursor?: string) => pullAll(server, as, cursor);

describe('a device without a cursor', () => {
	it('receives the user, the children, and all stories with all their chapters', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		const story = await createReadableStory(server, rosa, storyInput(), `?selectedChildId=${milo._id}`);
		const { body } = await server.request<{ newNode: { _id: string } }>('POST', `/api/stories/${story._id}/generate`, {
			as: rosa,
			body: { nodeId: story.startNode, choiceIndex: 1 },
		});
		await waitUntilIdle(server);
		const { user, children, stories, ...rest } = await page(rosa);
		expect([user, children]).toEqual([rosa.user, [milo]]);
		expect(stories).toEqual([(await server.request('GET', `/api/stories/${story._id}`, { as: rosa })).body]);
		expect(stories[0]?.nodes).toHaveLength(2);
		expect(stories[0]?.nodes[0]?.choices[1]?.nextNodeId).toBe(body.newNode._id);
		expect(rest).toMatchObject({ more: false, reset: false, deleted: { stories: [], children: [] } });
	});

	it('receives nothing of another family, also for an admin', async () => {
		const ada = await registerAdmin(server);
		await insertStoryRow(server, rosa.user, 'story-of-rosa');
		await insertStoryRow(server, ada.user, 'story-of-ada');
		await addChild(server, rosa, 'Milo', 7);
		const changes = await page(ada);
		expect([ids(changes.stories), changes.children]).toEqual([['story-of-ada'], []]);
	});

	it('receives the newest stories first, and after all of them what changed meanwhile', async () => {
		const names = Array.from({ length: 320 }, (_, number) => `story-${String(number).padStart(3, '0')}`);
		// The newest story is the first row, so that it changed longest ago.
		const rows = names.map((name, number) => storyRow(name, rosa.user._id, { created_at: 1000 - number }));
		await server.db.insertInto('story').values(rows).execute();
		const first = await page(rosa);
		expect(ids(first.stories)).toContain('story-000');
		expect(ids(first.stories)).not.toContain('story-160');
		expect(first.more).toBe(true);
		// One that was received, one that was not, and a new one.
		for (const name of ['story-300', 'story-010'])
			await server.db.updateTable('story').set({ title: 'Changed' }).where('id', '=', name).execute();
		await insertStoryRow(server, rosa.user, 'story-320');
		const rest = await pull(rosa, first.cursor);
		const received = [...first.stories, ...rest.stories];
		expect(new Set(ids(received))).toEqual(new Set([...names, 'story-320']));
		expect(ids(rest.stories.slice(-3)).sort()).toEqual(['story-010', 'story-300', 'story-320']);
		const last = new Map(received.map((story) => [story._id, story.title]));
		expect([last.get('story-300'), last.get('story-010')]).toEqual(['Changed', 'Changed']);
		expect((await page(rosa, rest.cursor)).stories).toEqual([]);
	});

	it('is answered 401 without a token', async () => {
		expect((await server.request('GET', '/api/sync')).status).toBe(401);
	});
});

describe('a device that is up to date', () => {
	it('receives no stories, and keeps its cursor', async () => {
		await insertStoryRow(server, rosa.user, 'story-of-rosa');
		const first = await page(rosa);
		expect(await page(rosa, first.cursor)).toEqual({ ...first, stories: [] });
	});

	it('keeps its cursor when another family changes something', async () => {
		const { cursor } = await page(rosa);
		const ida = await server.register('Ida');
		await insertStoryRow(server, ida.user, 'story-of-ida');
		expect((await page(rosa, cursor)).cursor).toBe(cursor);
	});

	it('receives each kind of change to a story', async () => {
		const story = await createReadableStory(server, rosa);
		const [first] = story.nodes;
		const narration = { text: first!.content, voice: 'sage', storyId: story._id, nodeId: first!._id };
		const choice = (choiceIndex: number) => ({ nodeId: first!._id, choiceIndex });
		const ada = await registerAdmin(server);
		const kinds: [string, () => Promise<unknown>][] = [
			['a narration', () => server.request('POST', '/api/tts', { as: rosa, body: narration })],
			['a chapter', () => server.request('POST', `/api/stories/${story._id}/generate`, { as: rosa, body: choice(0) })],
			[
				'another branch',
				() => server.request('POST', `/api/stories/${story._id}/generate`, { as: rosa, body: choice(1) }),
			],
			[
				'a branch followed again',
				() => server.request('POST', `/api/stories/${story._id}/generate`, { as: rosa, body: choice(0) }),
			],
			[
				'a title by an admin',
				() =>
					server.request('PUT', `/api/admin/stories/${story._id}`, {
						as: ada,
						body: { title: 'The Lamp', isPublished: true },
					}),
			],
			[
				'another name of its author',
				() =>
					server.request('PUT', '/api/users/profile', { as: rosa, body: { profile: { name: 'Rosalind', age: 36 } } }),
			],
			['a picture', () => server.db.updateTable('chapter').set({ illustrator: 'another' }).execute()],
		];
		for (const [what, change] of kinds) {
			const { cursor } = await pull(rosa);
			await change();
			// The picture of a new chapter follows its text.
			await waitUntilIdle(server);
			const changes = await page(rosa, cursor);
			const now = (await server.request<unknown>('GET', `/api/stories/${story._id}`, { as: rosa })).body;
			expect([what, changes.stories]).toEqual([what, [now]]);
		}
	});

	it('receives the user and the children on every page, without unchanged stories', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		await insertStoryRow(server, milo, 'story-of-milo');
		const { cursor } = await page(rosa);
		const settings = { allowedGenres: ['pirate'], contentRestrictions: { maxAgeRating: 5, disabledTopics: [] } };
		await server.request('PUT', `/api/users/settings/${milo._id}`, { as: rosa, body: settings });
		await server.request('PUT', '/api/users/profile', { as: rosa, body: { profile: { name: 'Rosa', age: 37 } } });
		const changes = await page(rosa, cursor);
		expect(changes.user.profile.age).toBe(37);
		expect(changes.children[0]?.settings).toEqual(settings);
		expect([changes.stories, changes.deleted]).toEqual([[], { stories: [], children: [] }]);
		expect(changes.cursor).not.toBe(cursor);
	});

	it('receives deletions, also after years', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		for (const id of ['first', 'second']) await insertStoryRow(server, milo, id);
		await insertStoryRow(server, rosa.user, 'third');
		const { cursor } = await page(rosa);
		expect((await server.request('DELETE', '/api/stories/first', { as: rosa })).status).toBe(200);
		expect((await server.request('DELETE', `/api/users/children/${milo._id}`, { as: rosa })).status).toBe(200);
		server.clock.now += 3 * 365 * 24 * 60 * 60 * 1000;
		const body = { email: 'rosa@example.com', password: 'rosa-has-a-key' };
		const later = (await server.request<Session>('POST', '/api/auth/login', { body })).body;
		const { deleted, stories, children } = await page(later, cursor);
		expect([deleted.stories.sort(), deleted.children]).toEqual([['first', 'second'], [milo._id]]);
		expect([stories, children]).toEqual([[], []]);
	});
});

describe('a cursor', () => {
	it('that is empty counts as none', async () => {
		const { body } = await server.request('GET', '/api/sync', { as: rosa });
		const empty = await server.request('GET', '/api/sync?cursor=', { as: rosa });
		expect([empty.status, empty.body]).toEqual([200, body]);
	});

	it.each([
		' ',
		'x',
		'0123abcd',
		'0123ABCD-1',
		'0123abcd-x',
		'0123abcd-1234567890123456',
		'0123abcd-1-',
		'0123abcd-1-1',
		'0123abcd-1-1-1-1',
		"0123abcd-1'",
	])('with a malformed value is answered 400: %s', async (cursor) => {
		const { status, body } = await server.request<WireError>('GET', `/api/sync?cursor=${encodeURIComponent(cursor)}`, {
			as: rosa,
		});
		expect([status, body.code]).toEqual([400, 'invalid-input']);
	});

	it('of another database, or ahead of the last change, resets the device', async () => {
		await insertStoryRow(server, rosa.user, 'story-of-rosa');
		const { cursor } = await pull(rosa);
		const [epoch, seq] = cursor.split('-');
		for (const strange of [`${epoch}-${Number(seq) + 1000}`, '00000000-0']) {
			const changes = await page(rosa, strange);
			expect([changes.reset, ids(changes.stories), changes.cursor]).toEqual([true, ['story-of-rosa'], cursor]);
		}
		expect((await page(rosa, cursor)).reset).toBe(false);
	});

	it('of a commit that was lost in a power failure resets the device', { tags: 'sqlite' }, async () => {
		await insertStoryRow(server, rosa.user, 'story-of-rosa');
		const { cursor } = await page(rosa);
		const [epoch, seq] = cursor.split('-');
		await leaveSequenceGap(server.db);
		const changes = await page(rosa, `${epoch}-${Number(seq) + 1}`);
		expect([changes.reset, ids(changes.stories), changes.cursor]).toEqual([true, ['story-of-rosa'], cursor]);
		expect((await page(rosa, cursor)).reset).toBe(false);
	});
});
