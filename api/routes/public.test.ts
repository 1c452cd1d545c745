import { afterEach, describe, expect, it } from 'vitest';
import type { About } from '../../shared/contract/about.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

async function aboutWith(env: Record<string, string>): Promise<About> {
	server = await startTestServer({ env });
	return (await server.request<About>('GET', '/api/about')).body;
}

afterEach(() => server.close());

describe('the public settings of a server', () => {
	it('have defaults for signup, payment and support', async () => {
		expect(await aboutWith({})).toEqual({
			signup: { access: 'lifetime', trialDays: 7 },
			payment: false,
			supportEmail: 'support@localhost',
		});
	});

	it('are the operator’s', async () => {
		const env = {
			SIGNUP_ACCESS: 'trial',
			TRIAL_DAYS: '3',
			STRIPE_SECRET_KEY: 'sk_test_x',
			SUPPORT_EMAIL: 'help@example.com',
		};
		expect(await aboutWith(env)).toEqual({
			signup: { access: 'trial', trialDays: 3 },
			payment: true,
			supportEmail: 'help@example.com',
		});
	});

	it('contain no key', async () => {
		expect(JSON.stringify(await aboutWith({ STRIPE_SECRET_KEY: 'sk_test_canary' }))).not.toContain('canary');
	});
});
