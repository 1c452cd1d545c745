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

const always: readonly (readonly [string, string])[] = [
	['X-Content-Type-Options', 'nosniff'],
	['Referrer-Policy', 'no-referrer'],
	['Cross-Origin-Opener-Policy', 'same-origin'],
	['Cross-Origin-Resource-Policy', 'same-origin'],
	['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
];

/**
 * Set before the handler runs, so that refusals carry them too and a handler can say otherwise. `inlineStyles`: the hashes
 * (`sha256-…`) of the style elements that the app's own page holds.
 */
export function safeHeaders(secure: boolean, inlineStyles: readonly string[]) {
	const headers = [['Content-Security-Policy', contentSecurityPolicy(inlineStyles)] as const, ...always];
	if (secure) headers.push(['Strict-Transport-Security', 'max-age=31536000']);
	return createMiddleware<Env>(async (c, next) => {
		for (const [name, value] of headers) c.header(name, value);
		if (c.req.path.startsWith('/api')) c.header('Cache-Control', 'no-store');
		await next();
	});
}
