import { MessageChannel } from 'node:worker_threads';
import type { PictureSizes } from '../../makers.ts';
import { rethrowAsMakerError } from '../../thread-error.ts';
import { createThread } from '../../threads.ts';
import type { EncodeRequest, EncodeResult } from './encode.worker.ts';

/** Opening and encoding take a tenth of a second; a busy server is slower, but not this slow. */
const timeLimit = 30_000;

/** What is being printed, and before that is done a `proof` of it that can be looked at. Whoever has no use for it drops both. */
export type PendingPicture<Result> = { preview: Promise<Uint8Array>; result: Promise<Result> };

/** Makes files of a maker's pictures, one after another. Everything rejects with MakerFault, or with the signal's reason. */
export function openPictureEncoder(maker: string) {
	const thread = createThread<EncodeRequest, EncodeResult>(new URL('./encode.worker.ts', import.meta.url), {
		timeLimit,
		isLowPriority: true,
	});
	return {
		close: thread.close,
		/** The medium page is the proof. */
		encodePicture(bytes: Uint8Array, signal: AbortSignal): PendingPicture<PictureSizes> {
			const { port1: near, port2: far } = new MessageChannel();
			const early = new Promise<Uint8Array>((resolve) => near.once('message', resolve));
			const result = thread
				.run({ bytes, as: 'pages', preview: far }, signal, [far])
				.then(({ pages }) => pages!, rethrowAsMakerError(maker))
				.finally(() => near.close());
			// Without one when it fails; and the two come by different ways, so that the result may overtake it.
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
