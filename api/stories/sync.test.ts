import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { leaveSequenceGap } from '../db/changes.ts';
import { registerAdmin } from '../testing/admin-fixtures.ts';
import { addChild, insertStoryRow, type TestServer } from '../testing/test-server.ts';
import { createReadableStory, openTestServer, storyInput } from './testing/story-requests.ts';
import { ids, getChangePage as pageOf, pullChanges as pullAll } from './testing/sync-requests.ts';

let house: TestServer;
let rosa: Session;
beforeEach(async () => {
	house = await openTestServer();
	rosa = await house.register('Rosa');
});

const page = (as: Session, cursor?: string) => pageOf(house, as, cursor);
const pull = (as: Session, cursor?: string) => pullAll(house, as, cursor);

describe('a device without a cursor', () => {
	it('learns who it belongs to, the children, and every story with all its chapters', async () => {
		const milo = await addChild(house, rosa, 'Milo', 7);
		const story = await createReadableStory(house, rosa, storyInput(), `?selectedChildId=${milo._id}`);
		const { body } = await house.request<{ newNode: { _id: string } }>('POST', `/api/stories/${story._id}/generate`, {
			as: rosa,
			body: { nodeId: story.startNode, choiceIndex: 1 },
		});
		const { user, children, stories, ...rest } = await page(rosa);
		expect([user, children]).toEqual([rosa.user, [milo]]);
		expect(stories).toEqual([(await house.request('GET', `/api/stories/${story._id}`, { as: rosa })).body]);
		expect(stories[0]?.nodes).toHaveLength(2);
		expect(stories[0]?.nodes[0]?.choices[1]?.nextNodeId).toBe(body.newNode._id);
		expect(rest).toMatchObject({ more: false, reset: false, deleted: { stories: [], children: [] } });
	});

	it('learns nothing of another family, nor an admin of any but the own', async () => {
		const ada = await registerAdmin(house);
		await insertStoryRow(house, rosa.user, 'story-of-rosa');
		await insertStoryRow(house, ada.user, 'story-of-ada');
		await addChild(house, rosa, 'Milo', 7);
		const told = await page(ada);
		expect([ids(told.stories), told.children]).toEqual([['story-of-ada'], []]);
	});

	it('must be signed in', async () => {
		expect((await house.request('GET', '/api/sync')).status).toBe(401);
	});
});

describe('a device that knows everything', () => {
	it('learns that there is nothing new, and keeps its cursor', async () => {
		await insertStoryRow(house, rosa.user, 'story-of-rosa');
		const first = await page(rosa);
		expect(await page(rosa, first.cursor)).toEqual({ ...first, stories: [] });
	});

	it('is not told of what other families do', async () => {
		const { cursor } = await page(rosa);
		const ida = await house.register('Ida');
		await insertStoryRow(house, ida.user, 'story-of-ida');
		expect((await page(rosa, cursor)).cursor).toBe(cursor);
	});

	it('is told of each thing that comes to a story, whatever it is', async () => {
		const story = await createReadableStory(house, rosa);
		const [first] = story.nodes;
		const narration = { text: first!.content, voice: 'sage', storyId: story._id, nodeId: first!._id };
		const choice = (choiceIndex: number) => ({ nodeId: first!._id, choiceIndex });
		const ada = await registerAdmin(house);
		const things: [string, () => Promise<unknown>][] = [
			['a narration', () => house.request('POST', '/api/tts', { as: rosa, body: narration })],
			['a chapter', () => house.request('POST', `/api/stories/${story._id}/generate`, { as: rosa, body: choice(0) })],
			[
				'another branch',
				() => house.request('POST', `/api/stories/${story._id}/generate`, { as: rosa, body: choice(1) }),
			],
			[
				'a branch followed again',
				() => house.request('POST', `/api/stories/${story._id}/generate`, { as: rosa, body: choice(0) }),
			],
			[
				'a title by an admin',
				() =>
					house.request('PUT', `/api/admin/stories/${story._id}`, {
						as: ada,
						body: { title: 'The Lamp', isPublished: true },
					}),
			],
			[
				'another name of its author',
				() =>
					house.request('PUT', '/api/users/profile', { as: rosa, body: { profile: { name: 'Rosalind', age: 36 } } }),
			],
			['a picture', () => house.db.updateTable('chapter').set({ illustrator: 'somebody' }).execute()],
		];
		for (const [what, comes] of things) {
			const { cursor } = await pull(rosa);
			await comes();
			const told = await page(rosa, cursor);
			const now = (await house.request<unknown>('GET', `/api/stories/${story._id}`, { as: rosa })).body;
			expect([what, told.stories]).toEqual([what, [now]]);
		}
	});

	it('is told of the user and the children on every page, without their stories when those are as before', async () => {
		const milo = await addChild(house, rosa, 'Milo', 7);
		await insertStoryRow(house, milo, 'story-of-milo');
		const { cursor } = await page(rosa);
		const settings = { allowedGenres: ['pirate'], contentRestrictions: { maxAgeRating: 5, disabledTopics: [] } };
		await house.request('PUT', `/api/users/settings/${milo._id}`, { as: rosa, body: settings });
		await house.request('PUT', '/api/users/profile', { as: rosa, body: { profile: { name: 'Rosa', age: 37 } } });
		const told = await page(rosa, cursor);
		expect(told.user.profile.age).toBe(37);
		expect(told.children[0]?.settings).toEqual(settings);
		expect([told.stories, told.deleted]).toEqual([[], { stories: [], children: [] }]);
		expect(told.cursor).not.toBe(cursor);
	});

	it('is told of a deletion, also when it was away for years', async () => {
		const milo = await addChild(house, rosa, 'Milo', 7);
		for (const id of ['first', 'second']) await insertStoryRow(house, milo, id);
		await insertStoryRow(house, rosa.user, 'third');
		const { cursor } = await page(rosa);
		expect((await house.request('DELETE', '/api/stories/first', { as: rosa })).status).toBe(200);
		expect((await house.request('DELETE', `/api/users/children/${milo._id}`, { as: rosa })).status).toBe(200);
		house.clock.now += 3 * 365 * 24 * 60 * 60 * 1000;
		const body = { email: 'rosa@example.com', password: 'rosa-has-a-key' };
		const later = (await house.request<Session>('POST', '/api/auth/login', { body })).body;
		const { deleted, stories, children } = await page(later, cursor);
		expect([deleted.stories.sort(), deleted.children]).toEqual([['first', 'second'], [milo._id]]);
		expect([stories, children]).toEqual([[], []]);
	});
});

describe('a cursor', () => {
	it('that is empty is none: everything is told from the beginning', async () => {
		const { body } = await house.request('GET', '/api/sync', { as: rosa });
		const empty = await house.request('GET', '/api/sync?cursor=', { as: rosa });
		expect([empty.status, empty.body]).toEqual([200, body]);
	});

	it.each([
		' ',
		'x',
		'0123abcd',
		'0123ABCD-1',
		'0123abcd-x',
		'0123abcd-1234567890123456',
		"0123abcd-1'",
	])('must be one of a server like this: %s', async (cursor) => {
		const { status, body } = await house.request<WireError>('GET', `/api/sync?cursor=${encodeURIComponent(cursor)}`, {
			as: rosa,
		});
		expect([status, body.code]).toEqual([400, 'invalid-input']);
	});

	it('of another database, or of a time to come, begins at the beginning', async () => {
		await insertStoryRow(house, rosa.user, 'story-of-rosa');
		const { cursor } = await pull(rosa);
		const [epoch, seq] = cursor.split('-');
		for (const strange of [`${epoch}-${Number(seq) + 1000}`, '00000000-0']) {
			const told = await page(rosa, strange);
			expect([told.reset, ids(told.stories), told.cursor]).toEqual([true, ['story-of-rosa'], cursor]);
		}
		expect((await page(rosa, cursor)).reset).toBe(false);
	});

	it('is told everything anew when its cursor was given out for a commit that a power failure took', async () => {
		await insertStoryRow(house, rosa.user, 'story-of-rosa');
		const { cursor } = await page(rosa);
		const [epoch, seq] = cursor.split('-');
		await leaveSequenceGap(house.db);
		const told = await page(rosa, `${epoch}-${Number(seq) + 1}`);
		expect([told.reset, ids(told.stories), told.cursor]).toEqual([true, ['story-of-rosa'], cursor]);
		expect((await page(rosa, cursor)).reset).toBe(false);
	});
});
