import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { createApp } from '../app/app.ts';
import { hashedId, setLogSink } from '../app/log.ts';
import { createReadableStory, storyInput } from '../stories/testing/story-requests.ts';
import { registerAdmin } from '../testing/admin-fixtures.ts';
import { addChild, emailOf, passwordOf, startTestServer, type TestServer } from '../testing/test-server.ts';

type Line = { level: string; event: string; request: string; route: string; status: number; [other: string]: unknown };

let server: TestServer;
let rosa: Session;
let lines: string[];
let stop: () => void;
beforeAll(async () => {
	server = await startTestServer({ env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' } });
});
afterAll(() => server.close());
beforeEach(async () => {
	rosa = await server.register('Rosa');
	lines = [];
	stop = setLogSink((line) => void lines.push(line));
});
afterEach(async () => {
	stop();
	await server.db.deleteFrom('account').execute();
});

/** A server of its own, to be broken. */
async function anotherServer(): Promise<TestServer> {
	const another = await startTestServer();
	onTestFinished(() => another.close());
	rosa = await another.register('Rosa');
	return another;
}

function loggedLines(): Line[] {
	return lines.map((line) => JSON.parse(line) as Line);
}

describe('an answer', () => {
	it('carries a unique request id, also for errors and pages', async () => {
		const paths = ['/api/health', '/api/stories', '/api/nowhere', '/nowhere', '/api/media/none.webp'];
		const ids = await Promise.all(
			paths.map(async (path) => (await server.request('GET', path, { as: rosa })).headers.get('x-request-id')),
		);
		for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it('has the id in its body only for 5xx, so that another family’s id reads like an unknown one', {
		tags: 'sqlite',
	}, async () => {
		const refused = await server.request('GET', '/api/stories/nowhere', { as: rosa });
		expect(refused.body).not.toHaveProperty('reference');
		const broken = await anotherServer();
		await broken.db.schema.dropTable('story').execute();
		const failed = await broken.request('GET', '/api/stories', { as: rosa });
		expect(failed.status).toBe(500);
		expect(failed.body.reference).toBe(failed.headers.get('x-request-id'));
	});
});

describe('the line of a request', () => {
	it('has the route instead of the path, and the hash of the account', async () => {
		const { headers } = await server.request('GET', '/api/stories/some-id-of-somebody?search=secret', { as: rosa });
		expect(loggedLines()).toEqual([
			{
				...{ at: expect.any(String), level: 'info', event: 'not-found', request: headers.get('x-request-id') },
				...{ method: 'GET', route: '/api/stories/:id', status: 404, ms: expect.any(Number) },
				...{ account: hashedId(rosa.user._id), address: 'unknown', code: 'not-found' },
			},
		]);
	});

	it('is not written for successful media and health requests', async () => {
		const story = await createReadableStory(server, rosa);
		lines = [];
		expect((await server.request('GET', story.nodes[0]!.images!.large, { as: rosa })).status).toBe(200);
		await server.request('GET', '/api/health');
		await server.request('GET', '/api/ready');
		expect(loggedLines()).toEqual([]);
		await server.request('GET', story.nodes[0]!.images!.large);
		expect(loggedLines()).toMatchObject([{ event: 'no-session', route: '/api/media/:name' }]);
	});
});

describe('an event of an account or family', () => {
	let who: string;
	const json = { 'content-type': 'application/json' };
	const login = (password: string) =>
		server.request<Session>('POST', '/api/auth/login', { body: { email: emailOf(who), password } });
	const hers = (method: string, path: string, body?: unknown) => server.request(method, path, { as: rosa, body });
	const change = (currentPassword: string) =>
		hers('PUT', '/api/auth/password', { currentPassword, newPassword: 'another-key' });
	const events: Record<string, () => Promise<unknown>> = {
		login: () => login(passwordOf(who)),
		'login-failed': () => login('not-her-key'),
		registered: () => server.register('Bela'),
		logout: () => hers('POST', '/api/auth/logout'),
		'password-changed': () => change(passwordOf(who)),
		'password-wrong': () => change('not-her-key'),
		'no-session': () => server.request('GET', '/api/stories'),
		forbidden: () => hers('GET', '/api/admin/users'),
		'not-found': () => hers('GET', '/api/stories/of-somebody-else'),
		exported: () => hers('GET', '/api/users/export'),
		'account-deleted': () => hers('DELETE', '/api/users/me', { password: passwordOf(who) }),
		'webhook-refused': () =>
			server.request('POST', '/api/payment/webhook', {
				body: {},
				headers: { ...json, 'stripe-signature': 't=1,v1=0' },
			}),
		'moderation-hit': () => hers('POST', '/api/stories', storyInput({ hero: 'Fuck' })),
	};

	it('S52 is one line with its own event code', async () => {
		for (const [event, happen] of Object.entries(events)) {
			who = `Rosa-${event}`;
			rosa = await server.register(who);
			lines = [];
			await happen();
			expect(loggedLines().map((line) => line.event)).toEqual([event]);
		}
	});

	it('S52 is logged for a deleted child and a reported chapter', async () => {
		const { _id } = await addChild(server, rosa, 'Milo', 7);
		const story: Story = await createReadableStory(server, rosa);
		lines = [];
		await hers('POST', `/api/stories/${story._id}/report`, { nodeId: story.startNode, reason: 'scary' });
		await hers('DELETE', `/api/users/children/${_id}`);
		expect(loggedLines().map(({ event }) => event)).toEqual(['chapter-reported', 'child-deleted']);
	});

	it('S52 is logged for an exceeded rate limit', async () => {
		const strict = await startTestServer({ env: { RATE_LIMIT: 'on' } });
		onTestFinished(() => strict.close());
		const body = { email: emailOf('Rosa'), password: 'not-her-key' };
		let status = 0;
		while (status !== 429) ({ status } = await strict.request('POST', '/api/auth/login', { body }));
		const hits = loggedLines().filter(({ event }) => event === 'limiter-hit');
		expect(hits).toMatchObject([{ status: 429, code: 'too-many', route: '/api/auth/login' }]);
	});

	it('S52 is logged for an admin’s change; the details are in the audit log', async () => {
		const ada = await registerAdmin(server);
		const audit = () => server.db.selectFrom('audit').select('action').orderBy('number').execute();
		const before = await audit();
		lines = [];
		await server.request('POST', '/api/admin/settings', { as: ada, body: { textModel: 'deepseek' } });
		expect(loggedLines().map(({ event }) => event)).toEqual(['admin-change']);
		expect(await audit()).toEqual([...before, { action: 'settings-changed' }]);
	});
});

describe('text in a request', () => {
	it('S53 adds no line to the log, and no colours', async () => {
		const forged = '\r\n{"at":"2026","event":"login"}\u001b[31m\u009b31m\u2028';
		const safe = encodeURIComponent(forged);
		await server.request('GET', `/api/stories/${safe}?search=${safe}&${safe}=1`, { as: rosa });
		await server.request('GET', `/api/${safe}`, {
			as: rosa,
			headers: { 'user-agent': 'a\u009b31m{}', 'x-request-id': '{}' },
		});
		await server.request('POST', '/api/auth/login', { body: { email: `${forged}@example.com`, password: forged } });
		await server.request('POST', '/api/auth/login', { body: forged });
		await server.request('POST', '/api/stories', { as: rosa, body: {}, headers: { 'idempotency-key': 'a\u009b31m' } });
		await server.request('GET', `/api/media/${safe}`, { as: rosa });
		expect(lines).toHaveLength(6);
		for (const line of lines) {
			expect(line).toMatch(/^[\x20-\x7e]+$/);
			expect(line).not.toMatch(/31m|2026","event":"login|%/);
			expect(Object.keys(JSON.parse(line)).slice(0, 3)).toEqual(['at', 'level', 'event']);
		}
	});
});

describe('a server error', () => {
	it('S54 is answered with one sentence and a code, and logged with its place', async () => {
		const story = await createReadableStory(server, rosa);
		const ada = await registerAdmin(server);
		const contentRestrictions = { maxAgeRating: 5, disabledTopics: [] };
		// Sufficient for every call: each ignores unknown fields.
		const anything = {
			...storyInput(),
			...{ email: 'juno@example.com', password: passwordOf('Rosa'), consent: true, role: 'parent' },
			...{ profile: { name: 'Juno', age: 7 }, subscription: { status: 'trial', hasLifetimeAccess: false } },
			settings: { ...storyInput().settings, allowedGenres: ['fantasy'], contentRestrictions },
			...{ allowedGenres: ['fantasy'], contentRestrictions, storyId: story._id, nodeId: story.startNode },
			...{ choiceIndex: 0, voice: 'sage', text: story.nodes[0]!.content, reason: 'scary', depth: 1 },
			...{ currentPassword: passwordOf('Rosa'), newPassword: 'another-long-key', sessionId: 'cs_1' },
			...{ title: 'A title', isPublished: true, textModel: 'deepseek', decision: 'shown' },
		};
		let isBroken = false;
		const secret = `near "secret": syntax error in select password_hash from account where name = 'Milo'`;
		const db = server.db.withPlugin({
			transformQuery({ node }) {
				// Authentication still works: only the request's own work fails.
				const isSession = JSON.stringify(node).includes('"session"');
				if (isBroken && !isSession)
					throw Object.assign(new Error(secret), { name: 'SqliteError', code: 'SQLITE_ERROR' });
				return node;
			},
			transformResult: async ({ result }) => result,
		});
		const app = createApp({ ...server.context, db });
		// After a logout the remaining calls would be 401.
		const isTried = (path: string) => path.startsWith('/api/') && path !== '/api/auth/logout';
		const all = app.routes.filter(({ method, path }) => method !== 'ALL' && isTried(path));
		const routes = [...new Map(all.map((route) => [`${route.method} ${route.path}`, route])).values()];
		isBroken = true;
		lines = [];
		const outcomes = [];
		for (const { method, path } of routes) {
			const filled = path.replace(':nodeId', story.startNode!).replace(/:\w+/, story._id);
			const headers = { authorization: `Bearer ${(path.startsWith('/api/admin') ? ada : rosa).token}` };
			const response = await app.request(`${filled}?depth=1`, {
				method,
				headers: { ...headers, 'content-type': 'application/json' },
				...(method === 'GET' ? {} : { body: JSON.stringify(anything) }),
			});
			// An archive is aborted in the middle.
			const text = await response.text().catch(() => '');
			expect(text, `${method} ${path}`).not.toMatch(/secret|select|sqlite|password_hash|\.ts|Milo| at /i);
			outcomes.push({ status: response.status, text, id: response.headers.get('x-request-id') });
		}
		const failed = outcomes.filter(({ status }) => status === 500);
		expect(failed.length).toBeGreaterThan(35);
		for (const { text, id } of failed) {
			const sentence = 'Something went wrong on the server. Please try again.';
			expect(JSON.parse(text) as WireError).toEqual({
				error: sentence,
				message: sentence,
				code: 'internal',
				reference: id,
			});
		}
		const faults = loggedLines().filter(({ event }) => event === 'fault');
		expect(faults.map(({ request }) => request).sort()).toEqual(failed.map(({ id }) => id).sort());
		for (const fault of faults) {
			expect(fault).toMatchObject({ level: 'error', status: 500, fault: 'SqliteError', code: 'SQLITE_ERROR' });
			expect((fault.places as string[]).length).toBeGreaterThan(0);
		}
		expect(lines.join('\n')).not.toMatch(/secret|select|password_hash|Milo/);
	});

	it('S54 of a lost database is answered without details', async () => {
		const broken = await anotherServer();
		await sql`drop table session`.execute(broken.db);
		const { status, body } = await broken.request('GET', '/api/stories', { as: rosa });
		expect([status, body.code, JSON.stringify(body)]).toEqual([
			500,
			'internal',
			expect.not.stringMatching(/session|table|sql/i),
		]);
	});
});
