import fc from 'fast-check';
import { v7 as newId, v4 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Changes } from '../../shared/contract/sync.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { waitUntilIdle } from '../stories/testing/chapter-requests.ts';
import {
	createReadableStory,
	openTestServer,
	postStory,
	registerChild,
	storyInput,
} from '../stories/testing/story-requests.ts';
import { lettersFrom } from '../testing/fake-makers.ts';
import { addChild, type TestResponse, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let rosa: Session;
let ida: Session;
beforeEach(async () => {
	server = await openTestServer();
	[rosa, ida] = [await server.register('Rosa'), await server.register('Ida')];
});

type Added = TestResponse<User & WireError>;

const juno = { profile: { name: 'Juno', age: 10 } };
const childNamed = (as: Session, _id: unknown, child: object = juno): Promise<Added> =>
	server.request('POST', '/api/users/children', { as, body: { _id, ...child } });
const storyNamed = (as: Session, _id: unknown, requested: object = storyInput(), query = '') =>
	server.request<{ _id: string } & WireError>('POST', `/api/stories${query}`, { as, body: { ...requested, _id } });

/** All rows, without the time of last use. */
async function everything(): Promise<unknown> {
	const { db } = server;
	const tables = (['account', 'story', 'job', 'change'] as const).map((table) =>
		db.selectFrom(table).selectAll().execute(),
	);
	return Promise.all(tables);
}

const notIds = {
	'capital letters': newId().toUpperCase(),
	'a random id': v4(),
	'a number': 7,
	nothing: null,
	'no text': '',
	'an id with something after it': `${newId()}\n`,
	'an id in brackets': `{${newId()}}`,
	'a list': [newId()],
};

describe('a story with an id made by a device', () => {
	it('has that id', async () => {
		const _id = newId();
		const { status, body } = await storyNamed(rosa, _id);
		expect(status).toBeOneOf([201, 202]);
		expect(body._id).toBe(_id);
		expect((await server.request('GET', `/api/stories/${_id}`, { as: rosa })).status).toBe(200);
	});

	it('is returned when it is requested again, whatever else the request contains', async () => {
		const requested = storyInput();
		const _id = newId();
		await storyNamed(rosa, _id, requested);
		expect((await storyNamed(rosa, _id, requested)).body._id).toBe(_id);
		expect((await storyNamed(rosa, newId(), requested)).body._id).toBe(_id);
		const both = await Promise.all([storyNamed(ida, newId(), requested), storyNamed(ida, newId(), requested)]);
		expect(both[0].body._id).toBe(both[1].body._id);
		expect(await server.db.selectFrom('story').select('id').execute()).toHaveLength(2);
	});

	it.each(Object.entries(notIds))('cannot have %s as its id', async (_, _id) => {
		const { status, body } = await storyNamed(rosa, _id);
		expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'invalid-input', '_id']);
		expect(body.error).toMatch(/^Id /);
	});

	it('cannot have the id of another story, an account, or anything deleted', async () => {
		const milo = await addChild(server, ida, 'Milo', 7);
		const { body: own } = await postStory(server, rosa);
		const { body: other } = await postStory(server, ida);
		const { body: gone } = await postStory(server, rosa);
		await server.request('DELETE', `/api/stories/${gone._id}`, { as: rosa });
		const taken = [own._id, other._id, gone._id, milo._id, rosa.user._id, ida.user._id];
		await waitUntilIdle(server);
		const before = await everything();
		for (const _id of taken) expect(await refusal(storyNamed(rosa, _id))).toEqual(taken409);
		expect(await everything()).toEqual(before);
	});

	it('is not recreated by a repeated request after its deletion', async () => {
		const requested = storyInput();
		const _id = newId();
		await storyNamed(rosa, _id, requested);
		await server.request('DELETE', `/api/stories/${_id}`, { as: rosa });
		expect(await refusal(storyNamed(rosa, _id, requested))).toEqual(taken409);
		const { stories, deleted } = (await server.request<Changes>('GET', '/api/sync', { as: rosa })).body;
		expect([stories, deleted.stories]).toEqual([[], [_id]]);
	});

	it('is validated before its id is checked', async () => {
		const { body } = await postStory(server, ida);
		const milo = await registerChild(server, rosa, 'Milo', ['pirate']);
		expect((await storyNamed(milo, body._id)).body.code).toBe('genre-not-allowed');
		expect((await storyNamed(rosa, body._id, storyInput(), `?selectedChildId=${newId()}`)).status).toBe(404);
	});

	it('is generated the same on the device and the server: its id is the seed', async () => {
		const _id = newId();
		const story = await createReadableStory(server, rosa, { ...storyInput(), _id });
		expect(story.nodes[0]?.content).toContain(lettersFrom(_id));
	});
});

describe('a child with an id made by a device', () => {
	it('has that id, and is returned when it is added again, also after it was renamed', async () => {
		const _id = newId();
		const first = await childNamed(rosa, _id);
		expect([first.status, first.body._id]).toEqual([201, _id]);
		expect((await childNamed(rosa, _id)).body).toEqual(first.body);
		await server.db.updateTable('account').set({ name: 'Captain Juno' }).where('id', '=', _id).execute();
		const again = await childNamed(rosa, _id, { profile: { name: 'Somebody', age: 3 } });
		expect([again.status, again.body.profile]).toEqual([201, { name: 'Captain Juno', age: 10 }]);
		expect((await server.request<User[]>('GET', '/api/users/children', { as: rosa })).body).toHaveLength(1);
	});

	it('is added once by two concurrent requests', async () => {
		const _id = newId();
		const answers = await Promise.all([childNamed(rosa, _id), childNamed(rosa, _id), childNamed(ida, _id)]);
		// Either may win: the id belongs to one family only.
		expect([
			[201, 201, 409],
			[409, 409, 201],
		]).toContainEqual(answers.map(({ status }) => status));
	});

	it.each(Object.entries(notIds))('cannot have %s as its id', async (_, _id) => {
		const { status, body } = await childNamed(rosa, _id);
		expect([status, body.code, body.issues?.[0]?.path]).toEqual([400, 'invalid-input', '_id']);
	});

	it('cannot have the id of another’s child, a parent, a story, or a deleted child', async () => {
		const milo = await addChild(server, ida, 'Milo', 7);
		const gone = await addChild(server, rosa, 'Nina', 7);
		await server.request('DELETE', `/api/users/children/${gone._id}`, { as: rosa });
		const { body: story } = await postStory(server, rosa);
		await waitUntilIdle(server);
		const before = await everything();
		for (const _id of [milo._id, gone._id, story._id, rosa.user._id, ida.user._id]) {
			expect(await refusal(childNamed(rosa, _id))).toEqual(taken409);
		}
		expect(await everything()).toEqual(before);
	});

	it('cannot be added by a child, also with a known id', async () => {
		const milo = await registerChild(server, rosa, 'Milo');
		expect((await childNamed(milo, milo.user._id)).status).toBe(403);
	});

	it('is listed in the order of adding, whatever the device’s clock says', async () => {
		const clocks = [Date.UTC(2030, 1, 1), Date.UTC(1999, 1, 1), Date.UTC(2026, 1, 1)];
		for (const [index, msecs] of clocks.entries()) {
			server.clock.now += 1000;
			await childNamed(rosa, newId({ msecs }), { profile: { name: `Child ${index}`, age: 7 } });
		}
		const children = (await server.request<User[]>('GET', '/api/users/children', { as: rosa })).body;
		expect(children.map(({ profile }) => profile.name)).toEqual(['Child 0', 'Child 1', 'Child 2']);
	});
});

describe('a request with any id', () => {
	it('gets an unused id or an error, and never another family’s data', { timeout: 300_000 }, async () => {
		const names = Array.from({ length: 4 }, () => newId());
		const request = fc.record({
			by: fc.nat(1),
			what: fc.constantFrom('story', 'child'),
			name: fc.nat(3),
			gone: fc.boolean(),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 12 }), async (requests) => {
				await server.db.deleteFrom('story').execute();
				await server.db.deleteFrom('account').where('role', '=', 'child').execute();
				await server.db.deleteFrom('change').execute();
				const given = new Map<string, string>();
				for (const { by, what, name, gone } of requests) {
					const [as, _id] = [[rosa, ida][by]!, names[name]!];
					const requested = { ...storyInput(), frontendRequestId: `request-${what}-${_id}` };
					const { status } = await (what === 'story' ? storyNamed(as, _id, requested) : childNamed(as, _id));
					const owner = `${by} ${what}`;
					expect(status < 300).toBe((given.get(_id) ?? owner) === owner);
					if (status < 300) given.set(_id, owner);
					if (!gone || status >= 300) continue;
					const path = what === 'story' ? `/api/stories/${_id}` : `/api/users/children/${_id}`;
					expect((await server.request('DELETE', path, { as })).status).toBe(200);
					given.set(_id, 'nobody any more');
				}
			}),
			{ numRuns: 40 },
		);
	});
});

/** The same message for all, so that it does not reveal what the id is. */
const taken409 = [
	409,
	{ code: 'id-taken', error: 'This was made here before, so it cannot be added again. Please make a new one.' },
];

async function refusal(requested: Promise<TestResponse<WireError>>) {
	const { status, body } = await requested;
	const { message, ...rest } = body;
	expect(message).toBe(rest.error);
	return [status, rest];
}
