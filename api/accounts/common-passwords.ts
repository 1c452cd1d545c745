import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { User } from '../../shared/contract/user.ts';
import type { Config } from '../app/config.ts';
import { HttpError } from '../app/errors.ts';

/**
 * The 3,000 most used passwords of six or more characters, and those of twelve or more among the next forty thousand. Stored as
 * the first five bytes of each SHA-256, because many are unfit for a source file. See NOTICE.
 */
const entryBytes = 5;
const commonHashes = readEntries(readFileSync(new URL('./common-passwords.bin', import.meta.url)));

/** Whether the password is in the list, in its own case or in lower case. */
export function isCommonPassword(password: string): boolean {
	return commonHashes.has(hashPrefix(password)) || commonHashes.has(hashPrefix(password.toLowerCase()));
}

/** Throws 400 for a common new password: always for an admin, for a family if the operator wants it. `path`: the input field. */
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
