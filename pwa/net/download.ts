import { CallError, unexpectedAnswer } from './call-error.ts';
import { reach, refusalOf } from './reach.ts';
import { readToken } from './token.ts';

export type Downloaded = { name: string; bytes: Blob };

/** A large archive may come over a slow line: only one that is stuck takes so long. In milliseconds. */
const longest = 60 * 60 * 1000;

/** Fetches a file of this server of the given media type, with the name that the server gives it. Throws CallError. */
export async function download(path: string, type: string): Promise<Downloaded> {
	const token = readToken();
	const response = await reach({ method: 'GET', path, timeout: longest }, {}, token);
	if (!response.ok) throw await refusalOf(response, token);
	if (response.headers.get('Content-Type') !== type) throw unexpectedAnswer();
	const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
	return { name: name ?? 'everbranch', bytes: await bytesOf(response) };
}

async function bytesOf(response: Response): Promise<Blob> {
	try {
		return await response.blob();
	} catch {
		throw new CallError('The line was cut before all of it had come. Please try again.', 0, 'cut-off');
	}
}
