import { mp3At } from './mp3.ts';
import { framesOf, secondsOf } from './mpeg-frames.ts';
import { silencesIn } from './silences.ts';
import type { PieceWord } from './speech-pieces.ts';
import { waveOf } from './wav.ts';
import { guessedStarts } from './word-guesses.ts';

/** What a provider spoke, and the words it was given. */
export type Hearing = { bytes: Uint8Array; words: readonly PieceWord[] };

/** `mp3`: as it came, or made of a WAV. `starts`: seconds at which each word begins. */
export type Heard = { mp3: Uint8Array; seconds: number; starts: readonly number[] };

/** Nobody speaks that many letters in a second: then most of the text is missing. */
const mostLetters = 100;
/** Less than this is a click. */
const leastSeconds = 0.1;

/** Listens to what came for a piece of text. Throws when it is no sound, or too short for its text. */
export function hear({ bytes, words }: Hearing): Heard {
	const wave = waveOf(bytes);
	const mp3 = wave ? mp3At(wave.samples, wave.sampleRate) : bytes;
	const frames = framesOf(mp3);
	if (!frames) throw new Error('This is neither MP3 nor WAV');
	const seconds = secondsOf(frames);
	const letters = words.reduce((sum, { size }) => sum + size, 0);
	if (seconds < Math.max(leastSeconds, letters / mostLetters)) throw new Error('This is too short for its text');
	return { mp3, seconds, starts: guessedStarts(words, silencesIn(frames), seconds) };
}
