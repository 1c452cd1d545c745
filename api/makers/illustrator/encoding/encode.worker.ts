import type { MessagePort } from 'node:worker_threads';
import sharp from 'sharp';
import type { PictureSizes } from '../../makers.ts';
import { encodePictureSizes, encodeReferencePicture } from './encode.ts';

// Its own threads have the rank of the main thread, and would take the cores from it.
sharp.concurrency(1);

/** `proof`: hears the medium page first, while the large one is still in the making. */
export type EncodeRequest = { bytes: Uint8Array } & ({ as: 'pages'; preview: MessagePort } | { as: 'reference' });
export type EncodeResult = { pages: PictureSizes; reference: null } | { pages: null; reference: Uint8Array };

/** The thread that makes files of a provider's pictures. */
export default async function encodeInThread(asked: EncodeRequest): Promise<EncodeResult> {
	if (asked.as === 'reference') return { pages: null, reference: await encodeReferencePicture(asked.bytes) };
	const pages = await encodePictureSizes(asked.bytes, (medium) => asked.preview.postMessage(medium));
	return { pages, reference: null };
}
