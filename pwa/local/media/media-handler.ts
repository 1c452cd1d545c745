import { parseByteRange } from '../../../shared/rules/byte-range.ts';
import { mediaNameOf } from '../../net/media.ts';
import { openSessionLibrary } from '../library/current-library.ts';
import type { Library } from '../library/database.ts';
import { type DownloadResult, downloadMedia } from './download-media.ts';
import { locateMedia } from './media-files.ts';
import { type Media, markUsed, readMedia, storeMedia } from './media-store.ts';

/** As `ExtendableEvent.waitUntil`. */
type WaitUntil = (work: Promise<unknown>) => void;

/** Downloads in progress, by library and file name, so that requests for the same file share one. */
const downloads = new Map<string, Promise<DownloadResult>>();

/**
 * Answers `/api/media/<name>` from the library of the session on this device, or else from the network, and stores what comes
 * from there. Without a network, answers with another size of the same picture, or with a network error.
 */
export async function handleMediaRequest(request: Request, waitUntil: WaitUntil): Promise<Response> {
	const name = mediaNameOf(request.url) ?? '';
	const library = await sessionLibraryOrNull();
	const stored = library && (await readMedia(library, name).catch(() => null));
	if (library && stored) {
		waitUntil(markUsed(library, name).catch(() => {}));
		return mediaResponse(stored, request);
	}
	try {
		const result = await (library ? downloadOnce(library, name, waitUntil) : downloadMedia(name));
		return 'media' in result ? mediaResponse(result.media, request) : result.answer.clone();
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
	const current = downloads.get(key);
	if (current) return current;
	const download = downloadMedia(name).finally(() => downloads.delete(key));
	downloads.set(key, download);
	waitUntil(download.then((brought) => storeDownload(library, name, brought)).catch(() => {}));
	return download;
}

/** Files of stories outside the library (an admin sees them) are not stored. */
async function storeDownload(library: Library, name: string, result: DownloadResult): Promise<void> {
	const location = 'media' in result && (await locateMedia(library, name));
	if (location) await storeMedia(library, { ...result.media, name, storyId: location.storyId });
}

async function findOtherSize(library: Library, name: string): Promise<Media | null> {
	const { otherSizes } = (await locateMedia(library, name)) ?? { otherSizes: [] };
	for (const size of otherSizes) {
		const media = await readMedia(library, size);
		if (media) return media;
	}
	return null;
}

/** The whole file, or the requested range. A file never changes, so `If-Range` always matches. */
function mediaResponse({ type, bytes }: Media, request: Request): Response {
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
