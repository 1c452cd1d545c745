import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../../shared/calls.ts';
import { enteringCalls } from '../../shared/entering.ts';
import { whenForbidden, whenTokenIsRefused } from './call-error.ts';
import { send } from './http.ts';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => {
	globalThis.fetch = async () =>
		new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
};

const refusal = { error: 'No.', message: 'No.', code: 'not-found' };

beforeEach(() => {
	globalThis.localStorage = { getItem: () => 'a token' } as unknown as Storage;
});

describe('a call', () => {
	it('gives the server’s sentence and code when it is refused', async () => {
		answer(429, { ...refusal, code: 'too-many' }, { 'Retry-After': '7' });
		await expect(send(calls.me)).rejects.toMatchObject({
			message: 'No.',
			status: 429,
			code: 'too-many',
			retryAfterSeconds: 7,
		});
	});

	it('takes somebody else’s page for no answer at all', async () => {
		answer(200, '<html>Welcome to the hotel network</html>');
		await expect(send(calls.me)).rejects.toMatchObject({ status: 0, code: 'unexpected-answer' });
		answer(502, '<html>Bad gateway</html>');
		await expect(send(calls.me)).rejects.toMatchObject({ status: 0, code: 'unexpected-answer' });
	});

	it('takes an answer that is not of the contract for none', async () => {
		answer(200, { _id: 5 });
		await expect(send(calls.me)).rejects.toMatchObject({ code: 'unexpected-answer' });
	});

	it('tells which token was refused, and only for a 401', async () => {
		const refused: string[] = [];
		whenTokenIsRefused((token) => refused.push(token));
		answer(403, refusal);
		await send(calls.me).catch(() => {});
		expect(refused).toEqual([]);
		answer(401, refusal);
		await send(calls.me).catch(() => {});
		expect(refused).toEqual(['a token']);
	});

	it('tells of a 402 and a 403, after which the account may not be what it was', async () => {
		let told = 0;
		whenForbidden(() => {
			told += 1;
		});
		for (const status of [402, 403, 400, 401, 404, 409, 500]) {
			answer(status, refusal);
			await send(calls.me).catch(() => {});
		}
		expect(told).toBe(2);
	});

	it('logs a refusal with message, status and data, and nothing of what was sent', async () => {
		const log = vi.spyOn(console, 'debug').mockImplementation(() => {});
		answer(409, { ...refusal, code: 'email-taken' });
		await send(enteringCalls.login, { body: { email: 'rosa@example.com', password: 'branches' } }).catch(() => {});
		expect(log.mock.calls).toEqual([['No.', 409, { ...refusal, code: 'email-taken' }]]);
		log.mockRestore();
	});

	it('tells a time-out from a line that is cut', async () => {
		globalThis.fetch = async () => {
			throw new DOMException('too long', 'TimeoutError');
		};
		await expect(send(calls.me)).rejects.toMatchObject({ code: 'timeout' });
		globalThis.fetch = async () => {
			throw new TypeError('Failed to fetch');
		};
		await expect(send(calls.me)).rejects.toMatchObject({ code: 'offline' });
	});
});
