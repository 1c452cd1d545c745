import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let folder: string;

const files = {
	'index.html': '<!doctype html><title>Everbranch</title><style>p{margin:0}</style>',
	'sw.js': '// the worker',
	'sw.js.br': 'brotli',
	'manifest.webmanifest': '{}',
	'.env': 'SECRET=1',
	'assets/app-1234.js': '// the app',
	'assets/app-1234.js.br': 'brotli',
	'assets/app-1234.js.gz': 'gzip',
	'assets/app-1234.js.map': '{}',
	'secret/.hidden': 'x',
	'.earlier/1/assets/app-1233.js': '// the app before',
	'.earlier/1/assets/app-1233.js.br': 'brotli before',
	'.earlier/1/assets/app-1233.js.map': '{}',
	'.earlier/2/assets/admin/list-1.js': '// the list before that',
	'.earlier/2/assets/app-1233.js': '// never seen: the later one counts',
	'.earlier/2/index.html': '// never seen: the app before that',
	'.earlier/4/assets/app-1.js': '// never seen: too old',
};

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-dist-'));
	for (const [name, text] of Object.entries(files)) {
		const file = join(folder, 'dist', name);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, text);
	}
	await writeFile(join(folder, 'outside.txt'), 'not for you');
	await mkdir(join(folder, 'outside'));
	await writeFile(join(folder, 'outside', 'outside.txt'), 'not for you');
	await symlink(join(folder, 'outside.txt'), join(folder, 'dist', 'link.txt'));
	await symlink(join(folder, 'outside'), join(folder, 'dist', 'assets', 'folder'));
	await symlink(join(folder, 'outside.txt'), join(folder, 'dist', '.earlier', '1', 'assets', 'link.txt'));
	await symlink(join(folder, 'dist', 'sw.js'), join(folder, 'dist', 'inside.js'));
	server = await startTestServer({ appFolder: join(folder, 'dist') });
});
afterAll(async () => {
	await server.close();
	await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => server.request<string>('GET', path, { headers });
const opened = { accept: 'text/html,application/xhtml+xml' };

describe('the built app', () => {
	it.each([
		'/',
		'/story/0189',
		'/story/0189/',
		'/story/0189/map',
		'/admin/users/new',
		'/payment/success',
	])('is served to a browser at %s', async (path) => {
		const { status, body, headers } = await get(path, opened);
		expect([status, body]).toEqual([200, files['index.html']]);
		expect(headers.get('cache-control')).toBe('no-cache');
		expect(headers.get('content-type')).toMatch(/^text\/html/);
		expect(headers.get('content-security-policy')).toContain("script-src 'self'");
	});

	it('is served with 200 at the paths of its screens', async () => {
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
	])('is served at %s too, with 404', async (path) => {
		const { status, body, headers } = await get(path, opened);
		expect([status, body, headers.get('cache-control')]).toEqual([404, files['index.html'], 'no-cache']);
	});

	it('may have its own inline styles, and no others', async () => {
		const { headers } = await get('/', opened);
		const hash = createHash('sha256').update('p{margin:0}').digest('base64');
		expect(headers.get('content-security-policy')).toContain(
			`; style-src 'self' 'sha256-${hash}'; style-src-attr 'none'`,
		);
	});

	it('caches files named by content for a year', async () => {
		const { status, body, headers } = await get('/assets/app-1234.js');
		expect([status, body]).toEqual([200, '// the app']);
		expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		expect(headers.get('content-type')).toMatch(/javascript/);
	});

	it.each(['/sw.js', '/manifest.webmanifest', '/index.html'])('revalidates %s each time', async (path) => {
		const { status, headers } = await get(path);
		expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
	});

	it('is compressed for clients that accept it', async () => {
		const request = async (encodings: string) => {
			const { body, headers } = await get('/assets/app-1234.js', { 'accept-encoding': encodings });
			return [body, headers.get('content-encoding'), headers.get('vary')];
		};
		expect(await request('gzip, deflate, br')).toEqual(['brotli', 'br', 'Accept-Encoding']);
		expect(await request('gzip')).toEqual(['gzip', 'gzip', 'Accept-Encoding']);
		expect((await request('identity')).slice(0, 2)).toEqual(['// the app', null]);
	});

	it('still has the assets of previous builds, for pages opened then', async () => {
		const before = await get('/assets/app-1233.js');
		expect([before.status, before.body]).toEqual([200, '// the app before']);
		expect(before.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		expect(before.headers.get('content-type')).toMatch(/javascript/);
		expect((await get('/assets/app-1233.js', { 'accept-encoding': 'br' })).body).toBe('brotli before');
		expect((await get('/assets/admin/list-1.js')).body).toBe('// the list before that');
	});

	it.each([
		'/.earlier/1/assets/app-1233.js',
		'/assets/app-1233.js.map',
		'/assets/app-1.js',
		'/assets/index.html',
		'/assets/../.earlier/1/assets/app-1233.js',
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
		'/link.txt',
		'/assets/folder/outside.txt',
		'/assets/link.txt',
		'/.git/config',
		'/%2egit/config',
		'/metrics',
	])('S42 S56 serves nothing at %s', async (path) => {
		expect((await get(path)).status).toBe(404);
		expect((await get(path, opened)).body).not.toContain('not for you');
	});

	it('S42 follows a symbolic link within its folder', async () => {
		expect((await get('/inside.js')).body).toBe(files['sw.js']);
	});

	it('never answers paths of the API', async () => {
		const { status, body } = await server.request('GET', '/api/nowhere', { headers: opened });
		expect([status, body.code]).toEqual([404, 'not-found']);
		expect((await get('/assets/gone.js', opened)).status).toBe(404);
	});
});
