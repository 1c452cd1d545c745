/** @module-tag deep */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backups } from '../backup/backups.ts';
import { fakePasswords } from '../testing/failures/failing-server.ts';
import { addHostileFixture, type HostileFixture, mayInvalidateFixture } from '../testing/hostile/fixture.ts';
import { hostileRequest, type Route, routesOf, type Sent } from '../testing/hostile/requests.ts';
import { recordFigure, repetitions } from '../testing/long-run.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const requests = repetitions(100_000, 1_000_000);
/** CPU seconds for one request: independent of the load of the machine. */
const mostWork = 1;
/** Milliseconds until an answer that waits for other work, also on a busy machine. */
const longestWait = 30_000;
/** Permitted growth of the heap in bytes: 80 for each request would exceed it. */
const mostGrowth = 4 * 1024 * 1024;

/** Backups have their own tests, and one takes as long as a thousand requests. */
const noBackups = {
	state: async () => ({ last: null, kept: 0, damaged: 0, making: false, failed: null }),
	makeNow: async () => ({ path: '', madeAt: '', bytes: 0, media: 0, damaged: [] }),
	startNightly: () => {},
	stop: async () => {},
} satisfies Backups;

let server: TestServer;
let residents: HostileFixture;

beforeAll(async () => {
	server = await startTestServer({
		overrides: { passwords: fakePasswords, notify: () => {}, disconnectSessions: () => {}, backups: noBackups },
		env: { STRIPE_WEBHOOK_SECRET: 'whsec_of_the_double' },
	});
	residents = await addHostileFixture(server);
});
afterAll(() => server.close());

/** Sends a request and returns the status; throws if the answer is invalid. */
async function survive({ as, method, path, headers, body }: Sent): Promise<number> {
	const before = process.cpuUsage();
	const authorization = residents.tokens[as] && { authorization: `Bearer ${residents.tokens[as]}` };
	const asking = async () => {
		const response = await server.app.request(path, {
			...{ method, headers: { ...authorization, ...headers } },
			...(body === undefined ? {} : { body }),
		});
		return { status: response.status, text: await response.text() };
	};
	const { status, text } = await inTime(asking());
	const { user, system } = process.cpuUsage(before);
	expect((user + system) / 1e6).toBeLessThan(mostWork);
	if (status < 300 && mayInvalidateFixture(method, path)) await residents.restore();
	if (status >= 400 && method !== 'HEAD') expectWords(status, text);
	return status;
}

/** 503 is permitted when the server is busy. */
function expectWords(status: number, text: string): void {
	if (status >= 500 && status !== 503) throw new Error(`${status}: ${text}`);
	const { error, message, code } = JSON.parse(text) as Record<string, unknown>;
	if (error === message && /^[A-Z“]/.test(String(error)) && /^[a-z-]+$/.test(String(code))) return;
	throw new Error(`No answer for a person: ${status} ${text}`);
}

async function inTime<Answer>(asking: Promise<Answer>): Promise<Answer> {
	let timer: NodeJS.Timeout | undefined;
	const hanging = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error('No answer')), longestWait);
	});
	return Promise.race([asking, hanging]).finally(() => clearTimeout(timer));
}

/** The code of an answer that only refuses sender, method or size. */
const atTheDoor = [401, 403, 405, 413];

/** Sends this many requests to each route; returns how many passed authentication on each. */
async function askAll(routes: readonly Route[], each: number): Promise<Map<string, number>> {
	const received = new Map<string, number>();
	for (const route of routes) {
		const property = fc.asyncProperty(hostileRequest(route, residents.ids), async (sent) => {
			const name = `${route.method} ${route.path}`;
			if (!atTheDoor.includes(await survive(sent))) received.set(name, (received.get(name) ?? 0) + 1);
		});
		await fc.assert(property, { numRuns: each });
	}
	return received;
}

it('S39 S40 hostile requests are answered on every route without server errors, quickly, and leave nothing in memory', {
	timeout: 3_600_000,
}, async (test) => {
	const routes = routesOf(server.app);
	const each = Math.ceil(requests / 2 / routes.length);
	const received = await askAll(routes, each);
	const before = heap();
	await askAll(routes, each);
	const growth = heap() - before;
	// A route without any accepted request has not been tested.
	const unheard = routes
		.map(({ method, path }) => `${method} ${path}`)
		.filter((name) => (received.get(name) ?? 0) < each / 2);
	expect(unheard).toEqual([]);
	expect(growth).toBeLessThan(mostGrowth);
	recordFigure(
		test,
		{
			done: 'Mutated requests (address, query, headers, body) over all routes',
			times: 2 * each * routes.length,
			found: `on ${routes.length} routes none is the server’s fault (no 5xx but 503 in its own words), none takes a second of work, each refusal is in words for a person`,
		},
		{
			...{ done: 'Memory over the second half of them', times: each * routes.length },
			found: `the heap grew by ${Math.max(0, growth / 1024 / 1024).toFixed(1)} MiB`,
		},
	);
});

/** Bytes in use after garbage collection. */
function heap(): number {
	setFlagsFromString('--expose-gc');
	(runInNewContext('gc') as () => void)();
	return process.memoryUsage().heapUsed;
}
