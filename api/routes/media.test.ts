import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/contract/user.ts';
import { addChild, insertStoryRow, promoteToAdmin, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let rosa: Session;
let milo: User;
let picture: string;
let narration: string;

beforeEach(async () => {
	server = await startTestServer();
	rosa = await server.register('Rosa');
	milo = await addChild(server, rosa, 'Milo', 7);
	await insertStoryRow(server, milo, 'story-of-milo');
	picture = await server.media.put(new TextEncoder().encode('a picture'), 'webp');
	narration = await server.media.put(new TextEncoder().encode('0123456789'), 'mp3');
	const uses = [picture, narration].map((media_name) => ({ media_name, story_id: 'story-of-milo' }));
	await server.db.insertInto('media_use').values(uses).execute();
});
afterEach(() => server.close());

const get = (name: string, as: Session | undefined, headers = {}) =>
	server.request<string>('GET', `/api/media/${name}`, { as, headers });
const part = (range: string, headers = {}) => get(narration, rosa, { range, ...headers });

describe('a picture', () => {
	it('is served only to those who may read its story', async () => {
		const ada = await server.register('Ada');
		expect((await get(picture, undefined)).status).toBe(401);
		expect((await get(picture, rosa)).status).toBe(200);
		expect((await get(picture, ada)).status).toBe(404);
		await promoteToAdmin(server, ada);
		expect((await get(picture, ada)).status).toBe(200);
	});

	it('is served with the media cookie, as an <img> sends it', async () => {
		const login = await server.request('GET', '/api/auth/profile', { as: rosa });
		const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
		expect((await get(picture, undefined, { cookie })).body).toBe('a picture');
		await server.request('POST', '/api/auth/logout', { as: rosa });
		expect((await get(picture, undefined, { cookie })).status).toBe(401);
	});

	it('S33 S35 is cached privately for ever, and cannot execute anything', async () => {
		const { headers } = await get(picture, rosa);
		expect(headers.get('content-type')).toBe('image/webp');
		expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
		expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		expect(headers.get('content-length')).toBe('9');
		const again = await get(picture, rosa, { 'if-none-match': headers.get('etag') });
		expect([again.status, again.body]).toEqual([304, '']);
	});

	it.each([
		'..%2f..%2feverbranch.db',
		'%2e%2e',
		'jwt-secret',
		`${'a'.repeat(64)}.webp`,
		'x.webp%00',
	])('S42 named %s is 404', async (name) => {
		expect((await get(name, rosa)).status).toBe(404);
	});

	it('whose file is missing is 404', async () => {
		await server.media.remove(picture);
		expect((await get(picture, rosa)).status).toBe(404);
	});
});

describe('a narration', () => {
	it('is answered in ranges, as a player requests it', async () => {
		const { status, headers, body } = await part('bytes=2-5');
		expect([status, body]).toEqual([206, '2345']);
		expect(headers.get('content-range')).toBe('bytes 2-5/10');
		expect(headers.get('content-length')).toBe('4');
		expect(headers.get('content-type')).toBe('audio/mpeg');
	});

	it.each([
		['bytes=7-', '789', 'bytes 7-9/10'],
		['bytes=-3', '789', 'bytes 7-9/10'],
		['bytes=-99', '0123456789', 'bytes 0-9/10'],
		['bytes=8-99', '89', 'bytes 8-9/10'],
	])('handles the range %s', async (range, text, contentRange) => {
		const { status, body, headers } = await part(range);
		expect([status, body, headers.get('content-range')]).toEqual([206, text, contentRange]);
	});

	it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('has nothing at %s', async (range) => {
		const { status, headers, body } = await part(range);
		expect([status, headers.get('content-range')]).toEqual([416, 'bytes */10']);
		const sentence = 'There is nothing in this part of the file.';
		expect(body).toEqual({ error: sentence, message: sentence, code: 'range-not-satisfiable' });
		expect(headers.get('content-type')).toBe('application/json');
		expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
	});

	it.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])('is answered whole for %s', async (range) => {
		const { status, body } = await part(range);
		expect([status, body]).toEqual([200, '0123456789']);
	});

	it('is answered whole when If-Range names another file', async () => {
		expect((await part('bytes=2-5', { 'if-range': '"another"' })).status).toBe(200);
		expect((await part('bytes=2-5', { 'if-range': `"${narration}"` })).status).toBe(206);
	});

	it('is answered to HEAD without a body', async () => {
		const { status, headers, body } = await server.request('HEAD', `/api/media/${narration}`, { as: rosa });
		expect([status, headers.get('content-length'), body]).toEqual([200, '10', '']);
	});
});
