import { encodeMp3 } from './mp3.ts';
import { readFrames, secondsOf } from './mpeg-frames.ts';
import { silencesIn } from './silences.ts';
import type { SpeechPieceWord } from './speech-pieces.ts';
import { readWav } from './wav.ts';
import { estimateWordStarts } from './word-time-estimate.ts';

/** A provider's speech, and the words that it was given. */
export type AnalysisRequest = { bytes: Uint8Array; words: readonly SpeechPieceWord[] };

/** `mp3`: as it came, or encoded from a WAV. `starts`: seconds at which each word begins. */
export type SpeechAnalysis = { mp3: Uint8Array; seconds: number; starts: readonly number[] };

/** Faster speech is impossible: most of the text must be missing. */
const maxLettersPerSecond = 100;
/** Shorter audio is a click. */
const minSeconds = 0.1;

/** Estimates the word times in the speech for a piece of text. Throws when it is no audio, or too short for its text. */
export function analyzeSpeech({ bytes, words }: AnalysisRequest): SpeechAnalysis {
	const wave = readWav(bytes);
	const mp3 = wave ? encodeMp3(wave.samples, wave.sampleRate) : bytes;
	const frames = readFrames(mp3);
	if (!frames) throw new Error('This is neither MP3 nor WAV');
	const seconds = secondsOf(frames);
	const letters = words.reduce((sum, { size }) => sum + size, 0);
	if (seconds < Math.max(minSeconds, letters / maxLettersPerSecond)) throw new Error('This is too short for its text');
	return { mp3, seconds, starts: estimateWordStarts(words, silencesIn(frames), seconds) };
}
