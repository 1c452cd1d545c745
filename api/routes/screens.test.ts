import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, testHouse } from '../testing/house.ts';

let house: House;
let folder: string;

const files = {
	'index.html': '<!doctype html><title>Everbranch</title>',
	'sw.js': '// the worker',
	'sw.js.br': 'brotli',
	'manifest.webmanifest': '{}',
	'.env': 'SECRET=1',
	'assets/app-1234.js': '// the app',
	'assets/app-1234.js.br': 'brotli',
	'assets/app-1234.js.gz': 'gzip',
	'assets/app-1234.js.map': '{}',
	'secret/.hidden': 'x',
};

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-dist-'));
	await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
	await mkdir(join(folder, 'dist', 'secret'));
	await writeFile(join(folder, 'outside.txt'), 'not for you');
	for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'dist', name), text);
	house = await testHouse({ screens: join(folder, 'dist') });
});
afterAll(async () => {
	await house.close();
	await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => house.ask<string>('GET', path, { headers });
const opened = { accept: 'text/html,application/xhtml+xml' };

describe('the built app', () => {
	it.each([
		'/',
		'/story/0189',
		'/story/0189/',
		'/admin/users/new',
		'/payment/success',
	])('is opened by a browser at %s', async (path) => {
		const { status, body, headers } = await get(path, opened);
		expect([status, body]).toEqual([200, files['index.html']]);
		expect(headers.get('cache-control')).toBe('no-cache');
		expect(headers.get('content-type')).toMatch(/^text\/html/);
		expect(headers.get('content-security-policy')).toContain("script-src 'self'");
	});

	it('is opened where it has a screen, with the status of a page that there is', async () => {
		const app = await readFile(new URL('../../pwa/app.tsx', import.meta.url), 'utf8');
		const routes = [...app.matchAll(/<Route path="(\/[^"]*)"/g)].map(([, path = '']) => path);
		expect(routes).toContain('/story/:id');
		const addresses = routes.map((path) => path.replace(':outcome', 'cancel').replace(/:id|\*/, 'users'));
		const statuses = await Promise.all(addresses.map(async (path) => `${path} ${(await get(path, opened)).status}`));
		expect(statuses).toEqual(addresses.map((path) => `${path} 200`));
	});

	it.each([
		'/a.b',
		'/nowhere',
		'/story',
		'/story/1/2',
		'/payment/other',
		'/login/again',
	])('is opened at %s too, but not as a page that there is', async (path) => {
		const { status, body, headers } = await get(path, opened);
		expect([status, body, headers.get('cache-control')]).toEqual([404, files['index.html'], 'no-cache']);
	});

	it('keeps what is named by its content for a year', async () => {
		const { status, body, headers } = await get('/assets/app-1234.js');
		expect([status, body]).toEqual([200, '// the app']);
		expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		expect(headers.get('content-type')).toMatch(/javascript/);
	});

	it.each(['/sw.js', '/manifest.webmanifest', '/index.html'])('asks again for %s each time', async (path) => {
		const { status, headers } = await get(path);
		expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
	});

	it('comes compressed to those who can read it', async () => {
		const asked = async (encodings: string) => {
			const { body, headers } = await get('/assets/app-1234.js', { 'accept-encoding': encodings });
			return [body, headers.get('content-encoding'), headers.get('vary')];
		};
		expect(await asked('gzip, deflate, br')).toEqual(['brotli', 'br', 'Accept-Encoding']);
		expect(await asked('gzip')).toEqual(['gzip', 'gzip', 'Accept-Encoding']);
		expect((await asked('identity')).slice(0, 2)).toEqual(['// the app', null]);
	});

	it.each([
		'/.env',
		'/secret/.hidden',
		'/assets/app-1234.js.map',
		'/assets/gone.js',
		'/..%2foutside.txt',
		'/%2e%2e/outside.txt',
		'/assets/..%5c..%5coutside.txt',
		'/assets/%252e%252e/%252e%252e/outside.txt',
		'//outside.txt',
		'/nowhere.png',
	])('has nothing at %s', async (path) => {
		expect((await get(path)).status).toBe(404);
		expect((await get(path, opened)).body).not.toContain('not for you');
	});

	it('never answers for the API', async () => {
		const { status, body } = await house.ask('GET', '/api/nowhere', { headers: opened });
		expect([status, body.code]).toEqual([404, 'not-found']);
		expect((await get('/assets/gone.js', opened)).status).toBe(404);
	});
});
