import { moodPacks } from '../../../shared/pocket/packs/moods.ts';
import type { Asked } from './built-in.ts';
import { encoderIsReady } from './mp3.ts';
import { narrate } from './narrate.ts';
import type { Narration } from './narration.ts';

/** The thread that speaks. */
export default async function speakAloud({ text, mood }: Asked): Promise<Narration> {
	await encoderIsReady;
	return narrate({ text, voice: moodPacks[mood].voice });
}
