import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTokens, loadOrCreateSecret, sessionSeconds } from './tokens.ts';

const secret = 'a secret that is long enough for a test';
const rosa = { accountId: 'rosa', sessionId: 'tablet' };
const start = Date.UTC(2026, 10, 21);

describe('a token', () => {
	it('identifies its subject, for one use only', async () => {
		const { sign, verify } = await createTokens(secret, () => start);
		const token = await sign('api', rosa);
		expect(await verify('api', token)).toEqual(rosa);
		expect(await verify('media', token)).toBeNull();
	});

	it('expires', async () => {
		let now = start;
		const { sign, verify } = await createTokens(secret, () => now);
		const token = await sign('api', rosa);
		now += (sessionSeconds - 1) * 1000;
		expect(await verify('api', token)).toEqual(rosa);
		now += 120_000;
		expect(await verify('api', token)).toBeNull();
	});

	it('for media is signed anew after an hour, and for each session', async () => {
		let now = start;
		const { sign, verify } = await createTokens(secret, () => now);
		const token = await sign('media', rosa);
		const phone = { ...rosa, sessionId: 'phone' };
		now += 59 * 60 * 1000;
		expect(await sign('media', rosa)).toBe(token);
		expect(await verify('media', await sign('media', phone))).toEqual(phone);
		now += 2 * 60 * 1000;
		const renewed = await sign('media', rosa);
		expect(renewed).not.toBe(token);
		now = start + sessionSeconds * 1000 + 30 * 60 * 1000;
		expect([await verify('media', token), await verify('media', renewed)]).toEqual([null, rosa]);
		now = start;
		expect(await verify('media', await sign('media', rosa))).toEqual(rosa);
	});

	it('is invalid before its time of issue', async () => {
		const { sign } = await createTokens(secret, () => start + 3_600_000);
		const { verify } = await createTokens(secret, () => start);
		expect(await verify('api', await sign('api', rosa))).toBeNull();
	});

	it('is invalid with another key, another algorithm, or without expiry', async () => {
		const { verify } = await createTokens(secret, () => start);
		const draft = () =>
			new SignJWT({ sid: 'tablet' })
				.setIssuer('everbranch')
				.setAudience('everbranch-api')
				.setSubject('rosa')
				.setIssuedAt(start / 1000);
		const key = new TextEncoder().encode(secret);
		const header = { alg: 'HS256', typ: 'at+jwt' };
		const end = start / 1000 + 60;
		expect(await verify('api', await draft().setProtectedHeader(header).setExpirationTime(end).sign(key))).toEqual(
			rosa,
		);
		const wrong = [
			await draft().setProtectedHeader(header).sign(key),
			await draft()
				.setProtectedHeader({ ...header, alg: 'HS512' })
				.setExpirationTime(end)
				.sign(Buffer.alloc(64, key)),
			await draft().setProtectedHeader({ alg: 'HS256' }).setExpirationTime(end).sign(key),
			await draft().setProtectedHeader(header).setExpirationTime(end).sign(Buffer.alloc(32, 'x')),
			'',
			'a.b.c',
		];
		for (const token of wrong) expect(await verify('api', token)).toBeNull();
	});
});

describe('the secret', () => {
	it('is created once, readable by its owner only', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'everbranch-secret-'));
		const made = await loadOrCreateSecret(folder);
		expect(Buffer.byteLength(made)).toBeGreaterThanOrEqual(32);
		expect((await stat(join(folder, 'jwt-secret'))).mode & 0o777).toBe(0o600);
		expect(await loadOrCreateSecret(folder)).toBe(made);
		await rm(folder, { recursive: true });
	});

	it('S14 is refused and left unchanged if it is too short', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'everbranch-secret-'));
		await writeFile(join(folder, 'jwt-secret'), 'short');
		await expect(loadOrCreateSecret(folder)).rejects.toThrow('too short');
		expect(await readFile(join(folder, 'jwt-secret'), 'utf8')).toBe('short');
		await rm(folder, { recursive: true });
	});
});
