import { accountOfToken, tokenAccount } from './token-account.ts';

/** Where product 9.10 keeps the bearer token: local storage, under this key. */
const key = 'token';

/**
 * The token of the session on this device; null without a session, and when another window has logged in a different
 * account.
 */
export function readToken(): string | null {
	const token = localStorage.getItem(key);
	const holder = tokenAccount();
	return holder === null || accountOfToken(token) === holder ? token : null;
}

export function storeToken(token: string): void {
	localStorage.setItem(key, token);
}

/** Removes the token, unless another window has logged in another account meanwhile. */
export function removeToken(): void {
	if (readToken()) localStorage.removeItem(key);
	// Earlier builds stored the account's id here.
	localStorage.removeItem('account');
}

/** Calls back when another window logs in or out. Returns how to stop listening. */
export function onTokenChangedElsewhere(callback: () => void): () => void {
	const stopped = new AbortController();
	const options = { signal: stopped.signal };
	addEventListener('storage', (event) => event.key === key && callback(), options);
	// A window that was frozen, or restored from the back/forward cache, gets no `storage` event.
	const check = () => tokenAccount() !== null && readToken() === null && callback();
	for (const event of ['pageshow', 'focus']) addEventListener(event, check, options);
	document.addEventListener('visibilitychange', check, options);
	return () => stopped.abort();
}
