import { randomBytes, type webcrypto } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
// The package's index loads three times as many files.
import { JOSEError } from 'jose/errors';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import { hour } from '../../shared/rules/durations.ts';
import { StartError } from '../app/errors.ts';
import { sessionLimits } from '../db/sessions.ts';

/** `api`: the bearer token. `media`: the cookie for pictures and narration, valid for nothing else. */
type TokenUse = 'api' | 'media';
type TokenSubject = { accountId: string; sessionId: string };

export type Tokens = {
	/** May return a media token again that it signed within the last hour: each start of the app asks for one. */
	sign(use: TokenUse, holder: TokenSubject): Promise<string>;
	/** The subject of the token; null if it is forged, for another use, or expired. */
	verify(use: TokenUse, token: string): Promise<TokenSubject | null>;
};

/** A token is valid for the longest duration of a session. */
export const sessionSeconds = sessionLimits.absolute / 1000;
const issuer = 'everbranch';
const secretBytes = 32;

/** Verified tokens in memory: checking a signature costs more than most requests. */
const cacheSize = 5_000;

/** Milliseconds for which a signed media token is given again. Its validity is thousands of times as long. */
const mediaTokenReuse = hour;

/** Signs with HS256. The secret is imported as a CryptoKey once, which verifies three times as fast. */
export async function createTokens(secret: string, now: () => number): Promise<Tokens> {
	const algorithm = { name: 'HMAC', hash: 'SHA-256' };
	const key = await crypto.subtle.importKey('raw', Buffer.from(secret), algorithm, false, ['sign', 'verify']);
	const cache = new Map<string, TokenSubject & { endsAt: number }>();
	const mediaTokens = new Map<string, { token: Promise<string>; signedAt: number }>();

	function sign(use: TokenUse, { accountId, sessionId }: TokenSubject, signedAt: number): Promise<string> {
		const seconds = Math.floor(signedAt / 1000);
		return new SignJWT({ sid: sessionId })
			.setProtectedHeader({ alg: 'HS256', typ: typeOf(use) })
			.setIssuer(issuer)
			.setAudience(audienceOf(use))
			.setSubject(accountId)
			.setIssuedAt(seconds)
			.setExpirationTime(seconds + sessionSeconds)
			.sign(key);
	}

	return {
		async sign(use, holder) {
			const signedAt = now();
			if (use !== 'media') return sign(use, holder, signedAt);
			const name = JSON.stringify(holder);
			const earlier = mediaTokens.get(name);
			if (earlier && earlier.signedAt <= signedAt && signedAt - earlier.signedAt < mediaTokenReuse)
				return earlier.token;
			if (mediaTokens.size >= cacheSize) mediaTokens.clear();
			const token = sign(use, holder, signedAt);
			mediaTokens.set(name, { token, signedAt });
			return token;
		},
		async verify(use, token) {
			const name = `${use} ${token}`;
			const before = cache.get(name);
			if (before && before.endsAt > now()) return { accountId: before.accountId, sessionId: before.sessionId };
			const verified = await verify(key, use, token, new Date(now()));
			if (!verified) return null;
			const { endsAt, ...holder } = verified;
			if (cache.size >= cacheSize) cache.clear();
			cache.set(name, { ...holder, endsAt });
			return holder;
		},
	};
}

async function verify(
	key: webcrypto.CryptoKey,
	use: TokenUse,
	token: string,
	currentDate: Date,
): Promise<(TokenSubject & { endsAt: number }) | null> {
	try {
		const { payload } = await jwtVerify(token, key, {
			algorithms: ['HS256'],
			typ: typeOf(use),
			issuer,
			audience: audienceOf(use),
			requiredClaims: ['sub', 'sid', 'exp', 'iat'],
			// Also rejects tokens issued in the future.
			maxTokenAge: sessionSeconds,
			clockTolerance: 60,
			currentDate,
		});
		const { sub, sid, exp } = payload;
		return sub && typeof sid === 'string' && exp ? { accountId: sub, sessionId: sid, endsAt: exp * 1000 } : null;
	} catch (error) {
		if (error instanceof JOSEError) return null;
		throw error;
	}
}

/** The secret in the data folder, created at the first start and readable by its owner only. */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
	const file = join(dataDir, 'jwt-secret');
	const secret = await readFile(file, 'utf8').catch(() => null);
	if (secret === null) return createSecret(file);
	if (Buffer.byteLength(secret.trim()) < secretBytes) {
		throw new StartError(
			`${file} is too short for a secret. Delete it to have a new one made (everybody logs in again).`,
		);
	}
	return secret.trim();
}

async function createSecret(file: string): Promise<string> {
	const secret = randomBytes(secretBytes).toString('base64url');
	try {
		await writeFile(file, secret, { mode: 0o600, flag: 'wx', flush: true });
	} catch (cause) {
		throw new StartError(`${file} cannot be written or read.`, { cause });
	}
	return secret;
}

function audienceOf(use: TokenUse): string {
	return `${issuer}-${use}`;
}

function typeOf(use: TokenUse): string {
	return use === 'api' ? 'at+jwt' : 'media+jwt';
}
