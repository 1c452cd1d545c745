import { encoderIsReady } from './mp3.ts';
import { narrate } from './narrate.ts';
import type { Narration, NarrationRequest } from './narration.ts';

// The first use of the engine is the slow one: have it before somebody waits for it.
const isWarm = encoderIsReady.then(() => narrate({ text: 'Once upon a time.', voice: { rate: 1, pitch: 1 } }));

/** The thread that speaks. */
export default async function speakAloud(request: NarrationRequest): Promise<Narration> {
	await isWarm;
	return narrate(request);
}
