import type { Narration, SpokenPart } from '../makers.ts';
import { assemble } from './assembly.ts';
import { phonesOf, sampleRate, speak } from './flite.ts';
import type { Voice } from './intonation.ts';
import { normalizeLoudness } from './loudness.ts';
import { encodeNarration, encoderDelay } from './mp3.ts';
import { planSpeech, type SpeechPlan } from './speech-plan.ts';
import { markedScript, voicedScript } from './ssml.ts';
import { wordOnsets } from './word-onsets.ts';

/** With the encoder's delay this gives 0.3 s, long enough for players to accept. */
const silentSeconds = 0.2;

/**
 * The text read aloud. The same request gives the same bytes. A text without speakable words gives a short silence. Blocks
 * for about 12 ms a second of speech: run it in a thread. Throws when the engine fails.
 */
export function narrate({ text, voice }: { text: string; voice: Voice }): Narration {
	const plan = planSpeech(text, voice);
	if (plan.utterances.length === 0) return silence();
	const spoken = speak(plan.utterances.map(voicedScript));
	const marked = phonesOf(plan.utterances.map(markedScript));
	const { samples, starts } = assemble(
		plan.utterances.map((utterance, i) => ({
			utterance,
			spoken: spoken[i]!,
			onsets: wordOnsets(utterance.words.length, spoken[i]!.phones, marked[i]!),
		})),
	);
	return { ...encodeNarration(normalizeLoudness(samples)), mime: 'audio/mpeg', ...timedParts(plan, starts) };
}

function silence(): Narration {
	return {
		...encodeNarration(new Float32Array(silentSeconds * sampleRate)),
		mime: 'audio/mpeg',
		sentences: [],
		words: [],
	};
}

function timedParts(
	{ sentences, utterances }: SpeechPlan,
	starts: number[][],
): { sentences: SpokenPart[]; words: SpokenPart[] } {
	const words = utterances.flatMap((utterance, u) =>
		utterance.words.map(({ from, to }, w) => ({ from, to, at: milliseconds(starts[u]![w]! + encoderDelay) })),
	);
	const spoken = sentences.flatMap(({ from, to }) => {
		const first = words.find((word) => word.from >= from && word.to <= to);
		return first ? [{ from, to, at: first.at }] : [];
	});
	return { sentences: spoken, words };
}

function milliseconds(seconds: number): number {
	return Math.round(seconds * 1000) / 1000;
}
