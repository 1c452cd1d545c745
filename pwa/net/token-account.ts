/* Separate from token.ts, which a service worker cannot use: it has no local storage. */

let boundAccountId: string | null = null;

/** The account whose library is open in this window; `readToken` returns only its tokens. Null without an open library. */
export function tokenAccount(): string | null {
	return boundAccountId;
}

/** Restricts `readToken` in this window to one account; null removes the restriction. */
export function restrictTokensTo(accountId: string | null): void {
	boundAccountId = accountId;
}

/** The account id in a token's `sub` claim (RFC 7519); null for an invalid token. Does not verify the token. */
export function accountOfToken(token: string | null | undefined): string | null {
	try {
		const claims = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
		const { sub } = JSON.parse(atob(claims));
		return typeof sub === 'string' ? sub : null;
	} catch {
		return null;
	}
}
