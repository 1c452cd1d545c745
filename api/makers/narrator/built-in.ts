import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Mood } from '../../../shared/words/moods.ts';
import type { Narration, Narrator, SpokenTimes } from '../makers.ts';
import { createThread, rethrowAsMakerError } from '../threads.ts';

/** The next bytes of a recording, or the times of what was spoken so far. */
export type NarrationNews = Uint8Array | SpokenTimes;

/** `output` gets the news of the recording as it is made. */
export type BuiltInRequest = { text: string; mood: Mood; output: MessagePort };

/**
 * 400 words take 1.6 s on an idle core. A thread of low priority gets a tenth of what other programs get: with fifteen of them a
 * core, the same words take minutes. Stopped before its end, the chapter would begin anew and be as slow again.
 */
const defaultTimeLimit = 5 * 60_000;

const madeBy = { maker: 'built-in', model: null, standsIn: false } as const;

/**
 * The narrator that needs neither key nor network. The mood sets its rate and pitch. It works in its own thread, one request
 * after another. `timeLimit`: milliseconds for each request, without its wait. `worker`: another program for the thread.
 */
export function builtInNarrator({
	timeLimit = defaultTimeLimit,
	worker = new URL('./built-in.worker.ts', import.meta.url),
}: {
	timeLimit?: number;
	worker?: URL;
} = {}) {
	const thread = createThread<BuiltInRequest, Narration>(worker, { timeLimit, isLowPriority: true });
	return {
		name: 'built-in',
		async narrate({ text, mood }, { signal, streamSpeech, streamTimes }) {
			const { port1: input, port2: output } = new MessageChannel();
			let streamed = 0;
			input.on('message', (news: NarrationNews) => {
				if (!(news instanceof Uint8Array)) return streamTimes(news);
				streamed += news.length;
				streamSpeech(news);
			});
			// The thread does not keep the process alive either.
			input.unref();
			try {
				const work = thread.run({ text, mood, output }, signal, [output]);
				const narration = await work.catch(rethrowAsMakerError('built-in'));
				input.removeAllListeners('message');
				streamSpeech(narration.bytes.subarray(streamed));
				return { narration, madeBy };
			} finally {
				input.close();
			}
		},
		startThread: thread.start,
		close: thread.close,
	} satisfies Narrator;
}
