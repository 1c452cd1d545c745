import { type Heard, type Hearing, hear } from './hearing.ts';
import { encoderIsReady } from './mp3.ts';

/** The thread that listens to what a provider spoke. */
export default async function listen(hearing: Hearing): Promise<Heard> {
	await encoderIsReady;
	return hear(hearing);
}
