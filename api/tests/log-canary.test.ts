import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { io } from 'socket.io-client';
import { expect, it, onTestFinished } from 'vitest';
import type { StoryCreated } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { storyInput, waitUntil } from '../stories/testing/story-requests.ts';

const program = fileURLToPath(new URL('../testing/logging-server.ts', import.meta.url));

/** Texts that must not be in the log. */
const planted = {
	password: 'canary-password-of-rosa',
	wrongPassword: 'canary-password-that-is-wrong',
	adminPassword: 'canary-password-of-ada',
	email: 'canary-rosa@example.com',
	adminEmail: 'canary-ada@example.com',
	name: 'CanaryRosa',
	child: 'CanaryMilo',
	topic: 'canary-topic',
	hero: 'CanaryHero',
	promptHero: 'Stuck CanaryPrompt',
	apiKey: 'sk-canary-key',
	stripeKey: 'sk_test_canary_key',
	webhookSecret: 'whsec_canary_secret',
	jwtSecret: 'a canary of a secret, 7f3b91c2d8e4a650',
	path: 'canary-path',
	header: 'canary-header',
} as const;

/** A provider that refuses everything with messages that contain the request. */
async function echoingProvider(): Promise<string> {
	const server = createServer(async (request, response) => {
		const text = (await request.toArray()).join('');
		response.writeHead(400, { 'content-type': 'application/json' });
		response.end(JSON.stringify({ error: { message: `${request.headers.authorization} ${text}` } }));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => void server.close());
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

/** The server and its output so far. */
async function startServer() {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-log-'));
	const env = {
		...{ DATA_DIR: folder, PORT: '0', LOOK_AHEAD: '0', FALLBACK: 'none', JWT_SECRET: planted.jwtSecret },
		...{ OPENAI_API_KEY: planted.apiKey, OPENAI_BASE_URL: await echoingProvider(), IMAGE_PROVIDER: 'built-in' },
		...{ ADMIN_EMAIL: planted.adminEmail, ADMIN_PASSWORD: planted.adminPassword, SPEECH_PROVIDER: 'built-in' },
		...{ STRIPE_SECRET_KEY: planted.stripeKey, STRIPE_WEBHOOK_SECRET: planted.webhookSecret },
		...{ STRIPE_API_BASE: 'http://127.0.0.1:9', SIGNUP_ACCESS: 'trial' },
	};
	const child = spawn(process.execPath, [program], { env, stdio: 'pipe' });
	const printed = { text: '' };
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed.text += text));
	onTestFinished(async () => {
		child.kill('SIGKILL');
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	});
	await waitUntil(() => /^port \d+$/m.test(printed.text));
	const url = `http://127.0.0.1:${/^port (\d+)$/m.exec(printed.text)![1]}`;
	const end = async () => {
		child.kill('SIGTERM');
		await once(child, 'exit');
	};
	return { url, printed, end };
}

it('S51 the log has no password, token, name, address, key or prompt, whatever succeeds or fails', async () => {
	const { url, printed, end } = await startServer();
	const tokens: string[] = [];

	async function ask<Body>(method: string, path: string, token = '', body?: unknown, headers = {}): Promise<Body> {
		const response = await fetch(url + path, {
			method,
			headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
			...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
		});
		const text = await response.text();
		const isJson = response.headers.get('content-type')?.startsWith('application/json');
		return (isJson ? JSON.parse(text) : text) as Body;
	}
	async function login(email: string, password: string): Promise<Session> {
		const session = await ask<Session>('POST', '/api/auth/login', '', { email, password });
		if (session.token) tokens.push(session.token);
		return session;
	}

	// Successful and failed logins.
	const profile = { name: planted.name, age: 36 };
	const registration = { email: planted.email, password: planted.password, profile, consent: true };
	tokens.push((await ask<Session>('POST', '/api/auth/register', '', registration)).token);
	await ask('POST', '/api/auth/register', '', registration);
	await login(planted.email, planted.wrongPassword);
	const { token } = await login(planted.email, planted.password);
	await ask('PUT', '/api/auth/password', token, { currentPassword: planted.wrongPassword, newPassword: 'x'.repeat(8) });

	// A family, its stories, and a storyteller's error.
	const child = { profile: { name: planted.child, age: 7 } };
	const { _id: childId } = await ask<User>('POST', '/api/users/children', token, child);
	const contentRestrictions = { maxAgeRating: 7, disabledTopics: [planted.topic] };
	const settings = { allowedGenres: ['fantasy'], contentRestrictions };
	await ask('PUT', `/api/users/settings/${childId}`, token, settings);
	const path = `/api/stories?selectedChildId=${childId}`;
	const { _id } = await ask<StoryCreated>('POST', path, token, storyInput({ hero: planted.hero }));
	await ask('POST', path, token, storyInput({ hero: planted.promptHero }));
	const read = () => ask<Story>('GET', `/api/stories/${_id}`, token);
	await waitUntil(async () => (await read()).nodes.length === 1);
	const { nodes, title } = await read();
	const [first] = nodes;
	await ask('POST', `/api/stories/${_id}/generate`, token, { nodeId: first!._id, choiceIndex: 0 });
	const narration = { text: first!.content, voice: 'sage', storyId: _id, nodeId: first!._id };
	await ask('POST', '/api/tts', token, narration);
	await ask('POST', `/api/stories/${_id}/report`, token, { nodeId: first!._id, reason: 'scary' });
	await ask('GET', '/api/users/export', token);
	await waitUntil(() => printed.text.includes('"work-failed"'));

	// Invalid requests.
	await ask('GET', `/api/stories/${planted.path}?search=${planted.path}`, token, undefined, {
		'user-agent': planted.header,
		'idempotency-key': planted.header,
		'x-request-id': planted.header,
	});
	await ask('POST', `/api/nothing/${planted.path}`, token, `{"${planted.name}": `);
	await ask('POST', '/api/stories', token, `{"${planted.name}": `);
	await ask('POST', '/api/payment/webhook', '', { name: planted.name }, { 'stripe-signature': planted.header });
	await ask('POST', '/api/payment/create-checkout-session', token);
	await ask('GET', '/api/stories', `${token}canary-of-a-token`);
	const socket = io(url, {
		auth: { token: `${token}canary-of-a-token` },
		transports: ['websocket'],
		reconnection: false,
	});
	await new Promise((resolve) => socket.once('connect_error', resolve));
	socket.close();

	// An admin's actions and errors.
	const ada = (await login(planted.adminEmail, planted.adminPassword)).token;
	await ask('GET', `/api/admin/users?search=${planted.email}`, ada);
	await ask('PUT', `/api/admin/stories/${_id}`, ada, { title: planted.hero, isPublished: true });
	await ask('POST', '/api/admin/settings/try', ada, { textModel: 'gpt-4o' });
	await ask('DELETE', `/api/users/children/${childId}`, token);
	await ask('DELETE', '/api/users/me', token, { password: planted.password });
	await end();

	const secrets = [...Object.values(planted), ...tokens, first!.content.split('\n')[0]!, title, 'canary', 'Canary'];
	expect(tokens).toHaveLength(3);
	expect(secrets.filter((secret) => printed.text.includes(secret))).toEqual([]);
	const lines = printed.text.trim().split('\n').slice(1);
	const events = new Set(lines.map((line) => (JSON.parse(line) as { event: string }).event));
	const expectedEvents = [
		'login',
		'login-failed',
		'registered',
		'password-wrong',
		'chapter-reported',
		'exported',
		'webhook-refused',
	];
	const more = [
		'no-session',
		'not-found',
		'socket-refused',
		'work-failed',
		'stripe-failed',
		'admin-change',
		'account-deleted',
	];
	expect([...expectedEvents, ...more].filter((event) => !events.has(event))).toEqual([]);
});
