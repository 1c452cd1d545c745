import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import * as z from 'zod/mini';
import { Email } from '../../shared/contract/account-input.ts';
import { limits } from '../../shared/rules/limits.ts';
import { type MakerServers, resolveServers } from '../makers/resolve.ts';
import { StartError } from './errors.ts';

const placeholderPattern = /change.?(me|this|it)|placeholder|example|your.?(jwt|secret|key)/i;

/** The key that signs sessions. Random text passes, also in hexadecimal; placeholders and short secrets do not. */
const JwtSecret = z
	.string()
	.check(z.maxLength(4096))
	.check(z.refine((secret) => Buffer.byteLength(secret) >= 32, 'must have at least 32 bytes'))
	.check(z.refine(isNoPlaceholder, 'must be random, as of `openssl rand -base64 32`, and no example'));

function isNoPlaceholder(secret: string): boolean {
	return new Set(secret).size >= 8 && !placeholderPattern.test(secret);
}

const text = z.string().check(z.minLength(1), z.maxLength(4096));
const webAddress = text.check(
	z.refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http address'),
);
const withoutSpaces = text.check(z.regex(/^\S+$/, 'must have no spaces in it'));
/** It is sent as a header; other characters were copied by mistake. */
const apiKey = text.check(z.regex(/^[!-~]+$/, 'must have no spaces, line breaks or unusual characters in it'));
/** URL parsing silently drops line breaks and tabs. */
const serverAddress = withoutSpaces
	.check(z.refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), 'must be an http address'))
	.check(z.refine((value) => !/^\w+:\/\/[^/?#]*@/.test(value), 'must have no user name or password in it'))
	.check(z.refine((value) => !/[?#]/.test(value), 'must be an address without ? and #'));
const plainName = text.check(z.regex(/^\P{Cc}+$/u, 'must have no line breaks or other control characters in it'));

function oneOf<const Words extends readonly string[]>(...words: Words) {
	return z._default(z.enum(words, `must be ${words.join(' or ')}`), words[0] as Words[number]);
}

function integerWithDefault(from: number, to: number, byDefault: number) {
	return z._default(integer(from, to), byDefault);
}

function integer(from: number, to: number) {
	const sentence = `must be a whole number from ${from} to ${to}`;
	return z.pipe(
		z.string().check(z.regex(/^\d{1,9}$/, sentence)),
		z.pipe(z.transform(Number), z.number().check(z.gte(from, sentence), z.lte(to, sentence))),
	);
}

/** Every environment variable that the server reads; .env.example explains each. */
export const Environment = z.object({
	PORT: integerWithDefault(0, 65_535, 3000),
	HOST: z._default(text, '127.0.0.1'),
	METRICS_PORT: z.optional(integer(1, 65_535)),
	TLS_CERT: z.optional(text),
	TLS_KEY: z.optional(text),
	PUBLIC_URL: z.optional(webAddress),
	DATA_DIR: z._default(text, 'data'),
	BACKUP_DIR: z.optional(text),
	JWT_SECRET: z.optional(JwtSecret),
	S3_ENDPOINT: z.optional(serverAddress),
	S3_BUCKET: z.optional(
		text.check(
			z.regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, 'must be the name of a bucket: small letters, digits, dots, hyphens'),
		),
	),
	S3_ACCESS_KEY_ID: z.optional(apiKey),
	S3_SECRET_ACCESS_KEY: z.optional(apiKey),
	S3_REGION: z._default(text.check(z.regex(/^[A-Za-z0-9-]+$/, 'must be one word')), 'us-east-1'),
	S3_PREFIX: z.optional(
		text.check(z.regex(/^([A-Za-z0-9_-]+\/?)+$/, 'must be names of letters, digits, _ and -, with / between them')),
	),
	DATABASE_URL: z.optional(
		withoutSpaces.check(
			z.refine((value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value), 'must begin with postgres://'),
		),
	),
	MEDIA_SHARED_DIR: z.optional(text),
	ADMIN_EMAIL: z.optional(Email),
	ADMIN_PASSWORD: z.optional(
		z
			.string()
			.check(
				z.minLength(limits.adminPasswordMin, `must have at least ${limits.adminPasswordMin} characters`),
				z.maxLength(limits.passwordMax, `must have at most ${limits.passwordMax} characters`),
			),
	),
	SIGNUP_ACCESS: oneOf('lifetime', 'trial'),
	TRIAL_DAYS: integerWithDefault(1, 3650, 7),
	OPENAI_API_KEY: z.optional(apiKey),
	OPENAI_BASE_URL: z.optional(serverAddress),
	OPENAI_MODEL: z.optional(plainName),
	ANTHROPIC_API_KEY: z.optional(apiKey),
	ANTHROPIC_BASE_URL: z.optional(serverAddress),
	ANTHROPIC_MODEL: z.optional(plainName),
	DEEPSEEK_API_KEY: z.optional(apiKey),
	DEEPSEEK_BASE_URL: z.optional(serverAddress),
	DEEPSEEK_MODEL: z.optional(plainName),
	IMAGE_PROVIDER: oneOf('openai', 'built-in'),
	IMAGE_API_KEY: z.optional(apiKey),
	IMAGE_BASE_URL: z.optional(serverAddress),
	IMAGE_MODEL: z.optional(plainName),
	SPEECH_PROVIDER: oneOf('openai', 'built-in'),
	SPEECH_API_KEY: z.optional(apiKey),
	SPEECH_BASE_URL: z.optional(serverAddress),
	SPEECH_MODEL: z.optional(plainName),
	SPEECH_VOICE: z._default(plainName, 'sage'),
	FALLBACK: oneOf('built-in', 'none'),
	LOOK_AHEAD: z.optional(integer(0, 3)),
	DAILY_STORY_CAP: z.optional(integer(0, 10_000)),
	DAILY_CHAPTER_CAP: z.optional(integer(0, 100_000)),
	DAILY_NARRATION_CAP: z.optional(integer(0, 100_000)),
	DAILY_SERVER_CAP: z.optional(integer(0, 1_000_000)),
	SUPPORT_EMAIL: z.optional(Email),
	STRIPE_SECRET_KEY: z.optional(
		withoutSpaces.check(z.refine((key) => !key.startsWith('pk_'), 'must be the secret key, not the publishable one')),
	),
	STRIPE_WEBHOOK_SECRET: z.optional(withoutSpaces),
	STRIPE_API_BASE: z.optional(webAddress.check(z.regex(/^\w+:\/\/[^/?#]+\/?$/, 'must be an address without a path'))),
	QUEUE_CONCURRENCY: integerWithDefault(1, 64, 2),
	QUEUE_BUSY: integerWithDefault(0, 100_000, 20),
	QUEUE_FULL: integerWithDefault(1, 100_000, 200),
	COMMON_PASSWORDS: oneOf('allowed', 'refused'),
	RATE_LIMIT: oneOf('on', 'off'),
	TRUST_PROXY: integerWithDefault(0, 10, 0),
});
type Environment = z.infer<typeof Environment>;

/** A bucket of an object store for pictures and narrations. */
export type S3Settings = {
	/** Without a trailing slash. */
	endpoint: string;
	bucket: string;
	accessKeyId: string;
	secretAccessKey: string;
	region: string;
	/** Before each name: '' or with a trailing slash. */
	prefix: string;
};

export type Config = MakerServers & {
	port: number;
	host: string;
	/** Where Prometheus reads figures of this node, on `host`; null: nowhere. */
	metricsPort: number | null;
	/** Without a trailing slash. */
	publicUrl: string;
	/** Whether browsers use https, directly or through a proxy. Cookies and headers depend on it. */
	secure: boolean;
	tls: { cert: Buffer; key: Buffer } | null;
	dataDir: string;
	/** Default: `backups` in the data folder. */
	backupDir: string;
	/** Null: pictures and narrations are files in `mediaDir`. */
	s3: S3Settings | null;
	/** Postgres, for any number of nodes; null: a file in the data folder, for one. May contain a password. */
	databaseUrl: string | null;
	/** The folder of pictures and narrations. Default: `media` in the data folder. */
	mediaDir: string;
	jwtSecret: string | null;
	firstAdmin: { email: string; password: string } | null;
	signup: { access: 'lifetime' | 'trial'; trialDays: number };
	/** What replaces a provider that fails. */
	fallback: 'built-in' | 'none';
	/** For how many choices of a chapter the next chapter is prepared; null: a default that depends on the storyteller. */
	lookAhead: number | null;
	/** New stories per account in 24 hours, 0 for no cap; null: a default that depends on the storyteller. */
	dailyStoryCap: number | null;
	/** Likewise for new chapters (including first ones), for new narrations, and for both over all families. */
	dailyChapterCap: number | null;
	dailyNarrationCap: number | null;
	dailyServerCap: number | null;
	/** The operator's choice, else an address at this server's host name. */
	supportEmail: string;
	payment: { secretKey: string | null; webhookSecret: string | null; apiBase: string | null };
	queue: { concurrency: number; busy: number; full: number };
	/** Whether a family may use one of the most common passwords; an admin never may. */
	commonPasswords: 'allowed' | 'refused';
	rateLimit: boolean;
	/** How many trusted proxies are in front of the server. Only their X-Forwarded-For entries count. */
	trustProxy: number;
};

/**
 * Reads and checks the configuration. An empty variable counts as not set. Throws StartError with one line that names the
 * variable, never its value: it may be a secret.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
	const { success, data, error } = z.safeParse(Environment, given);
	if (!success) throw invalidVariable(String(error.issues[0]?.path[0]), error.issues[0]?.message ?? 'is not valid');
	checkCombinations(data);
	return toConfig(data);
}

function checkCombinations(env: Environment): void {
	if (!env.TLS_CERT !== !env.TLS_KEY) throw invalidVariable(env.TLS_CERT ? 'TLS_KEY' : 'TLS_CERT', 'must be set too');
	if (!env.ADMIN_EMAIL !== !env.ADMIN_PASSWORD) {
		throw invalidVariable(env.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL', 'must be set too');
	}
	if (env.METRICS_PORT === env.PORT) throw invalidVariable('METRICS_PORT', 'must differ from PORT');
	checkClusterSettings(env);
	if (env.QUEUE_FULL < env.QUEUE_BUSY) throw invalidVariable('QUEUE_FULL', 'must not be less than QUEUE_BUSY');
	if (env.RATE_LIMIT === 'off' && !isLoopback(env.HOST)) {
		throw invalidVariable('RATE_LIMIT', 'may be off only while HOST is a loopback address');
	}
}

/** Nodes of one database must have the same secret, and see each other's media. */
function checkClusterSettings(env: Environment): void {
	if (!env.DATABASE_URL && env.MEDIA_SHARED_DIR) throw invalidVariable('MEDIA_SHARED_DIR', 'needs DATABASE_URL');
	if (!env.DATABASE_URL) return;
	if (!env.JWT_SECRET) throw invalidVariable('JWT_SECRET', 'must be set together with DATABASE_URL');
	if (!env.MEDIA_SHARED_DIR && !env.S3_BUCKET) {
		throw invalidVariable('S3_BUCKET or MEDIA_SHARED_DIR', 'must be set together with DATABASE_URL');
	}
	if (env.MEDIA_SHARED_DIR && env.S3_BUCKET)
		throw invalidVariable('MEDIA_SHARED_DIR', 'must not be set beside S3_BUCKET');
}

function toConfig(env: Environment): Config {
	const tls =
		env.TLS_CERT && env.TLS_KEY
			? { cert: readFileNamedBy('TLS_CERT', env.TLS_CERT), key: readFileNamedBy('TLS_KEY', env.TLS_KEY) }
			: null;
	const dataDir = toAbsolutePath(env.DATA_DIR);
	const publicUrl = (env.PUBLIC_URL ?? `${tls ? 'https' : 'http'}://localhost:${env.PORT}`).replace(/\/+$/, '');
	return {
		port: env.PORT,
		host: env.HOST,
		metricsPort: env.METRICS_PORT ?? null,
		publicUrl,
		secure: publicUrl.startsWith('https:'),
		tls,
		dataDir,
		backupDir: env.BACKUP_DIR ? toAbsolutePath(env.BACKUP_DIR) : join(dataDir, 'backups'),
		s3: s3SettingsOf(env),
		databaseUrl: env.DATABASE_URL ?? null,
		mediaDir: env.MEDIA_SHARED_DIR ? toAbsolutePath(env.MEDIA_SHARED_DIR) : join(dataDir, 'media'),
		jwtSecret: env.JWT_SECRET ?? null,
		firstAdmin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
		signup: { access: env.SIGNUP_ACCESS, trialDays: env.TRIAL_DAYS },
		...resolveServers(env),
		fallback: env.FALLBACK,
		lookAhead: env.LOOK_AHEAD ?? null,
		dailyStoryCap: env.DAILY_STORY_CAP ?? null,
		dailyChapterCap: env.DAILY_CHAPTER_CAP ?? null,
		dailyNarrationCap: env.DAILY_NARRATION_CAP ?? null,
		dailyServerCap: env.DAILY_SERVER_CAP ?? null,
		supportEmail: env.SUPPORT_EMAIL ?? `support@${new URL(publicUrl).hostname}`,
		payment: {
			secretKey: env.STRIPE_SECRET_KEY ?? null,
			webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
			apiBase: env.STRIPE_API_BASE ?? null,
		},
		queue: { concurrency: env.QUEUE_CONCURRENCY, busy: env.QUEUE_BUSY, full: env.QUEUE_FULL },
		commonPasswords: env.COMMON_PASSWORDS,
		rateLimit: env.RATE_LIMIT === 'on',
		trustProxy: env.TRUST_PROXY,
	};
}

/** All or none of its variables are set. Throws StartError otherwise. */
function s3SettingsOf(env: Environment): S3Settings | null {
	const required = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
	const missing = required.find((name) => env[name] === undefined);
	if (missing && required.every((name) => env[name] === undefined)) return null;
	const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, S3_PREFIX = '' } = env;
	if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
		throw invalidVariable(missing ?? 'S3_ENDPOINT', 'must be set together with the other variables of S3');
	}
	return {
		endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
		bucket: S3_BUCKET,
		accessKeyId: S3_ACCESS_KEY_ID,
		secretAccessKey: S3_SECRET_ACCESS_KEY,
		region: S3_REGION,
		prefix: S3_PREFIX.replace(/([^/])\/*$/, '$1/'),
	};
}

function toAbsolutePath(path: string): string {
	return isAbsolute(path) ? path : join(process.cwd(), path);
}

function readFileNamedBy(name: string, path: string): Buffer {
	try {
		return readFileSync(path);
	} catch {
		throw invalidVariable(name, 'names a file that cannot be read');
	}
}

/** Whether the address is reachable from this machine only. */
function isLoopback(host: string): boolean {
	return /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);
}

function invalidVariable(name: string, problem: string): StartError {
	return new StartError(`${name} ${problem}.`);
}
