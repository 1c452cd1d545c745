import { parentPort } from 'node:worker_threads';
import { narrate } from './narrate.ts';
import type { Narration, NarrationRequest } from './narration.ts';

/** One answer to each request, in order. */
export type Answer = { narration: Narration } | { error: string };

const port = parentPort!;

// The first use of the engine is the slow one: have it before somebody waits for it.
narrate({ text: 'Once upon a time.', voice: { rate: 1, pitch: 1 } });

port.on('message', (request: NarrationRequest) => {
	const answer = answerTo(request);
	port.postMessage(answer, 'narration' in answer ? [answer.narration.bytes.buffer] : []);
});

function answerTo(request: NarrationRequest): Answer {
	try {
		return { narration: narrate(request) };
	} catch (error) {
		return { error: String(error) };
	}
}
