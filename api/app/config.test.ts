import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Environment, readConfig } from './config.ts';
import { StartError } from './errors.ts';

function refused(environment: Record<string, string>): string {
	try {
		readConfig(environment);
	} catch (error) {
		expect(error).toBeInstanceOf(StartError);
		return (error as StartError).message;
	}
	return 'It was taken.';
}

describe('the configuration', () => {
	it('needs no variable', () => {
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
			fallback: 'built-in',
			lookAhead: null,
			dailyStoryCap: null,
			queue: { concurrency: 2, busy: 20, full: 200 },
			rateLimit: true,
		});
	});

	it('reads a bucket for media, whose variables belong together', () => {
		const env = { S3_ENDPOINT: 'http://garage:3900/', S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id' };
		const withSecret = { ...env, S3_SECRET_ACCESS_KEY: 'secret' };
		expect(readConfig({ ...withSecret, S3_REGION: 'garage', S3_PREFIX: 'house/stories' }).s3).toEqual({
			...{ endpoint: 'http://garage:3900', bucket: 'media', accessKeyId: 'id', secretAccessKey: 'secret' },
			...{ region: 'garage', prefix: 'house/stories/' },
		});
		expect(readConfig(withSecret).s3).toMatchObject({ region: 'us-east-1', prefix: '' });
		expect(readConfig({ S3_REGION: 'garage' }).s3).toBeNull();
		expect(refused(env)).toBe('S3_SECRET_ACCESS_KEY must be set together with the other variables of S3.');
		expect(refused({ ...withSecret, S3_PREFIX: '../x' })).toMatch(/^S3_PREFIX must be names/);
		expect(refused({ ...withSecret, S3_BUCKET: 'a/b' })).toMatch(/^S3_BUCKET must be the name/);
	});

	// covers: several-machines/settings
	it('reads a database for several nodes, and their folder of media', () => {
		const env = {
			...{ DATABASE_URL: 'postgresql://me:pw@db/everbranch', MEDIA_SHARED_DIR: '/mnt/media' },
			JWT_SECRET: randomBytes(32).toString('hex'),
		};
		expect(readConfig(env)).toMatchObject({ databaseUrl: env.DATABASE_URL, mediaDir: '/mnt/media' });
		expect(readConfig({})).toMatchObject({ databaseUrl: null, mediaDir: `${process.cwd()}/data/media` });
	});

	it('treats an empty variable as not set', () => {
		expect(readConfig({ PORT: '', JWT_SECRET: ' ', OPENAI_API_KEY: '' })).toEqual(readConfig({}));
	});

	it('uses OpenAI’s key and base URL for pictures and voice', () => {
		const config = readConfig({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'm' });
		expect(config.illustrator).toEqual({ apiKey: 'k', baseUrl: 'http://127.0.0.1:11434/v1', model: null });
		expect(config.narrator).toEqual({ apiKey: 'k', baseUrl: 'http://127.0.0.1:11434/v1', model: null, voice: 'sage' });
		expect(config.storytellers.openai.model).toBe('m');
	});

	it('does not use OpenAI’s key for pictures and voice of another server', () => {
		const config = readConfig({
			...{ OPENAI_API_KEY: 'k', IMAGE_BASE_URL: 'http://nas:8080/v1', IMAGE_MODEL: 'flux' },
			...{ SPEECH_BASE_URL: 'http://nas:8880/v1', SPEECH_API_KEY: 's', SPEECH_VOICE: 'af_bella+af_sky' },
		});
		expect(config.illustrator).toEqual({ apiKey: null, baseUrl: 'http://nas:8080/v1', model: 'flux' });
		expect(config.narrator).toEqual({
			...{ apiKey: 's', baseUrl: 'http://nas:8880/v1', model: null, voice: 'af_bella+af_sky' },
		});
	});

	it('uses OpenAI’s key for the same server under another path', () => {
		const config = readConfig({
			...{ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://nas:8080/v1', IMAGE_BASE_URL: 'http://nas:8080/images/v1' },
		});
		expect(config.illustrator?.apiKey).toBe('k');
	});

	it('accepts a local server for pictures and voice without a key', () => {
		const config = readConfig({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' });
		expect([config.illustrator?.apiKey, config.narrator?.apiKey]).toEqual([null, null]);
		const atHome = readConfig({ OPENAI_BASE_URL: 'https://api.openai.com/v1' });
		expect([atHome.illustrator, atHome.narrator]).toEqual([null, null]);
	});

	it('has the operator’s settings for fallback, look-ahead and daily caps', () => {
		const env = { FALLBACK: 'none', LOOK_AHEAD: '3', DAILY_STORY_CAP: '0' };
		expect(readConfig(env)).toMatchObject({ fallback: 'none', lookAhead: 3, dailyStoryCap: 0 });
	});

	it('keeps the built-in makers when they are selected', () => {
		const config = readConfig({ OPENAI_API_KEY: 'k', IMAGE_PROVIDER: 'built-in', SPEECH_PROVIDER: 'built-in' });
		expect([config.illustrator, config.narrator]).toEqual([null, null]);
	});

	it('derives from PUBLIC_URL whether browsers use https', () => {
		expect(readConfig({ PUBLIC_URL: 'https://stories.example.com/' })).toMatchObject({
			publicUrl: 'https://stories.example.com',
			secure: true,
		});
	});

	it.each<readonly [string, string]>([
		['too short for a secret', 'JWT_SECRET must have at least 32 bytes.'],
		...[
			'change-me-change-me-change-me-1234567890',
			'your-secret-key-goes-right-here-please',
			'this is an example of a long secret text',
			'0000000000000000000000000000000000000000',
			'abcabcabcabcabcabcabcabcabcabcabcabcabc',
		].map((secret) => [secret, 'JWT_SECRET must be random, as of `openssl rand -base64 32`, and no example.'] as const),
	])('S14 refuses the secret %j', (JWT_SECRET, line) => {
		expect(() => readConfig({ JWT_SECRET })).toThrow(line);
	});

	it('S14 accepts a random secret', () => {
		for (const encoding of ['hex', 'base64', 'base64url'] as const) {
			const JWT_SECRET = randomBytes(32).toString(encoding);
			expect(readConfig({ JWT_SECRET }).jwtSecret).toBe(JWT_SECRET);
		}
	});

	it.each([
		[{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
		[{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
		[{ PUBLIC_URL: 'stories.example.com' }, 'PUBLIC_URL must be an http address.'],
		[{ ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 12 characters.'],
		[{ ADMIN_EMAIL: 'ada@example.com' }, 'ADMIN_PASSWORD must be set too.'],
		[{ ADMIN_EMAIL: 'ada', ADMIN_PASSWORD: 'long enough for her' }, 'ADMIN_EMAIL Please enter a valid email address.'],
		[{ SIGNUP_ACCESS: 'free' }, 'SIGNUP_ACCESS must be lifetime or trial.'],
		[{ TRIAL_DAYS: '0' }, 'TRIAL_DAYS must be a whole number from 1 to 3650.'],
		[{ QUEUE_FULL: '10' }, 'QUEUE_FULL must not be less than QUEUE_BUSY.'],
		[{ HOST: '0.0.0.0', RATE_LIMIT: 'off' }, 'RATE_LIMIT may be off only while HOST is a loopback address.'],
		[{ TLS_CERT: '/nowhere/cert.pem' }, 'TLS_KEY must be set too.'],
		[{ TLS_CERT: '/nowhere/cert.pem', TLS_KEY: '/nowhere/key.pem' }, 'TLS_CERT names a file that cannot be read.'],
		[{ FALLBACK: 'maybe' }, 'FALLBACK must be built-in or none.'],
		[{ LOOK_AHEAD: '4' }, 'LOOK_AHEAD must be a whole number from 0 to 3.'],
		[{ LOOK_AHEAD: '-1' }, 'LOOK_AHEAD must be a whole number from 0 to 3.'],
		[{ DAILY_STORY_CAP: '10001' }, 'DAILY_STORY_CAP must be a whole number from 0 to 10000.'],
		[{ DAILY_STORY_CAP: '2.5' }, 'DAILY_STORY_CAP must be a whole number from 0 to 10000.'],
		[{ DAILY_SERVER_CAP: '-1' }, 'DAILY_SERVER_CAP must be a whole number from 0 to 1000000.'],
		[{ COMMON_PASSWORDS: 'no' }, 'COMMON_PASSWORDS must be allowed or refused.'],
		[{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10.'],
		[{ STRIPE_SECRET_KEY: 'pk_test_x' }, 'STRIPE_SECRET_KEY must be the secret key, not the publishable one.'],
		[{ STRIPE_WEBHOOK_SECRET: 'whsec_x\n' }, 'STRIPE_WEBHOOK_SECRET must have no spaces in it.'],
		[{ STRIPE_API_BASE: 'https://api.stripe.com/v1' }, 'STRIPE_API_BASE must be an address without a path.'],
		[{ STRIPE_API_BASE: 'api.stripe.com' }, 'STRIPE_API_BASE must be an http address.'],
		[{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://.'],
		[{ DATABASE_URL: 'postgres://x' }, 'JWT_SECRET must be set together with DATABASE_URL.'],
		[
			{ DATABASE_URL: 'postgres://x', JWT_SECRET: randomBytes(32).toString('hex') },
			'S3_BUCKET or MEDIA_SHARED_DIR must be set together with DATABASE_URL.',
		],
		[{ MEDIA_SHARED_DIR: '/mnt/media' }, 'MEDIA_SHARED_DIR needs DATABASE_URL.'],
		[{ METRICS_PORT: '3000' }, 'METRICS_PORT must differ from PORT.'],
		[{ METRICS_PORT: '0' }, 'METRICS_PORT must be a whole number from 1 to 65535.'],
		[{ S3_BUCKET: 'media' }, 'S3_ENDPOINT must be set together with the other variables of S3.'],
	])('stops the start for %j with one line', (environment, line) => {
		expect(() => readConfig(environment)).toThrow(line);
	});

	const providers = ['OPENAI', 'ANTHROPIC', 'DEEPSEEK', 'IMAGE', 'SPEECH'];

	it.each(
		providers.flatMap((name) =>
			['sk-hush\n', 'sk\r\nhush: 1', 'sk hush', '\tsk-hush', 'sk-hush\u0000', 'sk–hush', 'sk-hush\u2028'].map(
				(key) => [`${name}_API_KEY`, key] as const,
			),
		),
	)('stops the start for %s=%j, in one line that does not show it', (name, key) => {
		const line = refused({ [name]: key });
		expect(line).toBe(`${name} must have no spaces, line breaks or unusual characters in it.`);
	});

	it.each(
		providers.flatMap((name) =>
			[
				['nas:8080', 'must be an http address.'],
				['ftp://nas/hush', 'must be an http address.'],
				['http://', 'must be an http address.'],
				['http://nas:99999/hush', 'must be an http address.'],
				['http://nas/hush\n', 'must have no spaces in it.'],
				['http://na\ts/hush', 'must have no spaces in it.'],
				['https://me:hush@nas/v1', 'must have no user name or password in it.'],
				['https://hush@nas/v1', 'must have no user name or password in it.'],
				['https://nas/v1?key=hush', 'must be an address without ? and #.'],
			].map(([address, complaint]) => [`${name}_BASE_URL`, address, complaint] as const),
		),
	)('stops the start for %s=%j, in one line that does not show it', (name, address, complaint) => {
		expect(refused({ [name]: address! })).toBe(`${name} ${complaint}`);
	});

	it.each(['OPENAI_MODEL', 'SPEECH_MODEL', 'SPEECH_VOICE'])('stops the start for a line break in %s', (name) => {
		expect(refused({ [name]: 'gpt\nhush' })).toBe(
			`${name} must have no line breaks or other control characters in it.`,
		);
	});

	it('shows no secret in that line', () => {
		expect(() => readConfig({ JWT_SECRET: 'hush-hush' })).not.toThrow('hush-hush');
		expect(() => readConfig({ JWT_SECRET: 'hush-hush' })).toThrow('JWT_SECRET');
	});
});

describe('.env.example', () => {
	const text = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
	const lines = text.split('\n');
	const example = new Map([...text.matchAll(/^#([A-Z_\d]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]));

	it('names exactly the variables of the configuration', () => {
		expect([...example.keys()].sort()).toEqual(Object.keys(Environment.shape).sort());
	});

	it('explains each variable in the line above it', () => {
		const unexplained = lines.filter((line, at) => /^#[A-Z_\d]+=/.test(line) && !/^# \S/.test(lines[at - 1] ?? ''));
		expect(unexplained).toEqual([]);
	});

	it('states the defaults, and sets nothing', () => {
		const defaults = Object.entries(z.parse(Environment, {})).map(([name, value]) => [name, String(value)]);
		expect(defaults.map(([name]) => [name, example.get(name!)])).toEqual(defaults);
		expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
	});

	it('can be uncommented as a whole', () => {
		expect(() => readConfig(Object.fromEntries(example))).not.toThrow();
	});
});
