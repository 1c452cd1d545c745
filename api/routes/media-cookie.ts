import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { SESSION_SECONDS } from '../accounts/tokens.ts';

const name = 'media';
const always = { httpOnly: true, sameSite: 'Strict' } as const;

/**
 * By https the name has the prefix `__Host-`, which only this very server can set: no neighbour under the same domain. Browsers
 * take that prefix for the path / only. In a house without https the cookie is at least sent with nothing but media.
 */
const placeOf = (secure: boolean) =>
	secure ? ({ ...always, prefix: 'host', path: '/', secure } as const) : ({ ...always, path: '/api/media' } as const);

/** `<img>` and `<audio>` send no bearer token: this cookie opens pictures and narration, and nothing else. */
export function giveMediaCookie(c: Context, token: string, secure: boolean): void {
	setCookie(c, name, token, { ...placeOf(secure), maxAge: SESSION_SECONDS });
}

/** The browser also forgets the pictures that it keeps by itself: what it keeps knows no accounts. */
export function takeMediaCookie(c: Context, secure: boolean): void {
	deleteCookie(c, name, placeOf(secure));
	c.header('Clear-Site-Data', '"cache"');
}

export function mediaCookieOf(c: Context, secure: boolean): string | undefined {
	return secure ? getCookie(c, name, 'host') : getCookie(c, name);
}
