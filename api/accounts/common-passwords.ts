import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { User } from '../../shared/contract/user.ts';
import type { Config } from '../app/config.ts';
import { HttpError } from '../app/errors.ts';

/**
 * The 3,000 most used passwords of six characters and more, and those of twelve and more among the next forty thousand: of
 * each the first five bytes of its SHA-256, since many of them are nothing for a reader of sources. See NOTICE.
 */
const entryBytes = 5;
const commonHashes = readEntries(readFileSync(new URL('./common-passwords.bin', import.meta.url)));

/** Whether it is what a program guesses first, in whichever case it is written. */
export function isCommonPassword(password: string): boolean {
	return commonHashes.has(hashPrefix(password)) || commonHashes.has(hashPrefix(password.toLowerCase()));
}

/**
 * Throws 400 for a new password that many people use: for an admin's always, for a family's where the operator wants it.
 * `path` is the field that it stands in.
 */
export function requireUncommonPassword(
	{ commonPasswords }: Pick<Config, 'commonPasswords'>,
	role: User['role'],
	password: string,
	path: string,
): void {
	if ((role !== 'admin' && commonPasswords === 'allowed') || !isCommonPassword(password)) return;
	const message = 'Many people use this password, so it is guessed easily. Please choose another one';
	throw new HttpError(400, 'invalid-input', message, { issues: [{ path, message }] });
}

function readEntries(bytes: Buffer): ReadonlySet<string> {
	const starts = Array.from({ length: bytes.length / entryBytes }, (_, index) => index * entryBytes);
	return new Set(starts.map((start) => bytes.toString('hex', start, start + entryBytes)));
}

function hashPrefix(password: string): string {
	return createHash('sha256')
		.update(password)
		.digest('hex')
		.slice(0, entryBytes * 2);
}
