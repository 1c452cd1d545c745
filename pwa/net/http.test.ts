import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../shared/calls.ts';
import { send, whenTokenIsRefused } from './http.ts';

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
