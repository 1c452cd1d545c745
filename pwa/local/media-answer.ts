import { rangeOf } from '../../shared/byte-range.ts';
import { mediaNameOf } from '../net/media.ts';
import type { Library } from './database.ts';
import { openSessionLibrary } from './device.ts';
import { keepMedia, type Media, mediaBytes, noteUsed } from './media.ts';
import { type Brought, bring } from './media-bring.ts';
import { placeOf } from './media-files.ts';

/** Takes work that goes on after the answer, as a worker's event does. */
type Later = (work: Promise<unknown>) => void;

/** The files on their way, by library and name: what a page asks for twice comes once. */
const underWay = new Map<string, Promise<Brought>>();

/**
 * Answers `/api/media/<name>` from the library of whoever is logged in on this device, and else from the network, which is
 * kept. Without a network another size of the same picture stands in; where there is none, the answer is a network error.
 */
export async function answerMedia(request: Request, later: Later): Promise<Response> {
	const name = mediaNameOf(request.url) ?? '';
	const library = await openedLibrary();
	const here = library && (await mediaBytes(library, name).catch(() => null));
	if (library && here) {
		later(noteUsed(library, name).catch(() => {}));
		return responseOf(here, request);
	}
	try {
		const brought = await (library ? once(library, name, later) : bring(name));
		return 'media' in brought ? responseOf(brought.media, request) : brought.answer.clone();
	} catch {
		const standIn = library && (await otherSizeOf(library, name).catch(() => null));
		return standIn ? responseOf(standIn, request) : Response.error();
	}
}

async function openedLibrary(): Promise<Library | null> {
	try {
		return await openSessionLibrary();
	} catch {
		return null;
	}
}

function once(library: Library, name: string, later: Later): Promise<Brought> {
	const key = `${library.name}/${name}`;
	const known = underWay.get(key);
	if (known) return known;
	const coming = bring(name).finally(() => underWay.delete(key));
	underWay.set(key, coming);
	later(coming.then((brought) => keep(library, name, brought)).catch(() => {}));
	return coming;
}

/** What is shown of another family's story, as to an admin, is not kept. */
async function keep(library: Library, name: string, brought: Brought): Promise<void> {
	const place = 'media' in brought && (await placeOf(library, name));
	if (place) await keepMedia(library, { ...brought.media, name, storyId: place.storyId });
}

async function otherSizeOf(library: Library, name: string): Promise<Media | null> {
	const { otherSizes } = (await placeOf(library, name)) ?? { otherSizes: [] };
	for (const size of otherSizes) {
		const media = await mediaBytes(library, size);
		if (media) return media;
	}
	return null;
}

/** The whole, or the part that is asked for. A file never changes: whatever If-Range names is what is here. */
export function responseOf({ type, bytes }: Media, request: Request): Response {
	const size = bytes.byteLength;
	const range = rangeOf(request.headers.get('Range') ?? undefined, size);
	const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes', 'X-Content-Type-Options': 'nosniff' };
	if (range === 'whole') return new Response(bytes, { headers: { ...headers, 'Content-Length': String(size) } });
	if (range === 'outside') {
		return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
	}
	const { from, to } = range;
	return new Response(bytes.slice(from, to + 1), {
		status: 206,
		headers: { ...headers, 'Content-Length': String(to - from + 1), 'Content-Range': `bytes ${from}-${to}/${size}` },
	});
}
