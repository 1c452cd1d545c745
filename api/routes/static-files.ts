import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { apiPath, isBelow, socketPath } from '../../shared/contract/endpoints.ts';
import type { Env } from './env.ts';

/**
 * The paths of screens (product 2.1). The app redirects from other paths; the status 404 tells crawlers that they do not exist.
 */
const screenPath =
	/^\/(login|register|privacy-policy|terms-of-service|create|profile|upgrade|payment\/(success|cancel)|story\/[^/]+(\/(map|gamebook))?|admin(\/.*)?)?\/?$/;

/** Assets of previous builds, latest first (scripts/earlier-builds.ts). */
const earlierBuilds = ['.earlier/1', '.earlier/2', '.earlier/3'];

/**
 * Serves the built app. Every navigation gets the app's page, because screens have paths of their own. A page from before an
 * update still finds the assets it was built with.
 */
export function staticRoutes(folder: string): Hono<Env> {
	const file = serveFolder(folder);
	const app = serveStatic<Env>({ root: folder, path: 'index.html', precompressed: true });

	const earlier = earlierBuilds.map((build) => join(folder, build)).filter((root) => existsSync(root));

	return new Hono<Env>()
		.use(
			createMiddleware(async (c, next) => {
				if (isHidden(c.req.path)) return c.notFound();
				c.header('Cache-Control', isNamedByContent(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
				await next();
			}),
		)
		.get('*', file)
		.on('GET', ['/assets/*'], ...earlier.map(serveFolder))
		.get('*', async (c, next) => {
			if (!isNavigation(c.req.path, c.req.header('accept'))) return next();
			const page = await app(c, next);
			if (!page || screenPath.test(c.req.path)) return page;
			return new Response(page.body, { status: 404, headers: page.headers });
		});
}

/** The hashes of the style elements in the app's page, for the content security policy. */
export function inlineStyleHashes(folder: string): string[] {
	const file = join(folder, 'index.html');
	if (!existsSync(file)) return [];
	const styles = readFileSync(file, 'utf8').matchAll(/<style>(.*?)<\/style>/gs);
	return [...styles].map(([, rules = '']) => `sha256-${createHash('sha256').update(rules).digest('base64')}`);
}

/** Serves the files of a folder, without following symbolic links out of it. */
function serveFolder(root: string): MiddlewareHandler<Env> {
	const file = serveStatic<Env>({ root, precompressed: true });
	return (c, next) => (isOutside(root, c.req.path) ? next() : file(c, next));
}

function isOutside(root: string, path: string): boolean {
	try {
		const place = realpathSync.native(root);
		return !`${realpathSync.native(join(root, path))}${sep}`.startsWith(`${place}${sep}`);
	} catch {
		// No such file: the next handler answers 404.
		return false;
	}
}

/** Dotfiles and source maps are not public. */
function isHidden(path: string): boolean {
	return path.includes('/.') || path.endsWith('.map');
}

function isNamedByContent(path: string): boolean {
	return path.startsWith('/assets/');
}

function isNavigation(path: string, accept: string | undefined): boolean {
	return !!accept?.includes('text/html') && ![apiPath, socketPath, '/assets'].some((parent) => isBelow(parent, path));
}
