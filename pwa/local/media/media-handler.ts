import { parseByteRange } from '../../../shared/rules/byte-range.ts';
import { mediaNameOf } from '../../net/media.ts';
import { openSessionLibrary } from '../library/current-library.ts';
import type { Library } from '../library/database.ts';
import { type DownloadResult, downloadMedia } from './download-media.ts';
import { locateMedia } from './media-files.ts';
import { type Media, markUsed, readMedia, storeMedia } from './media-store.ts';

/** Takes work that goes on after the answer, as a worker's event does. */
type WaitUntil = (work: Promise<unknown>) => void;

/** The files on their way, by library and name: what a page asks for twice comes once. */
const downloads = new Map<string, Promise<DownloadResult>>();

/**
 * Answers `/api/media/<name>` from the library of whoever is logged in on this device, and else from the network, which is
 * kept. Without a network another size of the same picture stands in; where there is none, the answer is a network error.
 */
export async function handleMediaRequest(request: Request, waitUntil: WaitUntil): Promise<Response> {
	const name = mediaNameOf(request.url) ?? '';
	const library = await sessionLibraryOrNull();
	const here = library && (await readMedia(library, name).catch(() => null));
	if (library && here) {
		waitUntil(markUsed(library, name).catch(() => {}));
		return mediaResponse(here, request);
	}
	try {
		const brought = await (library ? downloadOnce(library, name, waitUntil) : downloadMedia(name));
		return 'media' in brought ? mediaResponse(brought.media, request) : brought.answer.clone();
	} catch {
		const otherSize = library && (await findOtherSize(library, name).catch(() => null));
		return otherSize ? mediaResponse(otherSize, request) : Response.error();
	}
}

async function sessionLibraryOrNull(): Promise<Library | null> {
	try {
		return await openSessionLibrary();
	} catch {
		return null;
	}
}

function downloadOnce(library: Library, name: string, waitUntil: WaitUntil): Promise<DownloadResult> {
	const key = `${library.name}/${name}`;
	const known = downloads.get(key);
	if (known) return known;
	const coming = downloadMedia(name).finally(() => downloads.delete(key));
	downloads.set(key, coming);
	waitUntil(coming.then((brought) => storeDownload(library, name, brought)).catch(() => {}));
	return coming;
}

/** What is shown of another family's story, as to an admin, is not kept. */
async function storeDownload(library: Library, name: string, brought: DownloadResult): Promise<void> {
	const place = 'media' in brought && (await locateMedia(library, name));
	if (place) await storeMedia(library, { ...brought.media, name, storyId: place.storyId });
}

async function findOtherSize(library: Library, name: string): Promise<Media | null> {
	const { otherSizes } = (await locateMedia(library, name)) ?? { otherSizes: [] };
	for (const size of otherSizes) {
		const media = await readMedia(library, size);
		if (media) return media;
	}
	return null;
}

/** The whole, or the part that is asked for. A file never changes: whatever If-Range names is what is here. */
export function mediaResponse({ type, bytes }: Media, request: Request): Response {
	const size = bytes.byteLength;
	const range = parseByteRange(request.headers.get('Range') ?? undefined, size);
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
