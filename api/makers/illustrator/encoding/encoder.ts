import { MessageChannel } from 'node:worker_threads';
import type { PictureSizes } from '../../makers.ts';
import { createThread, rethrowAsMakerError } from '../../threads.ts';
import type { EncodeRequest, EncodeResult } from './encode.worker.ts';

/** Decoding and encoding take a tenth of a second; a busy server is slower, but not this slow. */
const timeLimit = 30_000;

/** A picture that is being encoded, with a `preview` for review before that is done. */
export type PendingPicture<Result> = { preview: Promise<Uint8Array>; result: Promise<Result> };

/** Encodes a maker's pictures in a thread, one after another. Rejects with MakerError, or with the signal's reason. */
export function openPictureEncoder(maker: string) {
	const thread = createThread<EncodeRequest, EncodeResult>(new URL('./encode.worker.ts', import.meta.url), {
		timeLimit,
		isLowPriority: true,
	});
	return {
		close: thread.close,
		/** The preview is the medium size. */
		encodePicture(bytes: Uint8Array, signal: AbortSignal): PendingPicture<PictureSizes> {
			const { port1: near, port2: far } = new MessageChannel();
			const early = new Promise<Uint8Array>((resolve) => near.once('message', resolve));
			const result = thread
				.run({ bytes, as: 'sizes', preview: far }, signal, [far])
				.then(({ pages }) => pages!, rethrowAsMakerError(maker))
				.finally(() => near.close());
			// No early message comes on failure; and the result may overtake it, as they come by different channels.
			const proof = Promise.race([early, result.then(({ medium }) => medium)]);
			return { preview: proof, result };
		},
		encodeReference(bytes: Uint8Array, signal: AbortSignal): PendingPicture<Uint8Array> {
			const result = thread
				.run({ bytes, as: 'reference' }, signal)
				.then(({ reference }) => reference!, rethrowAsMakerError(maker));
			return { preview: result, result };
		},
	};
}
