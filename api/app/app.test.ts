import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session, User } from '../../shared/contract/user.ts';
import { limits } from '../../shared/rules/limits.ts';
import { emailOf, passwordOf, promoteToAdmin, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let rosa: Session;

beforeEach(async () => {
	server = await startTestServer();
	rosa = await server.register('Rosa');
});
afterEach(() => server.close());

const profile = { profile: { name: 'Rosa', age: 36 } };
const json = { 'content-type': 'application/json' };

describe('a path', () => {
	it('that is unknown is 404, with a body', async () => {
		const { status, body } = await server.request('GET', '/api/dragons', { as: rosa });
		expect(status).toBe(404);
		expect(body).toEqual({ error: body.message, message: 'There is nothing at this address.', code: 'not-found' });
	});

	it('with another method is 405 and names the allowed methods', async () => {
		const { status, body, headers } = await server.request('DELETE', '/api/auth/profile', { as: rosa });
		expect([status, body.code, headers.get('allow')]).toEqual([405, 'method-not-allowed', 'GET']);
	});

	it('with an empty id is 404 for every method', async () => {
		await promoteToAdmin(server, rosa);
		const withId = server.app.routes.filter(({ method, path }) => method !== 'ALL' && path.includes('/:'));
		const paths = new Set(withId.map(({ path }) => path.replace(/:[^/]+/g, '')));
		expect([...paths]).toEqual(
			expect.arrayContaining(['/api/media/', '/api/stories/', '/api/stories/status/', '/api/admin/users/']),
		);
		const bearer = { authorization: `Bearer ${rosa.token}` };
		for (const path of paths) {
			for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']) {
				const { status, headers } = await server.app.request(path, { method, headers: bearer });
				expect([method, path, status, headers.get('allow')]).toEqual([method, path, 404, null]);
			}
		}
	});

	it.each([
		'/api/users/children',
		'/api/stories',
		'/api/stories/x',
		'/api/tts',
		'/api/auth/profile',
		'/api/media/x',
	])('%s is 401 without a session', async (path) => {
		const { status, body } = await server.request('GET', path);
		expect([status, body.code]).toEqual([401, 'no-session']);
	});
});

describe('a body', () => {
	const put = (body: string, headers: Record<string, string> = json) =>
		server.request('PUT', '/api/users/profile', { as: rosa, body, headers });

	it.each([
		['is not JSON', '{"profile":'],
		['is empty', ''],
		['is null', 'null'],
		['is a list', '[]'],
		['has a list for a word', JSON.stringify({ profile: { name: ['Rosa'], age: 36 } })],
		['has true for a number', JSON.stringify({ profile: { name: 'Rosa', age: true } })],
		['has no whole number', JSON.stringify({ profile: { name: 'Rosa', age: 3.5 } })],
		['has a number beyond all', '{"profile":{"name":"Rosa","age":1e999}}'],
		['has NUL', '{"profile":{"name":"Ro\\u0000sa","age":36}}'],
		['has half a character', '{"profile":{"name":"Rosa\\ud83d","age":36}}'],
		['has NUL in a name', '{"a\\u0000b":1,"profile":{"name":"Rosa","age":36}}'],
		['has an unknown genre', JSON.stringify({ ...profile, settings: { allowedGenres: ['tax-law'] } })],
	])('that %s is refused with 400', async (_, body) => {
		const answer = await put(body);
		expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
		expect(answer.body.error).toMatch(/^[A-Z].{5,}/);
	});

	it('of invalid UTF-8 is refused', async () => {
		const bytes = Buffer.concat([
			Buffer.from('{"profile":{"name":"'),
			Buffer.from([0xff, 0xfe]),
			Buffer.from('","age":3}}'),
		]);
		const headers = { ...json, authorization: `Bearer ${rosa.token}` };
		expect((await server.app.request('/api/users/profile', { method: 'PUT', body: bytes, headers })).status).toBe(400);
	});

	it('must have the content type of JSON', async () => {
		expect((await put(JSON.stringify(profile), { 'content-type': 'text/plain' })).status).toBe(400);
		expect((await put(JSON.stringify(profile), { 'content-type': 'application/json; charset=utf-8' })).status).toBe(
			200,
		);
	});

	it('may have 64 KiB and no more, with and without Content-Length', async () => {
		const tooMuch = JSON.stringify({ ...profile, more: 'x'.repeat(limits.bodyBytes) });
		const declared = await put(tooMuch, { ...json, 'content-length': String(tooMuch.length) });
		expect([declared.status, declared.body.code]).toEqual([413, 'too-large']);
		expect((await put(tooMuch)).status).toBe(413);
		const justFits = JSON.stringify({ ...profile, more: 'x'.repeat(limits.bodyBytes - 60) });
		expect((await put(justFits)).status).toBe(200);
	});

	it('may have unknown fields, which are dropped', async () => {
		const { status } = await put(
			'{"__proto__":{"role":"admin"},"constructor":1,"profile":{"name":"Rosa","age":36,"x":1}}',
		);
		expect(status).toBe(200);
		expect((await server.request<User>('GET', '/api/auth/profile', { as: rosa })).body.role).toBe('parent');
	});
});

describe('every answer', () => {
	it('S29 has the security headers, errors too', async () => {
		const answers = await Promise.all(
			['/api/health', '/api/nowhere', '/api/stories', '/elsewhere'].map((path) => server.request('GET', path)),
		);
		for (const { headers } of answers) {
			expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
			expect(headers.get('x-content-type-options')).toBe('nosniff');
			expect(headers.get('referrer-policy')).toBe('no-referrer');
			expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
			expect(headers.get('access-control-allow-origin')).toBeNull();
			expect(headers.get('strict-transport-security')).toBeNull();
		}
		expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
			'no-store',
			'no-store',
			'no-store',
			null,
		]);
	});

	it('S35 of the API is uncached JSON, whatever its status', async () => {
		const request: [number, string, string, object?][] = [
			[200, 'GET', '/api/sync'],
			[200, 'GET', '/api/stories'],
			[201, 'POST', '/api/users/children'],
			[400, 'PUT', '/api/users/profile', {}],
			[400, 'GET', '/api/sync?cursor=x'],
			[401, 'GET', '/api/users/children'],
			[403, 'GET', '/api/admin/users'],
			[404, 'GET', '/api/nowhere'],
			[404, 'DELETE', '/api/stories/none'],
			[405, 'DELETE', '/api/sync'],
			[413, 'PUT', '/api/users/profile', { filled: 'x'.repeat(limits.bodyBytes) }],
		];
		for (const [status, method, path, given] of request) {
			const body = given ?? (method === 'POST' ? { profile: { name: 'Milo', age: 7 } } : undefined);
			const as = status === 401 ? {} : { as: rosa };
			const answer = await server.request(method, path, { ...as, ...(body ? { body } : {}) });
			const { headers } = answer;
			expect([path, answer.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
				path,
				status,
				'application/json',
				'no-store',
			]);
		}
	});

	it('S29 has HSTS for a year when the server is reached by https', async () => {
		const safe = await startTestServer({ env: { PUBLIC_URL: 'https://stories.example.com/' } });
		const { headers } = await safe.request('GET', '/api/health');
		expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
		await safe.close();
	});
});

describe('an unexpected error', () => {
	it('is answered without details, and logged without the request’s body', async () => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		await server.db.schema.dropTable('consent').execute();
		const body = {
			email: emailOf('Juno'),
			password: passwordOf('Juno'),
			profile: { name: 'Juno', age: 36 },
			consent: true,
		};
		const answer = await server.request('POST', '/api/auth/register', { body });
		expect(answer.status).toBe(500);
		const reference = answer.headers.get('x-request-id');
		expect(answer.body).toEqual({
			error: answer.body.message,
			message: expect.any(String),
			code: 'internal',
			reference,
		});
		expect(answer.body.error).not.toMatch(/sql|table|consent/i);
		expect(log).toHaveBeenCalledOnce();
		expect(JSON.parse(String(log.mock.calls[0]))).toMatchObject({
			event: 'fault',
			request: reference,
			fault: 'SqliteError',
		});
		expect(String(log.mock.calls[0])).not.toContain(passwordOf('Juno'));
		log.mockRestore();
	});

	it('rolls back its transaction', async () => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => {});
		await server.db.schema.dropTable('consent').execute();
		const body = {
			email: emailOf('Juno'),
			password: passwordOf('Juno'),
			profile: { name: 'Juno', age: 36 },
			consent: true,
		};
		await server.request('POST', '/api/auth/register', { body });
		expect(await server.db.selectFrom('account').select('name').execute()).toEqual([{ name: 'Rosa' }]);
		log.mockRestore();
	});
});

describe('the health of the server', () => {
	it('is answered while the process runs', async () => {
		expect((await server.request<object>('GET', '/api/health')).status).toBe(200);
	});

	it('is ready, with the state of each part and the names of the makers', async () => {
		const { status, body } = await server.request<object>('GET', '/api/ready');
		expect(status).toBe(200);
		expect(body).toEqual({
			...{ ready: true, database: 'ok', media: 'ok', queue: 'ok' },
			...{ storyteller: 'built-in', illustrator: 'built-in', narrator: 'built-in' },
			degraded: [],
		});
		expect(await readdir(join(server.folder, 'media', 'unfinished'))).toEqual([]);
	});

	// covers: beyond-product/api-ready-says-database
	it.each<[string, string, object, () => Promise<unknown>]>([
		['its database', 'is closed', { database: 'failed' }, () => server.db.destroy()],
		[
			'its database',
			'can be read but not written',
			{ database: 'failed' },
			() => sql`pragma query_only = on`.execute(server.db),
		],
		[
			'its media folder',
			'is gone',
			{ media: 'failed' },
			() => rm(join(server.folder, 'media'), { recursive: true, force: true }),
		],
		['its queue', 'is stopped', { queue: 'stopped' }, () => server.context.queue.stop()],
	])('is not ready when %s %s, and names the part', async (_part, _state, states, breakIt) => {
		await breakIt();
		const { status, body } = await server.request<object>('GET', '/api/ready');
		expect(status).toBe(503);
		expect(body).toMatchObject({ ready: false, ...{ database: 'ok', media: 'ok', queue: 'ok' }, ...states });
		expect(JSON.stringify(body)).not.toContain(server.folder);
	});

	it('reports a failed queue after a database error until the queue has recovered', async () => {
		const quick = await startTestServer({ retryDelay: 1 });
		const ready = async () => (await quick.request<{ queue: string }>('GET', '/api/ready')).body.queue;
		await sql`alter table job rename to elsewhere`.execute(quick.db);
		await quick.context.queue.wake();
		expect(await ready()).toBe('failed');
		await sql`alter table elsewhere rename to job`.execute(quick.db);
		await expect.poll(() => ready()).toBe('ok');
		await quick.close();
	});
});

describe('while another program has locked the database', () => {
	it('a change is answered with 503 and a time, and is carried out once when it is repeated', async () => {
		await sql`pragma busy_timeout = 0`.execute(server.db);
		const other = new Database(join(server.folder, 'everbranch.db'));
		const headers = { 'idempotency-key': 'milo-of-rosa' };
		const add = () => server.request('POST', '/api/users/children', { as: rosa, headers, body: milo });
		const milo = { profile: { name: 'Milo', age: 7 } };
		other.exec('begin immediate');
		const refused = await add();
		expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
		other.exec('rollback');
		expect((await add()).status).toBe(201);
		expect((await add()).status).toBe(201);
		other.close();
		const children = await server.request<User[]>('GET', '/api/users/children', { as: rosa });
		expect(children.body).toHaveLength(1);
	});
});
