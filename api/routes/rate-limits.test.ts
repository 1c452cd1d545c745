import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { HttpError } from '../app/errors.ts';
import { emailOf, passwordOf, startTestServer, type TestServer } from '../testing/test-server.ts';
import { createGuessLimit } from './guess-limit.ts';

async function guess(server: TestServer, name: string, password: string) {
	return server.request('POST', '/api/auth/login', { body: { email: emailOf(name), password } });
}

/** A guess at Rosa's password from that address. */
async function guessFrom(server: TestServer, remoteAddress: string, password: string): Promise<number> {
	const request = {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email: emailOf('Rosa'), password }),
	};
	const incoming = { headers: {}, socket: { remoteAddress } };
	return (await server.app.request('/api/auth/login', request, { incoming } as never)).status;
}

/** The result of a check, or the code of its error. */
function outcomeOf(check: Promise<unknown>): Promise<unknown> {
	return check.catch((error: HttpError) => error.code);
}

/** Advances the system clock. */
function passes(seconds: number): void {
	vi.setSystemTime(Date.now() + seconds * 1000);
}

describe('guessing passwords', () => {
	beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
	afterEach(() => void vi.useRealTimers());

	it('S21 must wait after five, longer each time, for that account only, and never permanently', async () => {
		const server = await startTestServer({ env: { RATE_LIMIT: 'on' } });
		await server.register('Rosa');
		await server.register('Ada');
		for (let i = 0; i < 5; i++) expect((await guess(server, 'Rosa', `guess ${i}`)).status).toBe(401);
		const waits: number[] = [];
		for (let i = 0; i < 12; i++) {
			const { status, body, headers } = await guess(server, 'Rosa', passwordOf('Rosa'));
			expect([status, body.code]).toEqual([429, 'too-many']);
			waits.push(Number(headers.get('retry-after')));
			passes(waits.at(-1)!);
			expect((await guess(server, 'Rosa', 'a guess')).status).toBe(401);
		}
		expect((await guess(server, 'Ada', passwordOf('Ada'))).status).toBe(200);
		expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
		passes(900);
		expect((await guess(server, 'Rosa', passwordOf('Rosa'))).status).toBe(200);
		for (let i = 0; i < 5; i++) expect((await guess(server, 'Rosa', `guess ${i}`)).status).toBe(401);
		await server.close();
	});

	it('S21 gains nothing by many guesses at once', async () => {
		const server = await startTestServer({ env: { RATE_LIMIT: 'on' } });
		await server.register('Rosa');
		const guesses = await Promise.all(Array.from({ length: 30 }, (_, i) => guess(server, 'Rosa', `guess ${i}`)));
		expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
		expect(guesses.filter(({ status }) => status === 429)).toHaveLength(25);
		await server.close();
	});

	it('does not count a check that failed technically', async () => {
		const check = createGuessLimit();
		const busy = () => Promise.reject(new HttpError(503, 'busy', 'Busy.'));
		for (let i = 0; i < 20; i++) await expect(check('here', 'Rosa', busy)).rejects.toThrow('Busy.');
		expect(await check('here', 'Rosa', async () => 'in')).toBe('in');
	});

	it('adds no wait for a technically failed check after five wrong guesses', async () => {
		const check = createGuessLimit();
		const wrong = () => Promise.reject(new HttpError(401, 'wrong-credentials', 'Wrong.'));
		for (let i = 0; i < 5; i++) await expect(check('here', 'Rosa', wrong)).rejects.toThrow('Wrong.');
		passes(1);
		await expect(check('here', 'Rosa', () => Promise.reject(new HttpError(503, 'busy', 'Busy.')))).rejects.toThrow(
			'Busy.',
		);
		expect(await check('here', 'Rosa', async () => 'in')).toBe('in');
	});

	it('S21 resets after the right password', async () => {
		const server = await startTestServer({ env: { RATE_LIMIT: 'on' } });
		await server.register('Rosa');
		for (let round = 0; round < 2; round++) {
			for (let i = 0; i < 4; i++) await guess(server, 'Rosa', 'a guess');
			expect((await guess(server, 'Rosa', passwordOf('Rosa'))).status).toBe(200);
		}
		await server.close();
	});

	it('S21 does not count against the account while an address is blocked: the owner can log in from another', async () => {
		const server = await startTestServer({ env: { RATE_LIMIT: 'on' } });
		await server.register('Rosa');
		const statuses: number[] = [];
		for (let minute = 0; minute < 5; minute++) {
			for (let i = 0; i < 50; i++) statuses.push(await guessFrom(server, '198.51.100.7', `guess ${i}`));
			passes(60);
		}
		expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(200);
		expect(await guessFrom(server, '203.0.113.9', passwordOf('Rosa'))).toBe(200);
		await server.close();
	});

	it('S21 is limited for the account when the guesses come from many addresses', async () => {
		const check = createGuessLimit();
		const wrong = () => Promise.reject(new HttpError(401, 'wrong-credentials', 'Wrong.'));
		const outcomes = await Promise.all(
			Array.from({ length: 40 }, (_, i) =>
				Promise.all(Array.from({ length: 5 }, () => outcomeOf(check(`address ${i}`, 'Rosa', wrong)))),
			),
		);
		expect(outcomes.flat().filter((code) => code === 'wrong-credentials')).toHaveLength(100);
		expect(outcomes.flat().filter((code) => code === 'too-many')).toHaveLength(100);
		expect(await outcomeOf(check('elsewhere', 'Rosa', async () => 'in'))).toBe('too-many');
		passes(15 * 60);
		expect(await outcomeOf(check('elsewhere', 'Rosa', async () => 'in'))).toBe('in');
	});

	it('S21 permits the owner’s known address while the account is attacked from many others', async () => {
		const check = createGuessLimit();
		const wrong = () => Promise.reject(new HttpError(401, 'wrong-credentials', 'Wrong.'));
		const login = (address: string) => outcomeOf(check(address, 'Rosa', async () => 'in'));
		expect(await login('home')).toBe('in');
		for (let i = 0; i < 150; i++) await outcomeOf(check(`address ${i}`, 'Rosa', wrong));
		expect([await login('home'), await login('elsewhere')]).toEqual(['in', 'too-many']);
		for (let i = 0; i < 5; i++) expect(await outcomeOf(check('home', 'Rosa', wrong))).toBe('wrong-credentials');
		expect(await outcomeOf(check('home', 'Rosa', wrong))).toBe('too-many');
	});

	it('counts a blocked guess against neither the address nor other accounts at that address', async () => {
		const check = createGuessLimit();
		const wrong = () => Promise.reject(new HttpError(401, 'wrong-credentials', 'Wrong.'));
		for (let i = 0; i < 200; i++) await outcomeOf(check('the only address', 'Rosa', wrong));
		expect(await outcomeOf(check('the only address', 'Ada', async () => 'in'))).toBe('in');
	});

	it('is limited for an address that guesses at many accounts', async () => {
		const check = createGuessLimit();
		const wrong = () => Promise.reject(new HttpError(401, 'wrong-credentials', 'Wrong.'));
		const outcomes = await Promise.all(
			Array.from({ length: 80 }, (_, i) => outcomeOf(check('here', `account ${i}`, wrong))),
		);
		expect(outcomes.filter((code) => code === 'wrong-credentials')).toHaveLength(60);
		expect(outcomes.slice(60)).toEqual(Array(20).fill('too-many'));
	});

	it('is limited for the current password in a change, too', async () => {
		const server = await startTestServer({ env: { RATE_LIMIT: 'on' } });
		const rosa = await server.register('Rosa');
		const statuses: number[] = [];
		for (let i = 0; i < 6; i++) {
			const body = { currentPassword: 'a guess', newPassword: 'a new password' };
			statuses.push((await server.request('PUT', '/api/auth/password', { as: rosa, body })).status);
		}
		expect(statuses).toEqual([...Array(5).fill(403), 429]);
		await server.close();
	});
});

describe('registering', () => {
	it('is limited per address', async () => {
		const server = await startTestServer({ env: { RATE_LIMIT: 'on' } });
		server.context.passwords = { ...server.context.passwords, hash: async () => 'no hash is needed here' };
		const statuses: number[] = [];
		for (let i = 0; i < 31; i++) {
			const body = {
				email: 'taken@example.com',
				password: 'a key of many',
				profile: { name: 'X', age: 30 },
				consent: true,
			};
			statuses.push((await server.request('POST', '/api/auth/register', { body })).status);
		}
		expect(statuses).toEqual([201, ...Array(29).fill(409), 429]);
		await server.close();
	});
});

describe('requests', () => {
	it('are limited per account over all its devices', async () => {
		const server = await startTestServer({ env: { RATE_LIMIT: 'on' } });
		const [rosa, ada] = [await server.register('Rosa'), await server.register('Ada')];
		const ask = (as: Session) => server.request('GET', '/api/users/children', { as });
		const body = { email: emailOf('Rosa'), password: passwordOf('Rosa') };
		const { body: tablet } = await server.request<Session>('POST', '/api/auth/login', { body });
		for (let i = 0; i < 600; i++) await Promise.all([ask(rosa), ask(tablet)]);
		expect([(await ask(rosa)).status, (await ask(tablet)).status, (await ask(ada)).status]).toEqual([429, 429, 200]);
		await server.close();
	});

	it('are limited per address, signed in or not, except for pictures', async () => {
		const server = await startTestServer({ env: { RATE_LIMIT: 'on' } });
		const ask = async (path: string) => (await server.request('GET', path)).status;
		for (let i = 0; i < 6000; i++) await server.app.request('/api/health');
		expect([await ask('/api/health'), await ask('/api/stories'), await ask('/api/media/x')]).toEqual([429, 429, 401]);
		await server.close();
	});
});
