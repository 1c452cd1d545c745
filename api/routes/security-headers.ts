import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';

/** Tried in Chromium with a service worker, blob pictures and sound, sockets and React: nothing but what is ours runs. */
const contentSecurityPolicy = (inlineStyles: readonly string[]) =>
	[
		"default-src 'none'",
		"script-src 'self'",
		["style-src 'self'", ...inlineStyles.map((hash) => `'${hash}'`)].join(' '),
		"style-src-attr 'none'",
		"img-src 'self' blob: data:",
		"media-src 'self' blob:",
		"font-src 'self'",
		"connect-src 'self'",
		"worker-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"object-src 'none'",
		"frame-src 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
		// The one policy that lets the page register its service worker.
		'trusted-types app-sw',
	].join('; ');

/** What is data can do nothing at all in a browser that opens it as a page, whatever a name or a story holds. */
const apiContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

type Header = readonly [name: string, value: string];

const commonHeaders: readonly Header[] = [
	['X-Content-Type-Options', 'nosniff'],
	['Referrer-Policy', 'no-referrer'],
	['Cross-Origin-Opener-Policy', 'same-origin'],
	['Cross-Origin-Resource-Policy', 'same-origin'],
	['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
];

/** What every answer carries, also one that does not come from the app. `secure`: browsers reach the server by https. */
export function baseHeaders(secure: boolean): readonly Header[] {
	// For this name only: what else its owner has beside it may have no https.
	return secure ? [...commonHeaders, ['Strict-Transport-Security', 'max-age=31536000']] : commonHeaders;
}

/** What an answer of the API carries: nobody keeps it, and no browser runs it. */
export function apiHeaders(secure: boolean): readonly Header[] {
	return [...baseHeaders(secure), ['Content-Security-Policy', apiContentSecurityPolicy], ['Cache-Control', 'no-store']];
}

/**
 * Set before the handler runs, so that refusals carry them too and a handler can say otherwise. `inlineStyles`: the hashes
 * (`sha256-…`) of the style elements that the app's own page holds.
 */
export function securityHeaders(secure: boolean, inlineStyles: readonly string[]) {
	const data = apiHeaders(secure);
	const screens: readonly Header[] = [
		...baseHeaders(secure),
		['Content-Security-Policy', contentSecurityPolicy(inlineStyles)],
	];
	return createMiddleware<Env>(async (c, next) => {
		for (const [name, value] of isApiPath(c.req.path) ? data : screens) c.header(name, value);
		await next();
	});
}

function isApiPath(path: string): boolean {
	return path === '/api' || path.startsWith('/api/');
}
