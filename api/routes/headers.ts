import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';

/** Tried in Chromium with a service worker, blob pictures and sound, sockets and React: nothing but what is ours runs. */
const contentSecurityPolicy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
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
	['Content-Security-Policy', contentSecurityPolicy],
	['X-Content-Type-Options', 'nosniff'],
	['Referrer-Policy', 'no-referrer'],
	['Cross-Origin-Opener-Policy', 'same-origin'],
	['Cross-Origin-Resource-Policy', 'same-origin'],
	['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
];

/** Set before the handler runs, so that refusals carry them too and a handler can say otherwise. */
export function safeHeaders(secure: boolean) {
	const headers = secure ? [...always, ['Strict-Transport-Security', 'max-age=31536000'] as const] : always;
	return createMiddleware<Env>(async (c, next) => {
		for (const [name, value] of headers) c.header(name, value);
		if (c.req.path.startsWith('/api')) c.header('Cache-Control', 'no-store');
		await next();
	});
}
