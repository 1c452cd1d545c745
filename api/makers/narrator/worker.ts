import { narrate } from './narrate.ts';
import type { Narration, NarrationRequest } from './narration.ts';

// The first use of the engine is the slow one: have it before somebody waits for it.
narrate({ text: 'Once upon a time.', voice: { rate: 1, pitch: 1 } });

/** The thread that speaks. */
export default function speakAloud(request: NarrationRequest): Narration {
	return narrate(request);
}
