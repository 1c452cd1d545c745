import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authCalls } from '../../shared/contract/auth.ts';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { send } from './http.ts';
import { onForbidden, onTokenRejected, RequestError, userMessageOf } from './request-error.ts';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => {
	globalThis.fetch = async () =>
		new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
};

const errorBody = { error: 'No.', message: 'No.', code: 'not-found' };

beforeEach(() => {
	vi.stubGlobal('localStorage', { getItem: () => 'a token' });
});
afterAll(() => vi.unstubAllGlobals());

describe('a request', () => {
	it('throws the server’s sentence and code for an error response', async () => {
		answer(429, { ...errorBody, code: 'too-many' }, { 'Retry-After': '7' });
		await expect(send(firstLoadCalls.me)).rejects.toMatchObject({
			message: 'No.',
			status: 429,
			code: 'too-many',
			retryAfterSeconds: 7,
		});
	});

	it('treats a server whose database is away as one that cannot be reached, at the time that it names', async () => {
		answer(503, { ...errorBody, code: 'unavailable' }, { 'Retry-After': '5' });
		const problem = { status: 0, code: 'offline', message: 'No.', retryAfterSeconds: 5, httpStatus: undefined };
		await expect(send(firstLoadCalls.me)).rejects.toMatchObject(problem);
	});

	it('treats another server’s page as no response', async () => {
		answer(200, '<html>Welcome to the hotel network</html>');
		await expect(send(firstLoadCalls.me)).rejects.toMatchObject({ status: 0, code: 'unexpected-answer' });
		answer(502, '<html>Bad gateway</html>');
		await expect(send(firstLoadCalls.me)).rejects.toMatchObject({ status: 0, code: 'unexpected-answer' });
	});

	it.each([
		['an empty sentence', { ...errorBody, error: '', message: '' }],
		['blanks for a sentence', { ...errorBody, error: ' ', message: '\n' }],
		['a number for a sentence', { ...errorBody, error: 123, message: null }],
		['a code alone', { code: 'not-found' }],
	])('keeps status and code of an error with %s, and falls back to the screen’s sentence', async (_what, body) => {
		answer(422, body);
		const problem = await send(firstLoadCalls.me).catch((error: unknown) => error);
		expect(problem).toMatchObject({ status: 422, code: 'not-found', message: '' });
		expect(userMessageOf(problem, 'Failed to log in')).toBe('Failed to log in');
	});

	it.each([
		['a page of a proxy', '<html>Bad gateway</html>'],
		['nothing at all', ''],
		['JSON without a code', { error: 'Boom' }],
		['JSON that is no object', 'null'],
	])('falls back to the screen’s sentence for an error response with %s, which does not end the session', async (_what, body) => {
		const refused: string[] = [];
		onTokenRejected((token) => refused.push(token));
		answer(401, body);
		const problem = await send(firstLoadCalls.me).catch((error: unknown) => error);
		expect(problem).toMatchObject({ status: 0, httpStatus: 401, code: 'unexpected-answer' });
		expect(userMessageOf(problem, 'Failed to log in')).toBe('Failed to log in');
		expect(refused).toEqual([]);
	});

	it('finds the sentence under `error` and `message`', async () => {
		answer(409, { message: 'This email is taken.', code: 'email-taken' });
		await expect(send(firstLoadCalls.me)).rejects.toThrow('This email is taken.');
	});

	it('treats a response that does not match the contract as none', async () => {
		answer(200, { _id: 5 });
		await expect(send(firstLoadCalls.me)).rejects.toMatchObject({ code: 'unexpected-answer' });
	});

	it('reports the rejected token, only for a 401', async () => {
		const refused: string[] = [];
		onTokenRejected((token) => refused.push(token));
		answer(403, errorBody);
		await send(firstLoadCalls.me).catch(() => {});
		expect(refused).toEqual([]);
		answer(401, errorBody);
		await send(firstLoadCalls.me).catch(() => {});
		expect(refused).toEqual(['a token']);
	});

	it('reports the token of a one-time-password session as rejected, and not as a 403', async () => {
		const refused: string[] = [];
		let forbidden = 0;
		onTokenRejected((token) => refused.push(token));
		onForbidden(() => {
			forbidden += 1;
		});
		answer(403, { ...errorBody, code: 'password-change-required' });
		await send(firstLoadCalls.me).catch(() => {});
		expect([refused, forbidden]).toEqual([['a token'], 0]);
	});

	it('reports a 402 and a 403, after which the account may have changed', async () => {
		let notifications = 0;
		onForbidden(() => {
			notifications += 1;
		});
		for (const status of [402, 403, 400, 401, 404, 409, 500]) {
			answer(status, errorBody);
			await send(firstLoadCalls.me).catch(() => {});
		}
		expect(notifications).toBe(2);
	});

	// covers: errors/other-request-errors-logged
	it('logs an error response with message, status and data, and nothing of the request', async () => {
		const log = vi.spyOn(console, 'debug').mockImplementation(() => {});
		answer(409, { ...errorBody, code: 'email-taken' });
		await send(authCalls.login, { body: { email: 'rosa@example.com', password: 'branches' } }).catch(() => {});
		expect(log.mock.calls).toEqual([['No.', 409, { ...errorBody, code: 'email-taken' }]]);
		log.mockRestore();
	});

	// covers: calls/relative-paths-10-s
	it('distinguishes a timeout from a lost connection', async () => {
		for (const name of ['TimeoutError', 'AbortError']) {
			globalThis.fetch = async () => {
				throw new DOMException('too long', name);
			};
			await expect(send(firstLoadCalls.me)).rejects.toMatchObject({ code: 'timeout' });
		}
		globalThis.fetch = async () => {
			throw new TypeError('Failed to fetch');
		};
		await expect(send(firstLoadCalls.me)).rejects.toMatchObject({ code: 'offline' });
	});
});

// covers: errors/login-servers-sentence-else
describe('the sentence to show', () => {
	it.each([
		['what the server said', new RequestError('No.', 403, 'not-allowed'), 'No.'],
		[
			'what is known of the network',
			new RequestError('You seem to be offline.', 0, 'offline'),
			'You seem to be offline.',
		],
		['the problem of an outbox entry', { status: 402, code: 'no-access', message: 'No access.' }, 'No access.'],
		['the sentence of the screen for a problem without words', { status: 422, code: 'x', message: ' ' }, 'Failed'],
		['the sentence of the screen for any other exception', new Error('QuotaExceededError'), 'Failed'],
		['the sentence of the screen when nothing is known', undefined, 'Failed'],
	])('is %s', (_what, problem, sentence) => {
		expect(userMessageOf(problem, 'Failed')).toBe(sentence);
	});
});
