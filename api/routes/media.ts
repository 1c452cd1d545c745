import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { type ByteRange, rangeOf } from '../../shared/byte-range.ts';
import type { Reader } from '../accounts/reader.ts';
import { whoAsks } from '../accounts/who-asks.ts';
import { notFound, Refusal } from '../errors.ts';
import type { MediaFile } from '../media/media-store.ts';
import { mayReadMedia } from '../media/media-use.ts';
import type { Parts } from '../parts.ts';
import type { Env } from './env.ts';
import { mediaCookieOf } from './media-cookie.ts';
import { bearerOf, noSession } from './signed-in.ts';

const types: Readonly<Record<string, string>> = { webp: 'image/webp', mp3: 'audio/mpeg' };

/** Pictures and narration, for those who may read a story that shows them. HEAD is answered as GET without a body. */
export function mediaRoutes(parts: Parts): Hono<Env> {
	const readerOf = whoAsks(parts);

	async function readerHere(c: Context<Env>): Promise<Reader> {
		const token = bearerOf(c.req.header('authorization'));
		const cookie = mediaCookieOf(c, parts.config.secure);
		const reader = (token && (await readerOf('api', token))) || (cookie && (await readerOf('media', cookie)));
		if (!reader) throw noSession();
		return reader;
	}

	return new Hono<Env>().get('/api/media/:name', async (c) => {
		const name = c.req.param('name');
		const reader = await readerHere(c);
		const file = (await mayReadMedia(parts.db, reader, name)) ? await parts.media.read(name) : null;
		if (!file) throw notFound();
		return answer(c, name, file);
	});
}

function answer(c: Context<Env>, name: string, file: MediaFile): Response {
	const etag = `"${name}"`;
	const isKnown = !!c.req.header('if-none-match')?.includes(etag);
	const range = isKnown ? 'whole' : rangeAskedFor(c, etag, file);
	c.header('Content-Type', types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
	c.header('Cache-Control', 'private, max-age=31536000, immutable');
	c.header('Accept-Ranges', 'bytes');
	c.header('ETag', etag);
	if (isKnown) return c.body(null, 304);
	if (range === 'whole') return stream(c, file, { from: 0, to: file.size - 1 }, 200);
	c.header('Content-Range', `bytes ${range.from}-${range.to}/${file.size}`);
	return stream(c, file, range, 206);
}

/** Throws a 416 when the file has none of it. Must come before the headers of the file: a refusal would carry them, too. */
function rangeAskedFor(c: Context<Env>, etag: string, { size }: MediaFile): ByteRange | 'whole' {
	const ifRange = c.req.header('if-range');
	if (ifRange && ifRange !== etag) return 'whole';
	const range = rangeOf(c.req.header('range'), size);
	if (range !== 'outside') return range;
	c.header('Content-Range', `bytes */${size}`);
	throw new Refusal(416, 'range-not-satisfiable', 'There is nothing in this part of the file.');
}

function stream(c: Context<Env>, file: MediaFile, { from, to }: ByteRange, status: 200 | 206): Response {
	c.header('Content-Length', String(to - from + 1));
	if (c.req.method === 'HEAD') return c.body(null, status);
	return c.body(Readable.toWeb(file.stream(from, to)) as ReadableStream, status);
}
