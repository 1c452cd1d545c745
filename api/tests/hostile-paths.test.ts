import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../app/config.ts';
import { type RunningServer, start } from '../app/start.ts';
import { fakeMakers } from '../testing/fake-makers.ts';

/* Needs a listening server: raw paths, unusual methods, sockets. */

let folder: string;
let server: RunningServer;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-listening-'));
	const screens = join(folder, 'dist');
	await mkdir(join(screens, '.git'), { recursive: true });
	await writeFile(join(screens, 'index.html'), '<!doctype html>the app');
	for (const name of ['.env', '.git/config', 'app.js.map', '../outside.txt']) {
		await writeFile(join(screens, name), 'not for you');
	}
	const env = { PORT: '0', RATE_LIMIT: 'off', DATA_DIR: join(folder, 'data') };
	server = await start(readConfig(env), () => fakeMakers(), screens);
});
afterAll(async () => {
	await server.stop();
	await rm(folder, { recursive: true, force: true });
});

type Received = { status: number; headers: IncomingHttpHeaders; body: string };

/** Requests the raw path: `fetch` would normalize it. */
function ask(method: string, path: string, headers: Record<string, string> = {}): Promise<Received> {
	return new Promise((resolve, reject) => {
		request({ host: '127.0.0.1', port: server.port, method, path, headers, agent: false }, async (answer) => {
			const parts: Buffer[] = [];
			for await (const part of answer) parts.push(part as Buffer);
			resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() });
		})
			.once('error', reject)
			.end();
	});
}

describe('a server that listens', () => {
	it.each([
		'/../outside.txt',
		'/..%2foutside.txt',
		'/%2e%2e/outside.txt',
		'/%2e%2e%2foutside.txt',
		'/.%2e/outside.txt',
		'/%252e%252e%252foutside.txt',
		'/..%5coutside.txt',
		'/..\\outside.txt',
		'/..;/outside.txt',
		'/%c0%ae%c0%ae/outside.txt',
		'/assets/../../outside.txt',
		'//../outside.txt',
		'/index.html/../../outside.txt',
		'/api/../../outside.txt',
		'/api/media/..%2f..%2f..%2foutside.txt',
	])('S42 serves nothing outside its folder for %s', async (path) => {
		const { status, body } = await ask('GET', path);
		expect(status).toBeGreaterThanOrEqual(400);
		expect(status).toBeLessThan(500);
		expect(body).not.toContain('not for you');
		expect((await ask('GET', path, { accept: 'text/html' })).body).not.toContain('not for you');
	});

	it.each([
		'/.env',
		'/.git/config',
		'/%2egit/config',
		'/.git%2fconfig',
		'/app.js.map',
		'/app.js%2emap',
		'/metrics',
		'/api/metrics',
		'/debug/pprof',
		'/server-status',
	])('S56 answers 404 for %s', async (path) => {
		const { status, body } = await ask('GET', path);
		expect([status, body.includes('not for you')]).toEqual([404, false]);
		expect((await ask('GET', path, { accept: 'text/html' })).body).not.toContain('not for you');
	});

	it.each(['TRACE', 'PROPFIND', 'SEARCH'])('S56 refuses %s, and echoes nothing', async (method) => {
		for (const path of ['/', '/api/health', '/api/auth/profile', '/nowhere']) {
			const { status, body } = await ask(method, path, { 'x-canary': 'of-a-secret' });
			expect(status).toBeGreaterThanOrEqual(400);
			expect(status).toBeLessThan(500);
			expect(body).not.toContain('of-a-secret');
		}
	});

	it('S29 S30 answers socket requests with the same headers, and refuses those of another origin', async () => {
		const own = await ask('GET', '/socket.io/?EIO=4&transport=polling');
		const foreign = await ask('GET', '/socket.io/?EIO=4&transport=polling', { origin: 'https://evil.example' });
		const wrong = await ask('GET', '/socket.io/?EIO=4&transport=nothing');
		expect([own.status, foreign.status, wrong.status]).toEqual([200, 403, 400]);
		for (const { headers } of [own, foreign, wrong]) {
			expect(headers).toMatchObject({
				'x-content-type-options': 'nosniff',
				'referrer-policy': 'no-referrer',
				'cache-control': 'no-store',
				'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
			});
			expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
		}
	});
});
