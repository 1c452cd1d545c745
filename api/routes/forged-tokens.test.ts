import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { startTestServer, type TestServer, testJwtSecret } from '../testing/test-server.ts';

type Part = Record<string, unknown>;

let server: TestServer;
let rosa: Session;
let claims: Part;
let now: number;

beforeAll(async () => {
	server = await startTestServer();
	rosa = await server.register('Rosa');
	claims = JSON.parse(Buffer.from(rosa.token.split('.')[1]!, 'base64url').toString()) as Part;
	now = server.clock.now / 1000;
});
afterAll(() => server.close());

const header = { alg: 'HS256', typ: 'at+jwt' };
const part = (json: Part) => Buffer.from(JSON.stringify(json)).toString('base64url');

/** A token as the server makes it, with the given changes. Undefined claims are left out. */
function token(
	change: { header?: Part; claims?: Part; key?: string | Buffer; hash?: string; unsigned?: boolean } = {},
) {
	const text = `${part({ ...header, ...change.header })}.${part({ ...claims, ...change.claims })}`;
	if (change.unsigned) return `${text}.`;
	const signature = createHmac(change.hash ?? 'sha256', change.key ?? testJwtSecret).update(text);
	return `${text}.${signature.digest('base64url')}`;
}

async function statuses(forged: string): Promise<number[]> {
	const api = await server.request('GET', '/api/auth/profile', { as: { token: forged } });
	const media = await server.request('GET', '/api/media/none', { headers: { cookie: `media=${forged}` } });
	return [api.status, media.status];
}

it('a token made like the server’s own is valid, so that the following ones fail for their own reason', async () => {
	expect(await statuses(token())).toEqual([200, 401]);
});

describe('S12 a token is invalid', () => {
	it.each([
		['unsigned, which it says', () => token({ header: { alg: 'none' }, unsigned: true })],
		['unsigned, which it says in capitals', () => token({ header: { alg: 'NONE' }, unsigned: true })],
		['unsigned, though it says otherwise', () => token({ unsigned: true })],
		['signed in another way with the same key', () => token({ header: { alg: 'HS512' }, hash: 'sha512' })],
		['named as signed by a pair of keys', () => token({ header: { alg: 'RS256' } })],
		['signed by another key', () => token({ key: 'another secret, just as long as the other one is' })],
		['signed by no key at all', () => token({ key: '' })],
		[
			'signed by a key that it brings along',
			() => token({ key: 'mine', header: { jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') } } }),
		],
		['signed by a key that lies elsewhere', () => token({ key: 'mine', header: { jku: 'https://evil.example/keys' } })],
		[
			'signed by a certificate that lies elsewhere',
			() => token({ key: 'mine', header: { x5u: 'https://evil.example' } }),
		],
		['signed by a file that holds nothing', () => token({ key: '', header: { kid: '../../../../dev/null' } })],
		['signed by what a query makes of its key', () => token({ key: 'x', header: { kid: "x' union select 'x' --" } })],
		['with something that must be understood, and is not', () => token({ header: { crit: ['exp'], exp: 1 } })],
		[
			'with another letter in its claims',
			() => token().replace(/\.(.)/, (_, first) => `.${first === 'e' ? 'f' : 'e'}`),
		],
		['cut short', () => token().slice(0, -2)],
		['a token in a token', () => `${token()}.${token()}`],
	])('%s', async (_, forged) => {
		expect(await statuses(forged())).toEqual([401, 401]);
	});
});

describe('S13 a token of the right key is invalid', () => {
	it.each([
		['past its end', () => ({ exp: now - 61 })],
		['without an end', () => ({ exp: undefined })],
		['before its beginning', () => ({ nbf: now + 3600 })],
		['made in the future', () => ({ iat: now + 3600 })],
		['made too long ago, whatever it says of its end', () => ({ iat: now - 31 * 86_400, exp: now + 86_400 })],
		['without a time when it was made', () => ({ iat: undefined })],
		['for another audience', () => ({ aud: 'everbranch-admin' })],
		['for no audience', () => ({ aud: undefined })],
		['by another issuer', () => ({ iss: 'evil' })],
		['of nobody', () => ({ sub: undefined })],
		['of no session', () => ({ sid: undefined })],
		['of a session that is no text', () => ({ sid: ['x'] })],
		['of another’s session', () => ({ sub: '01890000-0000-7000-8000-000000000000' })],
		['of a session that there never was', () => ({ sid: '01890000-0000-7000-8000-000000000000' })],
	])('%s', async (_, change) => {
		expect(await statuses(token({ claims: change() }))).toEqual([401, 401]);
	});

	it.each([
		['of another type', { typ: 'JWT' }],
		['of no type', { typ: undefined }],
		['of the type of the media cookie', { typ: 'media+jwt' }],
	])('%s', async (_, change) => {
		expect(await statuses(token({ header: change }))).toEqual([401, 401]);
	});

	it('as the media cookie’s token anywhere but for media', async () => {
		const media = token({ header: { typ: 'media+jwt' }, claims: { aud: 'everbranch-media' } });
		expect(await statuses(media)).toEqual([401, 404]);
	});
});
