import { rm } from 'node:fs/promises';
import type { Hono } from 'hono';
import type { Session, User } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { createTokens } from '../accounts/tokens.ts';
import { createApp } from '../app/app.ts';
import { type Config, readConfig } from '../app/config.ts';
import type { AppContext } from '../app/context.ts';
import type { Core } from '../app/core.ts';
import { createBackups } from '../backup/backups.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Db, NewRow } from '../db/schema.ts';
import type { Makers } from '../makers/makers.ts';
import type { MediaStore } from '../media/media-store.ts';
import { openMedia } from '../media/open-media.ts';
import type { Env } from '../routes/env.ts';
import { createQueue } from '../stories/queue/queue.ts';
import { cachedPasswords } from './cached-passwords.ts';
import { requireAnswerOfContract } from './contract.ts';
import { fakeMakers } from './fake-makers.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { openTestDatabase } from './test-database.ts';

type Options = {
	/** Environment variables, as an operator sets them. */
	env?: Readonly<Record<string, string>>;
	makers?: Makers;
	/** The folder of a built app. */
	appFolder?: string;
	/** Milliseconds before the queue's second try. */
	retryDelay?: number;
	/** Replacements of parts of the context. */
	overrides?: Partial<Pick<AppContext, 'passwords' | 'notify' | 'disconnectSessions' | 'backups'>>;
};

/** An event that the server emitted to an account. */
export type EmittedEvent = { accountId: string; event: string; news: unknown };

export type TestServer = {
	app: Hono<Env>;
	db: Db;
	onCommit: OpenDatabase['onCommit'];
	media: MediaStore;
	config: Config;
	context: AppContext;
	/** The emitted events, in order. */
	emitted: EmittedEvent[];
	/** The ids of sessions whose sockets were closed. */
	closedSessions: string[];
	clock: { now: number };
	folder: string;
	/** Registers a parent, 36 years old, with `emailOf(name)` and `passwordOf(name)`. */
	register(name: string): Promise<Session>;
	/** Logs a registered parent in again. */
	login(name: string): Promise<Session>;
	/** A JSON request, with a token if `as` is given. Throws for a successful answer that differs from the contract. */
	request<Body = WireError>(method: string, path: string, options?: RequestOptions): Promise<TestResponse<Body>>;
	close(): Promise<void>;
};

type RequestOptions = { as?: { token: string } | undefined; body?: unknown; headers?: Record<string, string> };
export type TestResponse<Body> = { status: number; headers: Headers; body: Body };

/** The secret that signs tokens of test servers. */
export const testJwtSecret = 'a secret of this test, and of no other server';

export const emailOf = (name: string) => `${name.toLowerCase()}@example.com`;
export const passwordOf = (name: string) => `${name.toLowerCase()}-has-a-key`;

/** A whole server without a port, in its own folder: a real database, real files, and a clock that the test sets. */
export async function startTestServer({
	env = {},
	makers = fakeMakers(),
	appFolder,
	retryDelay = 1_000,
	overrides = {},
}: Options = {}): Promise<TestServer> {
	const folder = temporaryFolder();
	const clock = { now: Date.UTC(2026, 10, 21, 9) };
	// Prepared chapters would disturb tests of other subjects.
	const config = readConfig({ RATE_LIMIT: 'off', LOOK_AHEAD: '0', ...env, DATA_DIR: folder });
	const { db, onCommit, close } = await openTestDatabase(folder);
	const media = await openMedia(config);
	const emitted: EmittedEvent[] = [];
	const closedSessions: string[] = [];
	const now = () => clock.now;
	const tokens = await createTokens(testJwtSecret, now);
	const core = {
		config,
		db,
		cluster: null,
		media,
		makers,
		tokens,
		passwords: cachedPasswords(),
		notify: ((accountId, event, news) => void emitted.push({ accountId, event, news })) as Core['notify'],
		disconnectSessions: (ids: readonly string[]) => void closedSessions.push(...ids),
		now,
		...overrides,
	};
	const queue = createQueue(core, { backOff: retryDelay });
	const context = { backups: createBackups(config, core), ...core, queue };
	await queue.start();
	const app = createApp(context, appFolder);

	async function ask<Body = WireError>(
		method: string,
		path: string,
		{ as, body, headers = {} }: RequestOptions = {},
	): Promise<TestResponse<Body>> {
		const response = await app.request(path, {
			method,
			headers: {
				...(as ? { authorization: `Bearer ${as.token}` } : {}),
				...(body === undefined ? {} : { 'content-type': 'application/json' }),
				...headers,
			},
			...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
		});
		const text = await response.text();
		const isJson = response.headers.get('content-type')?.startsWith('application/json');
		const answer = (isJson ? JSON.parse(text) : text) as Body;
		if (response.ok) requireAnswerOfContract(method, path, answer);
		return { status: response.status, headers: response.headers, body: answer };
	}

	return {
		...{ app, db, onCommit, media, config, context, emitted, closedSessions, clock, folder, request: ask },
		async register(name) {
			const profile = { name, age: 36 };
			const registration = { email: emailOf(name), password: passwordOf(name), profile, consent: true };
			return (await ask<Session>('POST', '/api/auth/register', { body: registration })).body;
		},
		async login(name) {
			const body = { email: emailOf(name), password: passwordOf(name) };
			return (await ask<Session>('POST', '/api/auth/login', { body })).body;
		},
		async close() {
			await queue.stop();
			await context.backups.stop();
			await close();
			// An abandoned job may still be writing a file.
			await rm(folder, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

/** Makes an account an admin, as `npm run admin` does. */
export async function promoteToAdmin(server: TestServer, { user }: Session): Promise<void> {
	await server.db.updateTable('account').set({ role: 'admin' }).where('id', '=', user._id).execute();
}

/** Adds a child by the parent's own request. */
export async function addChild(server: TestServer, parent: Session, name: string, age: number): Promise<User> {
	return (await server.request<User>('POST', '/api/users/children', { as: parent, body: { profile: { name, age } } }))
		.body;
}

/** Inserts the row of a story without chapters. */
export async function insertStoryRow(server: TestServer, author: User, id: string): Promise<void> {
	const familyId = author.parentId ?? author._id;
	const story: NewRow<'story'> = {
		id,
		author_id: author._id,
		family_id: familyId,
		asked_by: familyId,
		request_id: `request-${id}`,
		genre: 'fantasy',
		mood: 'cheerful',
		age_group: '6-8',
		age_rating: 8,
		hero: JSON.stringify({ name: 'Pip', gender: 'any', type: 'Fox', traits: ['brave'] }),
		title: 'A lantern',
		status: 'in-progress',
		error: null,
		chapter_count: 5,
		is_published: 0,
		created_at: server.clock.now,
		updated_at: server.clock.now,
	};
	await server.db.insertInto('story').values(story).execute();
}
