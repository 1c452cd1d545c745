/* Apart from token.ts, which a service worker cannot use: it has no local storage. */

let boundAccountId: string | null = null;

/** The account whose library is open in this window, and whose tokens alone it reads; null while none is. */
export function tokenAccount(): string | null {
	return boundAccountId;
}

/** Restricts `readToken` in this window to one account; null removes the restriction. */
export function restrictTokensTo(accountId: string | null): void {
	boundAccountId = accountId;
}

/** The account that a token stands for, as the token itself says (RFC 7519, `sub`); null for what is no token. */
export function accountOfToken(token: string | null | undefined): string | null {
	try {
		const claims = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
		const { sub } = JSON.parse(atob(claims));
		return typeof sub === 'string' ? sub : null;
	} catch {
		return null;
	}
}
