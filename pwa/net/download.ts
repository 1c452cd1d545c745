import { fetchResponse, readError } from './request.ts';
import { RequestError, unexpectedResponse } from './request-error.ts';
import { readToken } from './token.ts';

export type DownloadedFile = { name: string; bytes: Blob };

/** Milliseconds: a large archive may take long over a slow connection. */
const downloadTimeout = 60 * 60 * 1000;

/** Downloads a file of the given media type, with the name that the server gives it. Throws RequestError. */
export async function download(path: string, type: string): Promise<DownloadedFile> {
	const token = readToken();
	const response = await fetchResponse({ method: 'GET', path, timeout: downloadTimeout }, {}, token);
	if (!response.ok) throw await readError(response, token);
	if (response.headers.get('Content-Type') !== type) throw unexpectedResponse();
	const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
	return { name: name ?? 'everbranch', bytes: await readBytes(response) };
}

async function readBytes(response: Response): Promise<Blob> {
	try {
		return await response.blob();
	} catch {
		throw new RequestError('The line was cut before all of it had come. Please try again.', 0, 'cut-off');
	}
}
