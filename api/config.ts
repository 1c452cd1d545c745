import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import * as z from 'zod/mini';
import { Email } from '../shared/account-input.ts';
import { limits } from '../shared/limits.ts';
import { StartError } from './start-error.ts';

const text = z.string().check(z.minLength(1), z.maxLength(4096));
const webAddress = text.check(
	z.refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http address'),
);
const oneWord = text.check(z.regex(/^\S+$/, 'must have no spaces in it'));

function oneOf<const Words extends readonly string[]>(...words: Words) {
	return z._default(z.enum(words, `must be ${words.join(' or ')}`), words[0] as Words[number]);
}

function whole(from: number, to: number, usual: number) {
	const sentence = `must be a whole number from ${from} to ${to}`;
	return z.pipe(
		z._default(z.string().check(z.regex(/^\d{1,9}$/, sentence)), String(usual)),
		z.pipe(z.transform(Number), z.number().check(z.gte(from, sentence), z.lte(to, sentence))),
	);
}

/** Every variable that the server reads, as it is written in the environment. */
const Environment = z.object({
	PORT: whole(0, 65_535, 3000),
	HOST: z._default(text, '127.0.0.1'),
	TLS_CERT: z.optional(text),
	TLS_KEY: z.optional(text),
	PUBLIC_URL: z.optional(webAddress),
	DATA_DIR: z._default(text, 'data'),
	JWT_SECRET: z.optional(text.check(z.refine(isLongEnough, 'must have at least 32 bytes'))),
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
	TRIAL_DAYS: whole(1, 3650, 7),
	OPENAI_API_KEY: z.optional(text),
	OPENAI_BASE_URL: z.optional(webAddress),
	OPENAI_MODEL: z.optional(text),
	ANTHROPIC_API_KEY: z.optional(text),
	ANTHROPIC_BASE_URL: z.optional(webAddress),
	ANTHROPIC_MODEL: z.optional(text),
	DEEPSEEK_API_KEY: z.optional(text),
	DEEPSEEK_BASE_URL: z.optional(webAddress),
	DEEPSEEK_MODEL: z.optional(text),
	IMAGE_PROVIDER: oneOf('openai', 'built-in'),
	IMAGE_API_KEY: z.optional(text),
	IMAGE_BASE_URL: z.optional(webAddress),
	IMAGE_MODEL: z.optional(text),
	SPEECH_PROVIDER: oneOf('openai', 'built-in'),
	SPEECH_API_KEY: z.optional(text),
	SPEECH_BASE_URL: z.optional(webAddress),
	SPEECH_MODEL: z.optional(text),
	SPEECH_VOICE: z._default(text, 'sage'),
	SUPPORT_EMAIL: z.optional(Email),
	STRIPE_SECRET_KEY: z.optional(
		oneWord.check(z.refine((key) => !key.startsWith('pk_'), 'must be the secret key, not the publishable one')),
	),
	STRIPE_WEBHOOK_SECRET: z.optional(oneWord),
	STRIPE_API_BASE: z.optional(webAddress.check(z.regex(/^\w+:\/\/[^/?#]+\/?$/, 'must be an address without a path'))),
	QUEUE_CONCURRENCY: whole(1, 64, 2),
	QUEUE_BUSY: whole(0, 100_000, 20),
	QUEUE_FULL: whole(1, 100_000, 200),
	RATE_LIMIT: oneOf('on', 'off'),
});
type Environment = z.infer<typeof Environment>;

/** What would take the data off this machine: named here so that nobody believes that it was heard. */
const unheard = ['DATABASE_URL', 'S3_ENDPOINT', 'S3_BUCKET'] as const;

/** Null where the maker's own default holds. */
export type Provider = { apiKey: string | null; baseUrl: string | null; model: string | null };

export type Config = {
	port: number;
	host: string;
	/** Without a slash at its end. */
	publicUrl: string;
	/** Whether browsers reach the server by https, be it through a proxy: cookies and headers hang on it. */
	secure: boolean;
	tls: { cert: Buffer; key: Buffer } | null;
	dataDir: string;
	jwtSecret: string | null;
	firstAdmin: { email: string; password: string } | null;
	signup: { access: 'lifetime' | 'trial'; trialDays: number };
	storytellers: Record<'openai' | 'anthropic' | 'deepseek', Provider>;
	/** Null for the built-in one. */
	illustrator: Provider | null;
	narrator: (Provider & { voice: string }) | null;
	/** Where people turn for help: the operator's choice, else an address at this server's own name. */
	supportEmail: string;
	payment: { secretKey: string | null; webhookSecret: string | null; apiBase: string | null };
	queue: { concurrency: number; busy: number; full: number };
	rateLimit: boolean;
};

/**
 * The configuration, read and checked once. An empty variable counts as not set.
 * Throws StartError with one line that names the variable; the value itself is never shown, it may be a secret.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
	const { success, data, error } = z.safeParse(Environment, given);
	if (!success) throw bad(String(error.issues[0]?.path[0]), error.issues[0]?.message ?? 'is not valid');
	const beyond = unheard.find((name) => given[name]);
	if (beyond) throw bad(beyond, 'is not supported: this version keeps everything in DATA_DIR');
	checkTogether(data);
	return configOf(data);
}

function checkTogether(env: Environment): void {
	if (!env.TLS_CERT !== !env.TLS_KEY) throw bad(env.TLS_CERT ? 'TLS_KEY' : 'TLS_CERT', 'must be set too');
	if (!env.ADMIN_EMAIL !== !env.ADMIN_PASSWORD) {
		throw bad(env.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL', 'must be set too');
	}
	if (env.QUEUE_FULL < env.QUEUE_BUSY) throw bad('QUEUE_FULL', 'must not be less than QUEUE_BUSY');
	if (env.RATE_LIMIT === 'off' && !isLoopback(env.HOST)) {
		throw bad('RATE_LIMIT', 'may be off only while HOST is a loopback address');
	}
}

function configOf(env: Environment): Config {
	const tls =
		env.TLS_CERT && env.TLS_KEY
			? { cert: fileOf('TLS_CERT', env.TLS_CERT), key: fileOf('TLS_KEY', env.TLS_KEY) }
			: null;
	const publicUrl = (env.PUBLIC_URL ?? `${tls ? 'https' : 'http'}://localhost:${env.PORT}`).replace(/\/+$/, '');
	return {
		port: env.PORT,
		host: env.HOST,
		publicUrl,
		secure: publicUrl.startsWith('https:'),
		tls,
		dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : join(process.cwd(), env.DATA_DIR),
		jwtSecret: env.JWT_SECRET ?? null,
		firstAdmin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
		signup: { access: env.SIGNUP_ACCESS, trialDays: env.TRIAL_DAYS },
		...makersOf(env),
		supportEmail: env.SUPPORT_EMAIL ?? `support@${new URL(publicUrl).hostname}`,
		payment: {
			secretKey: env.STRIPE_SECRET_KEY ?? null,
			webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
			apiBase: env.STRIPE_API_BASE ?? null,
		},
		queue: { concurrency: env.QUEUE_CONCURRENCY, busy: env.QUEUE_BUSY, full: env.QUEUE_FULL },
		rateLimit: env.RATE_LIMIT === 'on',
	};
}

/** Pictures and voice fall back on OpenAI's key and address, and stay built in where there is neither. */
function makersOf(env: Environment): Pick<Config, 'storytellers' | 'illustrator' | 'narrator'> {
	const openai = providerOf(env.OPENAI_API_KEY, env.OPENAI_BASE_URL, env.OPENAI_MODEL);
	const image = providerOf(
		env.IMAGE_API_KEY ?? env.OPENAI_API_KEY,
		env.IMAGE_BASE_URL ?? env.OPENAI_BASE_URL,
		env.IMAGE_MODEL,
	);
	const speech = providerOf(
		env.SPEECH_API_KEY ?? env.OPENAI_API_KEY,
		env.SPEECH_BASE_URL ?? env.OPENAI_BASE_URL,
		env.SPEECH_MODEL,
	);
	return {
		storytellers: {
			openai,
			anthropic: providerOf(env.ANTHROPIC_API_KEY, env.ANTHROPIC_BASE_URL, env.ANTHROPIC_MODEL),
			deepseek: providerOf(env.DEEPSEEK_API_KEY, env.DEEPSEEK_BASE_URL, env.DEEPSEEK_MODEL),
		},
		illustrator: env.IMAGE_PROVIDER === 'built-in' || !image.apiKey ? null : image,
		narrator: env.SPEECH_PROVIDER === 'built-in' || !speech.apiKey ? null : { ...speech, voice: env.SPEECH_VOICE },
	};
}

function providerOf(apiKey?: string, baseUrl?: string, model?: string): Provider {
	return { apiKey: apiKey ?? null, baseUrl: baseUrl ?? null, model: model ?? null };
}

function fileOf(name: string, path: string): Buffer {
	try {
		return readFileSync(path);
	} catch {
		throw bad(name, 'names a file that cannot be read');
	}
}

/** Whether only programs on this very machine can reach that address. */
function isLoopback(host: string): boolean {
	return /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);
}

function isLongEnough(secret: string): boolean {
	return Buffer.byteLength(secret) >= 32;
}

function bad(name: string, complaint: string): StartError {
	return new StartError(`${name} ${complaint}.`);
}
