/** @module-tag deep */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { webhookEndpoint } from '../../../shared/contract/endpoints.ts';
import type { StoryCreated } from '../../../shared/contract/stories.ts';
import type { Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import type { WireError } from '../../../shared/contract/wire-error.ts';
import { readConfig } from '../../app/config.ts';
import { type RunningServer, start } from '../../app/start.ts';
import { engineOf } from '../../db/engine.ts';
import { openPostgres } from '../../db/postgres.ts';
import { type PostgresServer, startPostgres } from '../../db/testing/postgres-server.ts';
import { storyInput } from '../../stories/testing/story-requests.ts';
import { nodeEnv } from '../../testing/cluster.ts';
import { fakeMakers } from '../../testing/fake-makers.ts';
import { connectSocket, nextEvent, registerAt, requestAt } from '../../testing/live-client.ts';
import { paidEvent, signPayload } from '../../testing/stripe-double.ts';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { emailOf, passwordOf } from '../../testing/test-server.ts';

const stripeEnv = { STRIPE_SECRET_KEY: 'sk_test_of_the_double', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_double' };

let postgres: PostgresServer;
/** Between the node and Postgres. */
let proxy: TcpProxy;
let node: RunningServer;
let address: string;
let rosa: Session;
let picture: string;

beforeAll(async () => {
	postgres = await startPostgres();
	proxy = await startTcpProxy(() => [Number(new URL(postgres.url).port)]);
	const url = Object.assign(new URL(postgres.url), { port: String(proxy.port) }).href;
	const env = { ...nodeEnv(url, temporaryFolder()), ...stripeEnv, RATE_LIMIT: 'on' };
	node = await start(readConfig(env), () => fakeMakers());
	address = `http://127.0.0.1:${node.port}`;
	rosa = await registerAt(address, 'Rosa');
	const { _id } = await requestAt<StoryCreated>(address, 'POST', '/api/stories', storyInput(), rosa);
	const story = () => requestAt<Story>(address, 'GET', `/api/stories/${_id}`, undefined, rosa);
	const images = await vi.waitUntil(async () => (await story()).nodes[0]?.images, { timeout: 60_000 });
	picture = Object.values(images)[0]!;
}, 300_000);
afterEach(async () => {
	await untilReady();
	vi.restoreAllMocks();
});
afterAll(async () => {
	await node.stop();
	await proxy.close();
	postgres.stop();
});

type Request = { method: string; path: string; body?: string; headers?: Record<string, string> };

const withToken = () => ({ authorization: `Bearer ${rosa.token}` });
const json = { 'content-type': 'application/json' };

function send({ method, path, body, headers = withToken() }: Request): Promise<Response> {
	return fetch(address + path, { method, headers: { ...json, ...headers }, ...(body === undefined ? {} : { body }) });
}

function ready(): Promise<Response> {
	return fetch(`${address}/api/ready`);
}

function untilReady(): Promise<boolean> {
	return vi.waitUntil(async () => (await ready()).ok, { timeout: 60_000 });
}

function payment(): Request {
	const { body } = paidEvent(rosa.user._id, Math.floor(Date.now() / 1000));
	const headers = { 'stripe-signature': signPayload(body, Math.floor(Date.now() / 1000)) };
	return { method: 'POST', path: webhookEndpoint.path, body, headers };
}

const key = 'a-story-of-rosa-while-away';
const newStory: Request = {
	method: 'POST',
	path: '/api/stories',
	body: JSON.stringify(storyInput()),
	get headers() {
		return { ...withToken(), 'idempotency-key': key };
	},
};

/** One request of each way to the database. */
const requests = (): Request[] => [
	{ method: 'GET', path: '/api/auth/profile' },
	{ method: 'GET', path: '/api/stories' },
	{ method: 'GET', path: '/api/sync' },
	{ method: 'GET', path: picture },
	{ method: 'GET', path: '/api/admin/users' },
	newStory,
	{ method: 'POST', path: '/api/auth/logout' },
	{
		...{ method: 'POST', path: '/api/auth/login', headers: {} },
		body: JSON.stringify({ email: emailOf('Rosa'), password: passwordOf('Rosa') }),
	},
	payment(),
];

async function expectUnavailable(request: Request): Promise<void> {
	const response = await send(request);
	const { code, message } = (await response.json()) as WireError;
	const told = { status: response.status, code, message, retryAfter: response.headers.get('retry-after') };
	expect({ path: request.path, ...told }).toEqual({
		path: request.path,
		status: 503,
		code: 'unavailable',
		message: 'The server is busy. Please try again in a moment.',
		retryAfter: '5',
	});
}

async function storiesCreatedBy(request: Request): Promise<number> {
	await send(request);
	const client = new pg.Client({ connectionString: postgres.url });
	await client.connect();
	const { frontendRequestId } = JSON.parse(request.body!) as { frontendRequestId: string };
	const { rows } = await client
		.query('select count(*)::int as stories from story where request_id = $1', [frontendRequestId])
		.finally(() => client.end());
	return rows[0].stories;
}

describe('while Postgres is stopped', () => {
	// covers: several-machines/database-away
	it('every request is answered with 503 and a time, no session counts as ended, and nothing is lost', async () => {
		postgres.halt();
		try {
			for (const request of requests()) await expectUnavailable(request);
			expect((await fetch(`${address}/api/health`)).status).toBe(200);
			const readiness = await ready();
			expect([readiness.status, await readiness.json()]).toMatchObject([503, { ready: false, database: 'failed' }]);

			const socket = connectSocket(address, rosa.token);
			expect((await nextEvent<Error>(socket, 'connect_error')).message).toBe('unavailable');
		} finally {
			postgres.start();
		}
		await untilReady();
		expect((await send({ method: 'GET', path: '/api/auth/profile' })).status).toBe(200);
		await expect.poll(() => storiesCreatedBy(newStory)).toBe(1);
		expect((await send(payment())).status).toBe(200);
	});
});

describe('while Postgres takes no more connections', () => {
	it('a request that gets none of the node’s connections is answered with 503', async () => {
		const client = new pg.Client({ connectionString: postgres.url });
		await client.connect();
		try {
			await client.query('begin; lock table session in access exclusive mode');
			// More than the node has connections, one after the other: those of one moment share a statement.
			const waiting = [];
			for (let i = 0; i < 12; i++) {
				waiting.push(send({ method: 'GET', path: '/api/auth/profile' }));
				await new Promise((resolve) => setTimeout(resolve, 20));
			}
			const first = await Promise.race(waiting);
			expect([first.status, ((await first.json()) as WireError).code]).toEqual([503, 'unavailable']);
			await client.query('rollback');
			const statuses = (await Promise.all(waiting)).map(({ status }) => status);
			expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
			expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
		} finally {
			await client.end();
		}
	});
});

describe('when the way to Postgres is lost without a sign', () => {
	it('a statement fails after a while, its connection is given up, and the next one has another', async () => {
		const { db, close } = await openPostgres(
			Object.assign(new URL(postgres.url), { port: String(proxy.port) }).href,
			500,
		);
		try {
			const count = () => db.selectFrom('account').select('id').execute();
			await count();
			proxy.stall();
			const error = await count().catch((reason: unknown) => reason);
			expect(engineOf(db).isAway(error)).toBe(true);
			await expect.poll(async () => (await count().catch(() => [])).length).toBe(1);
		} finally {
			proxy.cut();
			await close();
		}
	});
});
