import * as z from 'zod/mini';

const placeholderPattern = /change.?(me|this|it)|placeholder|example|your.?(jwt|secret|key)/i;

/** The key that signs sessions. Random text passes, also in hexadecimal; placeholders and short secrets do not. */
export const JwtSecret = z
	.string()
	.check(z.maxLength(4096))
	.check(z.refine((secret) => Buffer.byteLength(secret) >= 32, 'must have at least 32 bytes'))
	.check(z.refine(isNoPlaceholder, 'must be random, as of `openssl rand -base64 32`, and no example'));

function isNoPlaceholder(secret: string): boolean {
	return new Set(secret).size >= 8 && !placeholderPattern.test(secret);
}
