import { createMiddleware } from 'hono/factory';
import { apiPath, isBelow } from '../../shared/contract/endpoints.ts';
import type { Env } from './env.ts';

/** Tested in Chromium with service worker, blob media, sockets and React. */
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
		// The policy with which the page registers its service worker.
		'trusted-types app-sw',
	].join('; ');

/** For API answers opened as a page: nothing in them can run, whatever a name or story contains. */
const apiContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

type Header = readonly [name: string, value: string];

const commonHeaders: readonly Header[] = [
	['X-Content-Type-Options', 'nosniff'],
	['Referrer-Policy', 'no-referrer'],
	['Cross-Origin-Opener-Policy', 'same-origin'],
	['Cross-Origin-Resource-Policy', 'same-origin'],
	['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
];

/** Headers of every answer. `secure`: browsers reach the server by https. */
function baseHeaders(secure: boolean): readonly Header[] {
	// Without includeSubDomains: other hosts of the domain may have no https.
	return secure ? [...commonHeaders, ['Strict-Transport-Security', 'max-age=31536000']] : commonHeaders;
}

/** Headers of API answers: not cached, not executable. */
export function apiHeaders(secure: boolean): readonly Header[] {
	return [...baseHeaders(secure), ['Content-Security-Policy', apiContentSecurityPolicy], ['Cache-Control', 'no-store']];
}

/**
 * Sets the headers before the handler runs, so that errors carry them and a handler can override them. `inlineStyles`: the hashes
 * (`sha256-…`) of the style elements in the app's page.
 */
export function securityHeaders(secure: boolean, inlineStyles: readonly string[]) {
	const data = apiHeaders(secure);
	const screens: readonly Header[] = [
		...baseHeaders(secure),
		['Content-Security-Policy', contentSecurityPolicy(inlineStyles)],
	];
	return createMiddleware<Env>(async (c, next) => {
		for (const [name, value] of isBelow(apiPath, c.req.path) ? data : screens) c.header(name, value);
		await next();
	});
}
