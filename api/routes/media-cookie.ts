import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { SESSION_SECONDS } from '../accounts/tokens.ts';

const name = 'media';
const place = { path: '/api/media', httpOnly: true, sameSite: 'Strict' } as const;

/** `<img>` and `<audio>` send no bearer token: this cookie opens pictures and narration, and no other address sees it. */
export function giveMediaCookie(c: Context, token: string, secure: boolean): void {
	setCookie(c, name, token, { ...place, secure, maxAge: SESSION_SECONDS });
}

export function takeMediaCookie(c: Context, secure: boolean): void {
	deleteCookie(c, name, { ...place, secure });
}

export function mediaCookieOf(c: Context): string | undefined {
	return getCookie(c, name);
}
