import { afterEach, beforeEach, expect, it } from 'vitest';
import { tokenFor } from '../local/testing/token.ts';
import { readToken, removeToken, storeToken } from './token.ts';
import { accountOfToken, restrictTokensTo } from './token-account.ts';

const { localStorage } = globalThis;
let stored: Map<string, string>;
beforeEach(() => {
	stored = new Map();
	globalThis.localStorage = {
		getItem: (key) => stored.get(key) ?? null,
		setItem: (key, value) => void stored.set(key, value),
		removeItem: (key) => void stored.delete(key),
	} as Storage;
});
afterEach(() => {
	restrictTokensTo(null);
	globalThis.localStorage = localStorage;
});

it('any stored token is returned while no library is open, and only its own account’s afterwards', () => {
	storeToken(tokenFor('rosa'));
	expect(readToken()).toBe(tokenFor('rosa'));
	restrictTokensTo('rosa');
	expect(readToken()).toBe(tokenFor('rosa'));
	stored.set('token', tokenFor('juno'));
	expect(readToken()).toBeNull();
});

it('a token of another account is not removed', () => {
	restrictTokensTo('rosa');
	storeToken(tokenFor('juno'));
	removeToken();
	expect(stored.get('token')).toBe(tokenFor('juno'));
	restrictTokensTo('juno');
	removeToken();
	expect(stored.has('token')).toBe(false);
});

it('the account id is read from base64url, and is null for an invalid token', () => {
	// The two alphabets of base64 differ for `>>>` and `???`.
	const claims = Buffer.from(JSON.stringify({ aud: '>>>???', sub: 'rosa' })).toString('base64url');
	expect(claims).toMatch(/[-_]/);
	expect(accountOfToken(`header.${claims}.signature`)).toBe('rosa');
	const others = [null, undefined, '', 'a token', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('{"sub":7}')}.c`];
	expect(others.map(accountOfToken)).toEqual(others.map(() => null));
});
