import { MessageChannel } from 'node:worker_threads';
import type { Pictures } from '../makers.ts';
import { asFaultOf } from '../thread-fault.ts';
import { ownThread } from '../threads.ts';
import type { Print, Printed } from './print.worker.ts';

/** Opening and encoding take a tenth of a second; a busy server is slower, but not this slow. */
const timeLimit = 30_000;

/** What is being printed, and before that is done a `proof` of it that can be looked at. Whoever has no use for it drops both. */
export type InPrint<Result> = { proof: Promise<Uint8Array>; result: Promise<Result> };

/** Makes files of a maker's pictures, one after another. Everything rejects with MakerFault, or with the signal's reason. */
export function openPress(maker: string) {
	const thread = ownThread<Print, Printed>(new URL('./print.worker.ts', import.meta.url), { timeLimit, behind: true });
	return {
		close: thread.close,
		/** The medium page is the proof. */
		pages(bytes: Uint8Array, signal: AbortSignal): InPrint<Pictures> {
			const { port1: near, port2: far } = new MessageChannel();
			const early = new Promise<Uint8Array>((resolve) => near.once('message', resolve));
			const result = thread
				.run({ bytes, as: 'pages', proof: far }, signal, [far])
				.then(({ pages }) => pages!, asFaultOf(maker))
				.finally(() => near.close());
			// Without one when it fails; and the two come by different ways, so that the result may overtake it.
			const proof = Promise.race([early, result.then(({ medium }) => medium)]);
			return { proof, result };
		},
		reference(bytes: Uint8Array, signal: AbortSignal): InPrint<Uint8Array> {
			const result = thread
				.run({ bytes, as: 'reference' }, signal)
				.then(({ reference }) => reference!, asFaultOf(maker));
			return { proof: result, result };
		},
	};
}
