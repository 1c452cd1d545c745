import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sessionSeconds } from '../accounts/tokens.ts';

const cookieName = 'media';
const commonOptions = { httpOnly: true, sameSite: 'Strict' } as const;

/**
 * By https the name has the prefix `__Host-`, which only this very server can set: no neighbour under the same domain. Browsers
 * take that prefix for the path / only. In a house without https the cookie is at least sent with nothing but media.
 */
const cookieOptions = (secure: boolean) =>
	secure
		? ({ ...commonOptions, prefix: 'host', path: '/', secure } as const)
		: ({ ...commonOptions, path: '/api/media' } as const);

/** `<img>` and `<audio>` send no bearer token: this cookie opens pictures and narration, and nothing else. */
export function setMediaCookie(c: Context, token: string, secure: boolean): void {
	setCookie(c, cookieName, token, { ...cookieOptions(secure), maxAge: sessionSeconds });
}

/** The browser also forgets the pictures that it keeps by itself: what it keeps knows no accounts. */
export function clearMediaCookie(c: Context, secure: boolean): void {
	deleteCookie(c, cookieName, cookieOptions(secure));
	c.header('Clear-Site-Data', '"cache"');
}

export function readMediaCookie(c: Context, secure: boolean): string | undefined {
	return secure ? getCookie(c, cookieName, 'host') : getCookie(c, cookieName);
}
