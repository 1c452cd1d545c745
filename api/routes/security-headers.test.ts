import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let folder: string;
let cookie: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-headers-'));
	await mkdir(join(folder, 'assets'));
	await writeFile(join(folder, 'index.html'), '<!doctype html><style>p{margin:0}</style>');
	await writeFile(join(folder, 'assets', 'app-1.js'), '// the app');
	server = await startTestServer({ appFolder: folder });
	const { headers } = await server.request('GET', '/api/auth/profile', { as: await server.register('Rosa') });
	cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
});
afterAll(async () => {
	await server.close();
	await rm(folder, { recursive: true, force: true });
});

type Place = { method: string; path: string };

/** Every call of the server, with existing ids; calls that end the session come last. */
function everyCall(): Place[] {
	const routes = server.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
	const places = routes.map(({ method, path }) => `${method} ${path.replace(/:\w+(\{.*?\})?/g, 'x')}`);
	return [...new Set(places)]
		.sort((a, b) => Number(a.includes('logout')) - Number(b.includes('logout')))
		.map((place) => ({ method: place.split(' ')[0]!, path: place.split(' ')[1]! }));
}

const opened = { accept: 'text/html' };

const ask = ({ method, path }: Place, headers: Record<string, string> = {}, as?: Session) =>
	server.request(method, path, { as, headers, ...(method === 'GET' ? {} : { body: {} }) });

/** The problem of each call's answer, with the call's name; empty if there is none. */
async function faultsOf(judge: (place: Place) => Promise<unknown>): Promise<string[]> {
	const faults: string[] = [];
	for (const place of everyCall()) {
		const fault = await judge(place);
		if (fault) faults.push(`${place.method} ${place.path}: ${String(fault)}`);
	}
	return faults;
}

it('the table has calls of every kind', () => {
	const calls = everyCall();
	expect(calls.length).toBeGreaterThan(30);
	expect(calls).toContainEqual({ method: 'GET', path: '/api/media/x' });
	expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'PUT', 'DELETE']));
});

describe('the policy for scripts', () => {
	it('S28 is identical on every page', async () => {
		const hash = createHash('sha256').update('p{margin:0}').digest('base64');
		const policy = [
			"default-src 'none'",
			"script-src 'self'",
			`style-src 'self' 'sha256-${hash}'`,
			"style-src-attr 'none'",
			"img-src 'self' blob: data:",
			"media-src 'self' blob:",
			"font-src 'self'",
			"connect-src 'self'",
			"worker-src 'self'",
			"manifest-src 'self'",
			"form-action 'self'",
			"base-uri 'none'",
			"object-src 'none'",
			"frame-src 'none'",
			"frame-ancestors 'none'",
			"require-trusted-types-for 'script'",
			'trusted-types app-sw',
		];
		const paths = [
			'/',
			'/index.html',
			'/login',
			'/story/x',
			'/admin/users',
			'/nowhere',
			'/assets/app-1.js',
			'/gone.png',
		];
		for (const path of paths) {
			const { headers } = await server.request('GET', path, { headers: opened });
			expect([path, headers.get('content-security-policy')]).toEqual([path, policy.join('; ')]);
		}
	});

	it('S33 keeps every answer of the API from executing as a page', async () => {
		const juno = await server.register('Juno');
		const faults = await faultsOf(async (place) => {
			const { headers } = await ask(place, opened, juno);
			const outcome = headers.get('content-security-policy');
			return outcome !== "default-src 'none'; frame-ancestors 'none'; sandbox" && outcome;
		});
		expect(faults).toEqual([]);
	});
});

describe('every call', () => {
	it('S29 S35 is answered with the security headers, uncached', async () => {
		const expected = {
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'no-referrer',
			'cross-origin-opener-policy': 'same-origin',
			'cross-origin-resource-policy': 'same-origin',
			'cache-control': 'no-store',
		};
		const faults = await faultsOf(async (place) => {
			const { headers } = await ask(place);
			return Object.entries(expected).find(([name, value]) => headers.get(name) !== value);
		});
		expect(faults).toEqual([]);
	});

	it('S30 gives another origin no access, and refuses its preflight', async () => {
		const foreign = { origin: 'https://evil.example' };
		const opens = (headers: Headers) => [...headers.keys()].find((name) => name.startsWith('access-control-'));
		const faults = await faultsOf(async (place) => {
			const input = {
				'access-control-request-method': place.method,
				'access-control-request-headers': 'authorization',
			};
			const before = await server.request('OPTIONS', place.path, { headers: { ...foreign, ...input } });
			const answer = await ask(place, foreign);
			return before.status < 400 || opens(before.headers) || opens(answer.headers);
		});
		expect(faults).toEqual([]);
	});

	it('S31 except media ignores the media cookie and its token', async () => {
		const token = cookie.split('=')[1] ?? '';
		expect(token).toMatch(/^ey/);
		const faults = await faultsOf(async (place) => {
			if (place.path.startsWith('/api/media/')) return null;
			const [stranger, eater, bearer] = await Promise.all([
				ask(place),
				ask(place, { cookie }),
				ask(place, { authorization: `Bearer ${token}` }),
			]);
			// The reference of an error differs each time.
			const outcome = ({ status, body }: { status: number; body: object }) =>
				JSON.stringify([status, { ...body, reference: null }]);
			return [eater, bearer].find((answer) => outcome(answer) !== outcome(stranger))?.status;
		});
		expect(faults).toEqual([]);
		expect((await server.request('GET', '/api/media/x', { headers: { cookie } })).status).toBe(404);
		expect((await server.request('GET', '/api/media/x')).status).toBe(401);
	});
});
