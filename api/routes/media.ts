import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { mediaEndpoint, narrationEndpoint } from '../../shared/contract/endpoints.ts';
import { type ByteRange, parseByteRange } from '../../shared/rules/byte-range.ts';
import { createAuthenticator } from '../accounts/authenticate.ts';
import type { Principal } from '../accounts/principal.ts';
import type { AppContext } from '../app/context.ts';
import { HttpError, noSession, notFound } from '../app/errors.ts';
import type { MediaFile } from '../media/media-store.ts';
import { canReadMedia } from '../media/media-use.ts';
import { hearNarration } from '../stories/hear-narration.ts';
import type { Env } from './env.ts';
import { readMediaCookie } from './media-cookie.ts';
import { bearerToken } from './require-auth.ts';
import { type Route, route } from './route.ts';

const types = { webp: 'image/webp', mp3: 'audio/mpeg' } as const;

/** Pictures and narration, for accounts that may read a story that uses them. HEAD is answered like GET without a body. */
export function mediaRoutes(context: AppContext): Route[] {
	const authenticate = createAuthenticator(context);

	async function requirePrincipal(c: Context<Env>): Promise<Principal> {
		const token = bearerToken(c.req.header('authorization'));
		const cookie = readMediaCookie(c, context.config.secure);
		const principal =
			(token && (await authenticate('api', token))) || (cookie && (await authenticate('media', cookie)));
		if (!principal) throw noSession();
		return principal;
	}

	return [
		route(mediaEndpoint, async ({ c, params: { name } }) => {
			const principal = await requirePrincipal(c);
			const file = (await canReadMedia(context.db, principal, name)) ? await context.media.read(name) : null;
			if (!file) throw notFound();
			return sendFile(c, name, file);
		}),
		route(narrationEndpoint, async ({ c, params: { storyId, chapterId } }) => {
			const principal = await requirePrincipal(c);
			const heard = await hearNarration(context, principal, { storyId, chapterId }, c.req.raw.signal);
			c.header('Cache-Control', 'no-store');
			// No error: browsers would write one to the console.
			if (heard === null) return c.body(null, 204);
			if (typeof heard === 'string') return c.redirect(heard);
			c.header('Content-Type', types.mp3);
			// Its length is not known yet, and it has no parts.
			c.header('Accept-Ranges', 'none');
			return c.body(heard);
		}),
	];
}

async function sendFile(c: Context<Env>, name: string, file: MediaFile): Promise<Response> {
	const etag = `"${name}"`;
	const isKnown = !!c.req.header('if-none-match')?.includes(etag);
	const range = isKnown ? 'whole' : requestedRange(c, etag, file);
	c.header(
		'Content-Type',
		(types as Readonly<Record<string, string>>)[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
	);
	c.header('Cache-Control', 'private, max-age=31536000, immutable');
	c.header('Accept-Ranges', 'bytes');
	c.header('ETag', etag);
	if (isKnown) return c.body(null, 304);
	if (range === 'whole') return streamRange(c, file, { from: 0, to: file.size - 1 }, 200);
	c.header('Content-Range', `bytes ${range.from}-${range.to}/${file.size}`);
	return streamRange(c, file, range, 206);
}

/** Throws 416 for a range outside the file. Must run before the file's headers are set: the error answer would carry them too. */
function requestedRange(c: Context<Env>, etag: string, { size }: MediaFile): ByteRange | 'whole' {
	const ifRange = c.req.header('if-range');
	if (ifRange && ifRange !== etag) return 'whole';
	const range = parseByteRange(c.req.header('range'), size);
	if (range !== 'outside') return range;
	c.header('Content-Range', `bytes */${size}`);
	throw new HttpError(416, 'range-not-satisfiable', 'There is nothing in this part of the file.');
}

async function streamRange(
	c: Context<Env>,
	file: MediaFile,
	{ from, to }: ByteRange,
	status: 200 | 206,
): Promise<Response> {
	c.header('Content-Length', String(to - from + 1));
	if (c.req.method === 'HEAD') return c.body(null, status);
	return c.body(Readable.toWeb(await file.stream(from, to)) as ReadableStream, status);
}
