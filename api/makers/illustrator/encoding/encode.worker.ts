import type { MessagePort } from 'node:worker_threads';
import sharp from 'sharp';
import type { PictureSizes } from '../../makers.ts';
import { encodePictureSizes, encodeReferencePicture } from './encode.ts';

// sharp's own threads have normal priority, and would take the cores from the main thread.
sharp.concurrency(1);

/** `preview`: receives the medium size while the large one is still encoded. */
export type EncodeRequest = { bytes: Uint8Array } & ({ as: 'sizes'; preview: MessagePort } | { as: 'reference' });
export type EncodeResult = { pages: PictureSizes; reference: null } | { pages: null; reference: Uint8Array };

/** The program of the thread that encodes a provider's pictures. */
export default async function encodeInThread(request: EncodeRequest): Promise<EncodeResult> {
	if (request.as === 'reference') return { pages: null, reference: await encodeReferencePicture(request.bytes) };
	const pages = await encodePictureSizes(request.bytes, (medium) => request.preview.postMessage(medium));
	return { pages, reference: null };
}
