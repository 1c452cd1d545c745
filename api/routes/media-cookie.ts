import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { mediaPath } from '../../shared/contract/endpoints.ts';
import { sessionSeconds } from '../accounts/tokens.ts';

const cookieName = 'media';
const commonOptions = { httpOnly: true, sameSite: 'Strict' } as const;

/**
 * With https the name has the prefix `__Host-`, so that no other host of the domain can set it; browsers require the path / for
 * it. Without https the path limits the cookie to media.
 */
const cookieOptions = (secure: boolean) =>
	secure
		? ({ ...commonOptions, prefix: 'host', path: '/', secure } as const)
		: ({ ...commonOptions, path: mediaPath } as const);

/** `<img>` and `<audio>` send no bearer token: this cookie authorizes media requests, and nothing else. */
export function setMediaCookie(c: Context, token: string, secure: boolean): void {
	setCookie(c, cookieName, token, { ...cookieOptions(secure), maxAge: sessionSeconds });
}

/** Also clears the browser's HTTP cache, which does not know accounts. */
export function clearMediaCookie(c: Context, secure: boolean): void {
	deleteCookie(c, cookieName, cookieOptions(secure));
	c.header('Clear-Site-Data', '"cache"');
}

export function readMediaCookie(c: Context, secure: boolean): string | undefined {
	return secure ? getCookie(c, cookieName, 'host') : getCookie(c, cookieName);
}
