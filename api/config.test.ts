import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
	it('needs nothing set', () => {
		expect(readConfig({})).toMatchObject({
			port: 3000,
			host: '127.0.0.1',
			publicUrl: 'http://localhost:3000',
			secure: false,
			tls: null,
			dataDir: `${process.cwd()}/data`,
			jwtSecret: null,
			firstAdmin: null,
			signup: { access: 'lifetime', trialDays: 7 },
			illustrator: null,
			narrator: null,
			queue: { concurrency: 2, busy: 20, full: 200 },
			rateLimit: true,
		});
	});

	it('takes an empty variable for one that is not set', () => {
		expect(readConfig({ PORT: '', JWT_SECRET: ' ', OPENAI_API_KEY: '' })).toEqual(readConfig({}));
	});

	it('lets pictures and voice use the key and address of OpenAI', () => {
		const config = readConfig({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'm' });
		expect(config.illustrator).toEqual({ apiKey: 'k', baseUrl: 'http://127.0.0.1:11434/v1', model: null });
		expect(config.narrator).toEqual({ apiKey: 'k', baseUrl: 'http://127.0.0.1:11434/v1', model: null, voice: 'sage' });
		expect(config.storytellers.openai.model).toBe('m');
	});

	it('keeps the built-in makers where that is wished', () => {
		const config = readConfig({ OPENAI_API_KEY: 'k', IMAGE_PROVIDER: 'built-in', SPEECH_PROVIDER: 'built-in' });
		expect([config.illustrator, config.narrator]).toEqual([null, null]);
	});

	it('knows whether people reach it by https', () => {
		expect(readConfig({ PUBLIC_URL: 'https://stories.example.com/' })).toMatchObject({
			publicUrl: 'https://stories.example.com',
			secure: true,
		});
	});

	it.each([
		[{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
		[{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
		[{ PUBLIC_URL: 'stories.example.com' }, 'PUBLIC_URL must be an http address.'],
		[{ JWT_SECRET: 'too short for a secret' }, 'JWT_SECRET must have at least 32 bytes.'],
		[{ ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 12 characters.'],
		[{ ADMIN_EMAIL: 'ada@example.com' }, 'ADMIN_PASSWORD must be set too.'],
		[{ ADMIN_EMAIL: 'ada', ADMIN_PASSWORD: 'long enough for her' }, 'ADMIN_EMAIL Please enter a valid email address.'],
		[{ SIGNUP_ACCESS: 'free' }, 'SIGNUP_ACCESS must be lifetime or trial.'],
		[{ TRIAL_DAYS: '0' }, 'TRIAL_DAYS must be a whole number from 1 to 3650.'],
		[{ QUEUE_FULL: '10' }, 'QUEUE_FULL must not be less than QUEUE_BUSY.'],
		[{ HOST: '0.0.0.0', RATE_LIMIT: 'off' }, 'RATE_LIMIT may be off only while HOST is a loopback address.'],
		[{ TLS_CERT: '/nowhere/cert.pem' }, 'TLS_KEY must be set too.'],
		[{ TLS_CERT: '/nowhere/cert.pem', TLS_KEY: '/nowhere/key.pem' }, 'TLS_CERT names a file that cannot be read.'],
		[{ STRIPE_SECRET_KEY: 'pk_test_x' }, 'STRIPE_SECRET_KEY must be the secret key, not the publishable one.'],
		[{ STRIPE_WEBHOOK_SECRET: 'whsec_x\n' }, 'STRIPE_WEBHOOK_SECRET must have no spaces in it.'],
		[{ STRIPE_API_BASE: 'https://api.stripe.com/v1' }, 'STRIPE_API_BASE must be an address without a path.'],
		[{ STRIPE_API_BASE: 'api.stripe.com' }, 'STRIPE_API_BASE must be an http address.'],
		[{ DATABASE_URL: 'postgres://x' }, 'DATABASE_URL is not supported: this version keeps everything in DATA_DIR.'],
	])('stops the start for %j with one line', (environment, line) => {
		expect(() => readConfig(environment)).toThrow(line);
	});

	it('never shows a secret in that line', () => {
		expect(() => readConfig({ JWT_SECRET: 'hush-hush' })).not.toThrow('hush-hush');
		expect(() => readConfig({ JWT_SECRET: 'hush-hush' })).toThrow('JWT_SECRET');
	});
});
