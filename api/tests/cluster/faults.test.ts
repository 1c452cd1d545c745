import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { webhookEndpoint } from '../../../shared/contract/endpoints.ts';
import type { NarrationAnswer, NextChapter, StoryCreated } from '../../../shared/contract/stories.ts';
import type { Story } from '../../../shared/contract/story.ts';
import type { Changes } from '../../../shared/contract/sync.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { type PostgresServer, startPostgres } from '../../db/testing/postgres-server.ts';
import { type S3Server, startS3Server } from '../../media/testing/s3-server.ts';
import { storyInput } from '../../stories/testing/story-requests.ts';
import { type Node, nodeEnv, startNode } from '../../testing/cluster.ts';
import { paidEvent, signPayload } from '../../testing/stripe-double.ts';
import { SyncedDevice } from '../../testing/synced-device.ts';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { emailOf, passwordOf } from '../../testing/test-server.ts';

/** How often each fault is made; `CLUSTER_KILLS=100` for a long run. */
const kills = Number(process.env.CLUSTER_KILLS ?? 3);
const restarts = Number(process.env.CLUSTER_RESTARTS ?? 2);
const cuts = Number(process.env.CLUSTER_CUTS ?? 2);
/** Seconds without the store of media. */
const outage = Number(process.env.CLUSTER_OUTAGE ?? 3);

/** Milliseconds within which another node has made what a dead one was making (product 29.2). */
const takeOverLimit = 60_000;

const stripeEnv = { STRIPE_SECRET_KEY: 'sk_test_of_the_double', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_double' };

/** What is running. It is ended in reverse order, also if not all of it could be started. */
const resources = new AsyncDisposableStack();
let postgres: PostgresServer;
/** Between the nodes and Postgres. */
let databaseProxy: TcpProxy;
/** Between devices and nodes. */
let balancer: TcpProxy;
let bucket: S3Server;
let nodes: Node[] = [];
let env: Record<string, string>;
let rosa: Session;
let devices: SyncedDevice[] = [];
/** Payments that Stripe said were made. */
let paid = 0;

beforeAll(async () => {
	postgres = await startPostgres();
	resources.defer(() => postgres.stop());
	const { port } = new URL(postgres.url);
	databaseProxy = await startTcpProxy(() => [Number(port)]);
	resources.defer(() => databaseProxy.close());
	bucket = await startS3Server();
	resources.defer(() => bucket.close());
	const { MEDIA_SHARED_DIR: _, ...shared } = nodeEnv(databaseUrl(), temporaryFolder());
	env = { ...shared, ...bucket.env, ...stripeEnv, QUEUE_CONCURRENCY: '2' };
	balancer = await startTcpProxy(() => nodes.map(({ address }) => Number(new URL(address).port)));
	resources.defer(() => balancer.close());
	resources.defer(async () => void (await Promise.all(nodes.map((node) => node.kill('SIGKILL')))));
	await Promise.all([addNode(), addNode()]);
	const profile = { name: 'Rosa', age: 36 };
	const registration = { email: emailOf('Rosa'), password: passwordOf('Rosa'), profile, consent: true };
	rosa = await persist<Session>('POST', '/api/auth/register', registration);
	devices = [1, 2, 3].map(() => new SyncedDevice(`http://127.0.0.1:${balancer.port}`, rosa));
	resources.defer(() => {
		for (const device of devices) device.close();
	});
}, 300_000);
afterEach(async () => {
	await expectEachOnce();
	await expectDevicesCurrent();
});
afterAll(() => resources.disposeAsync());

async function addNode(): Promise<void> {
	nodes.push(await startNode(env));
}

function databaseUrl(): string {
	return Object.assign(new URL(postgres.url), { port: String(databaseProxy.port) }).href;
}

let requests = 0;

/** Repeats a request as a device does, with the same key, until it is answered. Each attempt is a new connection. */
async function persist<Answer>(method: string, path: string, body?: object): Promise<Answer> {
	const headers = {
		'content-type': 'application/json',
		'idempotency-key': `request-${++requests}-of-rosa`,
		...(rosa ? { authorization: `Bearer ${rosa.token}` } : {}),
	};
	return persistWith(method, path, () => headers, body && JSON.stringify(body));
}

async function persistWith<Answer>(
	method: string,
	path: string,
	headers: () => Record<string, string>,
	body?: string,
): Promise<Answer> {
	for (;;) {
		const response = await fetch(`http://127.0.0.1:${balancer.port}${path}`, {
			...{ method, headers: { ...headers(), connection: 'close' } },
			...(body ? { body } : {}),
		}).catch(() => null);
		const answer = response?.ok ? await response.json().catch(() => undefined) : undefined;
		if (answer !== undefined) return answer as Answer;
		if (response && response.status < 500 && response.status !== 409)
			throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
		await sleep(200);
	}
}

/** Stripe delivers an event until it is answered, and often twice. */
async function pay(): Promise<void> {
	const seconds = Math.floor(Date.now() / 1000);
	const { body } = paidEvent(rosa.user._id, seconds);
	const headers = () => ({
		'content-type': 'application/json',
		'stripe-signature': signPayload(body, Math.floor(Date.now() / 1000)),
	});
	await Promise.all([1, 2].map(() => persistWith('POST', webhookEndpoint.path, headers, body)));
	paid++;
}

async function createStory(): Promise<Story> {
	const { _id } = await persist<StoryCreated>('POST', '/api/stories', storyInput());
	for (;;) {
		const story = await persist<Story>('GET', `/api/stories/${_id}`);
		if (story.status === 'in-progress') return story;
		expect(story.status).not.toBe('failed');
		await sleep(100);
	}
}

function choose(storyId: string, nodeId: string | null, choiceIndex: number): Promise<NextChapter> {
	return persist('POST', `/api/stories/${storyId}/generate`, { nodeId, choiceIndex });
}

async function rows(statement: string): Promise<Record<string, unknown>[]> {
	const client = new pg.Client({ connectionString: postgres.url });
	await client.connect();
	return (await client.query(statement).finally(() => client.end())).rows;
}

/** The node that begins the work next. */
async function nextAtWork(work: 'writing' | 'narrating'): Promise<Node> {
	const before = new Map(nodes.map((node) => [node, node.count(work)]));
	for (;;) {
		const begun = nodes.find((node) => node.count(work) > (before.get(node) ?? 0));
		if (begun) return begun;
		await sleep(5);
	}
}

async function replace(dead: Node): Promise<void> {
	await dead.kill('SIGKILL');
	nodes = nodes.filter((node) => node !== dead);
	await addNode();
}

async function expectEachOnce(): Promise<void> {
	expect(
		await rows(`select story_id, parent_id, choice_index from chapter
			group by story_id, parent_id, choice_index having count(*) > 1`),
	).toEqual([]);
	expect(await rows('select chapter_id from narration group by chapter_id, voice having count(*) > 1')).toEqual([]);
	expect(await rows(`select id, state from job where kind <> 'picture'`)).toEqual([]);
	expect(
		await rows(
			`select (select count(*)::int from payment) as payments, (select count(*)::int from payment_event) as events`,
		),
	).toEqual([{ payments: paid, events: paid }]);
}

async function expectDevicesCurrent(): Promise<void> {
	await expect.poll(() => rows('select 1 from job'), { timeout: takeOverLimit }).toEqual([]);
	const current = await allStories();
	for (const { stories } of devices) {
		await expect.poll(() => [...stories.values()].toSorted(byId), { timeout: 30_000 }).toEqual(current);
	}
}

/** As a device that was never here before gets them. */
async function allStories(): Promise<Story[]> {
	const stories: Story[] = [];
	for (let cursor = '', more = true; more; ) {
		const page = await persist<Changes>('GET', `/api/sync?cursor=${cursor}`);
		stories.push(...page.stories);
		({ cursor, more } = page);
	}
	return stories.toSorted(byId);
}

const byId = (one: Story, other: Story) => (one._id < other._id ? -1 : 1);

/** The chapters and narrations whose making costs are counted: each that is stored is counted once. */
async function stored(): Promise<{ chapters: number; narrations: number }> {
	const [counts] = await rows(
		'select (select count(*)::int from chapter) as chapters, (select count(*)::int from narration) as narrations',
	);
	return counts as { chapters: number; narrations: number };
}

function median(times: readonly number[]): number {
	return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

// covers: several-machines/node-ends
it(`loses and doubles nothing when the node that is making is killed (${kills} times)`, {
	timeout: kills * 120_000,
}, async () => {
	const before = await stored();
	const times: number[] = [];
	let story = await createStory();
	let here: { _id: string; content: string } = story.nodes[0]!;
	let made = { chapters: 1, narrations: 0 };
	for (let kill = 0; kill < kills; kill++) {
		const isNarration = kill % 3 === 2;
		const atWork = nextAtWork(isNarration ? 'narrating' : 'writing');
		const answer = isNarration
			? persist<NarrationAnswer>('POST', '/api/tts', {
					...{ text: here.content, voice: 'sage', storyId: story._id, nodeId: here._id },
				})
			: choose(story._id, here._id, 0);
		const node = await atWork;
		const killedAt = performance.now();
		await node.kill('SIGKILL');
		const takenOver = answer.then((result) => {
			times.push(performance.now() - killedAt);
			return result;
		});
		const [result] = await Promise.all([takenOver, replace(node), pay()]);
		if ('newNode' in result) {
			made = { ...made, chapters: made.chapters + 1 };
			here = result.newNode;
			if (!result.isCompleted) continue;
			story = await createStory();
			here = story.nodes[0]!;
			made = { ...made, chapters: made.chapters + 1 };
		} else made = { ...made, narrations: made.narrations + 1 };
	}
	console.log(
		`Taken over after ${Math.round(median(times))} ms (median), ${Math.round(Math.max(...times))} ms (most).`,
	);
	expect(Math.max(...times)).toBeLessThan(takeOverLimit);
	const after = await stored();
	expect({
		chapters: after.chapters - before.chapters,
		narrations: after.narrations - before.narrations,
	}).toEqual(made);
});

it(`loses and doubles nothing when Postgres restarts at once (${restarts} times)`, {
	timeout: restarts * 120_000,
}, async () => {
	const { _id, startNode: first } = await createStory();
	for (let restart = 0; restart < restarts; restart++) {
		const before = await stored();
		const atWork = nextAtWork('writing');
		const stories = Promise.all([createStory(), createStory(), pay()]);
		await atWork;
		postgres.restartImmediately();
		await stories;
		await expectEachOnce();
		expect((await stored()).chapters).toBe(before.chapters + 2);
	}
	expect((await choose(_id, first, 1)).newNode.chapterNumber).toBe(2);
});

it(`loses and doubles nothing when all connections to Postgres are cut (${cuts} times)`, {
	timeout: cuts * 120_000,
}, async () => {
	for (let cut = 0; cut < cuts; cut++) {
		const before = await stored();
		const atWork = nextAtWork('writing');
		const stories = Promise.all([createStory(), createStory(), pay()]);
		await atWork;
		databaseProxy.cut();
		await stories;
		await expectEachOnce();
		expect((await stored()).chapters).toBe(before.chapters + 2);
	}
});

it(`goes on telling while the store of media is away for ${outage} s, and stores all pictures and narrations afterwards`, {
	timeout: outage * 1000 + 120_000,
}, async () => {
	const before = await stored();
	bucket.mode = 'down';
	const back = sleep(outage * 1000).then(() => (bucket.mode = 'up'));
	const story = await createStory();
	const [first] = story.nodes;
	const narration = persist<NarrationAnswer>('POST', '/api/tts', {
		...{ text: first!.content, voice: 'sage', storyId: story._id, nodeId: first!._id },
	});
	const { newNode } = await choose(story._id, first!._id, 0);
	expect(newNode.chapterNumber).toBe(2);
	await back;
	const { audioUrl } = await narration;
	expect(await stored()).toEqual({ chapters: before.chapters + 2, narrations: before.narrations + 1 });
	await expect
		.poll(async () => (await persist<Story>('GET', `/api/stories/${story._id}`)).nodes.map(({ images }) => !!images), {
			timeout: takeOverLimit,
		})
		.toEqual([true, true]);
	const { status } = await fetch(`http://127.0.0.1:${balancer.port}${audioUrl}`, {
		headers: { authorization: `Bearer ${rosa.token}` },
	});
	expect(status).toBe(200);
});
