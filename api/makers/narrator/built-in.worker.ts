import type { Narration } from '../makers.ts';
import type { BuiltInRequest, NarrationNews } from './built-in.ts';
import { moodVoices } from './mood-voices.ts';
import { encoderReady } from './mp3.ts';
import { narrate } from './narrate.ts';

/** The program of the narrator's thread. */
export default async function narrateInThread({ text, mood, output }: BuiltInRequest): Promise<Narration> {
	await encoderReady;
	const send = (news: NarrationNews) => output.postMessage(news);
	return narrate({ text, voice: moodVoices[mood] }, send, send);
}
