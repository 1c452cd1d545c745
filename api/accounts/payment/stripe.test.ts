import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../app/errors.ts';
import { callStripe, createStripe } from './stripe.ts';

let server: Server;
let attempts: number;
let answer: string | null;

beforeEach(async () => {
	attempts = 0;
	answer = null;
	server = createServer((_, response) => {
		attempts++;
		if (answer !== null) response.end(answer);
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
	vi.restoreAllMocks();
	server.closeAllConnections();
	await new Promise((closed) => server.close(closed));
});

async function stripeHere(timeout?: number) {
	const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
	const stripe = await createStripe({ secretKey: 'sk_test_canary', webhookSecret: null, apiBase }, timeout);
	if (!stripe) throw new Error('There is a key');
	return stripe;
}

const refused = { status: 503, code: 'payment-unavailable', extra: { retryAfterSeconds: 30 } };

describe('Stripe', () => {
	it('is not configured without a key', async () => {
		expect(await createStripe({ secretKey: null, webhookSecret: 'whsec_x', apiBase: null })).toBeNull();
	});

	it('is tried twice when it never answers', async () => {
		await expect(callStripe((await stripeHere(30)).events.list())).rejects.toMatchObject(refused);
		expect(attempts).toBe(2);
	});

	it('is abandoned before a client’s timeout', async () => {
		const stripe = await stripeHere();
		expect(2 * stripe.getApiField('timeout')).toBeLessThan(10_000 - 1_000);
		expect(stripe.getMaxNetworkRetries()).toBe(1);
	});

	it('counts as unavailable when its answer is invalid', async () => {
		answer = '<html>';
		await expect(callStripe((await stripeHere()).events.list())).rejects.toMatchObject(refused);
	});

	it('does not hide our own errors', async () => {
		await expect(callStripe(Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
		await expect(callStripe(Promise.reject(new TypeError('ours')))).rejects.not.toBeInstanceOf(HttpError);
	});

	it('never has its key in the log', async () => {
		answer = JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid API Key: sk_test_canary' } });
		await callStripe((await stripeHere()).events.list()).catch(() => {});
		await callStripe((await stripeHere(30)).events.retrieve('evt_1')).catch(() => {});
		expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('canary');
	});
});
