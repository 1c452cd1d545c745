import { createHash } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { lastChange } from '../db/changes.ts';
import { purgeOldAnswers, releaseUnansweredKeys } from '../db/idempotency.ts';
import { recordingMakers } from '../stories/testing/controlled-makers.ts';
import {
	countJobs,
	createReadableStory,
	openTestServer,
	storyInput,
	waitUntil,
} from '../stories/testing/story-requests.ts';
import { addChild, type TestResponse, type TestServer } from '../testing/test-server.ts';

/** The commands that a device repeats until it gets an answer. */
type Action = { method: string; path: string; body?: object };
type Scene = { story: Story; milo: User };

const settings = { allowedGenres: ['pirate'], contentRestrictions: { maxAgeRating: 5, disabledTopics: ['spiders'] } };

/** Each with a change that makes it another request, which is refused under the same key. */
const actions: Record<string, (scene: Scene) => { deed: Action; other: Partial<Action> }> = {
	'a new story': ({ milo }) => ({
		deed: { method: 'POST', path: `/api/stories?selectedChildId=${milo._id}`, body: { _id: newId(), ...storyInput() } },
		other: { body: storyInput() },
	}),
	'a choice': ({ story }) => ({
		deed: {
			method: 'POST',
			path: `/api/stories/${story._id}/generate`,
			body: { nodeId: story.startNode, choiceIndex: 1 },
		},
		other: { body: { nodeId: story.startNode, choiceIndex: 2 } },
	}),
	'a narration': ({ story: { _id: storyId, nodes } }) => ({
		deed: {
			method: 'POST',
			path: '/api/tts',
			body: { text: nodes[0]!.content, voice: 'sage', storyId, nodeId: nodes[0]!._id },
		},
		other: { body: { text: 'another text', voice: 'sage', storyId, nodeId: nodes[0]!._id } },
	}),
	'another try': ({ story }) => ({
		deed: { method: 'POST', path: `/api/stories/${story._id}/retry` },
		other: { body: {} },
	}),
	'a story’s end': ({ story }) => ({
		deed: { method: 'DELETE', path: `/api/stories/${story._id}` },
		other: { path: `/api/stories/${newId()}` },
	}),
	'the own profile': () => ({
		deed: { method: 'PUT', path: '/api/users/profile', body: { profile: { name: 'Rosalind', age: 37 } } },
		other: { body: { profile: { name: 'Rosie', age: 37 } } },
	}),
	'a new child': () => ({
		deed: {
			method: 'POST',
			path: '/api/users/children',
			body: { _id: newId(), profile: { name: 'Juno', age: 10 } },
		},
		other: { body: { _id: newId(), profile: { name: 'Juno', age: 10 } } },
	}),
	'a child’s settings': ({ milo }) => ({
		deed: { method: 'PUT', path: `/api/users/settings/${milo._id}`, body: settings },
		other: { body: { ...settings, allowedGenres: [] } },
	}),
	'a child’s end': ({ milo }) => ({
		deed: { method: 'DELETE', path: `/api/users/children/${milo._id}` },
		other: { path: `/api/users/children/${newId()}` },
	}),
};

const key = 'key-of-this-deed';
const byText = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

describe.each(Object.entries(actions))('%s', (what, actionIn) => {
	let server: TestServer;
	let held: ReturnType<typeof recordingMakers>;
	let rosa: Session;
	let action: Action;
	let other: Action;

	beforeEach(async () => {
		held = recordingMakers();
		server = await openTestServer(held.makers);
		rosa = await server.register('Rosa');
		const milo = await addChild(server, rosa, 'Milo', 7);
		const story = await createReadableStory(server, rosa);
		if (what === 'another try') await fail(story);
		const { deed: one, other: change } = actionIn({ story, milo });
		action = one;
		other = { ...one, ...change };
	});

	/** As if the storyteller had failed before the first chapter. */
	async function fail({ _id }: Story): Promise<void> {
		await server.db.deleteFrom('chapter').execute();
		await server.db.updateTable('story').set({ status: 'failed' }).where('id', '=', _id).execute();
	}

	async function send(headers: Record<string, string> = { 'idempotency-key': key }, request = action) {
		const { method, path, body } = request;
		const answer = await server.request<{ code?: string }>(method, path, {
			as: rosa,
			headers,
			...(body ? { body } : {}),
		});
		expect(headersOf(answer)).toEqual(['application/json', 'no-store']);
		return answer;
	}

	/** All rows and media, once no job is left. */
	async function effects(): Promise<object> {
		await waitUntil(async () => (await countJobs(server)) === 0);
		const { db } = server;
		// Postgres gives an updated row another place.
		const tables = (['account', 'story', 'chapter', 'narration', 'media_use'] as const).map(async (table) =>
			(await db.selectFrom(table).selectAll().execute()).toSorted(byText),
		);
		const made = [held.chapterRequests.length, held.pictureRequests.length, held.narrationRequests.length];
		return { rows: (await Promise.all(tables)).map((rows) => rows.map(lasting)), made };
	}

	it('sent twice takes effect once, with the same answer', async () => {
		const first = await send();
		expect([200, 201, 202]).toContain(first.status);
		await effects();
		const { seq } = await lastChange(server.db);
		const again = await send();
		expect([again.status, again.body]).toEqual([first.status, first.body]);
		await effects();
		expect((await lastChange(server.db)).seq).toBe(seq);
	});

	it('sent twice at the same time takes effect once; the other gets 409 or the same answer', async () => {
		const answers = await Promise.all([send(), send(), send()]);
		const [done] = answers.filter(({ status }) => status < 300);
		for (const { status, body } of answers) {
			expect([done?.status, 409]).toContain(status);
			if (status === 409) expect(body.code).toBe('still-running');
			else expect(body).toEqual(done?.body);
		}
		expect((await send()).body).toEqual(done?.body);
	});

	it('takes effect once when its answer was lost with the server', async () => {
		await send();
		const before = await effects();
		await server.db.updateTable('idempotency').set({ status: null, answer: null }).where('key', '=', key).execute();
		expect(await statusAndCode(send())).toEqual([409, 'still-running']);
		await releaseUnansweredKeys(server.db);
		const again = await send();
		expect(again.status).toBeOneOf(action.method === 'DELETE' ? [404] : [200, 201, 202]);
		expect(await effects()).toEqual(before);
	});

	it('takes effect once when its key was purged', async () => {
		await send();
		const before = await effects();
		const again = await send({});
		expect(again.status).toBeOneOf(action.method === 'DELETE' ? [404] : [200, 201, 202]);
		expect(await effects()).toEqual(before);
	});

	it('refuses another request with its key', async () => {
		await send();
		expect(await statusAndCode(send({ 'idempotency-key': key }, other))).toEqual([422, 'key-reused']);
	});

	it('answers 409 while it runs, for ten minutes at most', async () => {
		const row = { account_id: rosa.user._id, key, request_hash: hashOf(action), created_at: server.clock.now };
		await server.db
			.insertInto('idempotency')
			.values({ ...row, status: null, answer: null })
			.execute();
		const answer = await send();
		expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([409, 'still-running', '1']);
		server.clock.now += 10 * 60 * 1000 + 1;
		expect((await send()).status).toBeLessThan(300);
	});

	it('has its answer stored for 30 days', async () => {
		const first = await send();
		const days = (count: number) => purgeOldAnswers(server.db, server.clock.now + count * 24 * 60 * 60 * 1000);
		await days(29);
		expect((await send()).body).toEqual(first.body);
		await days(31);
		expect(await server.db.selectFrom('idempotency').selectAll().where('key', '=', key).execute()).toEqual([]);
	});
});

/** The request's key. */
function hashOf({ method, path, body }: Action): string {
	const sent = body ? JSON.stringify(body) : '';
	return createHash('sha256').update(`${method} ${path}\n${sent}`).digest('hex');
}

/** A row without its time of last change. */
function lasting(row: object): object {
	return Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'updated_at'));
}

function headersOf({ headers }: TestResponse<unknown>): (string | null)[] {
	return [headers.get('content-type'), headers.get('cache-control')];
}

async function statusAndCode(request: Promise<TestResponse<{ code?: string }>>) {
	const { status, body } = await request;
	return [status, body.code];
}
