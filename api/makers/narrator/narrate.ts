import type { Narration, SpokenTimes } from '../makers.ts';
import { Assembly } from './assembly.ts';
import { phonesOf, sampleRate, speak } from './flite.ts';
import type { Voice } from './intonation.ts';
import { normalizeLoudness } from './loudness.ts';
import { encoderDelay, NarrationEncoder } from './mp3.ts';
import { planSpeech, type SpeechPlan } from './speech-plan.ts';
import { markedScript, voicedScript, wordOnsets } from './ssml.ts';

/** With the encoder's delay this gives 0.3 s, long enough for players to accept. */
const silentSeconds = 0.2;

/**
 * The text read aloud. The same request gives the same bytes. A text without speakable words gives a short silence. Blocks
 * for about 10 ms a second of speech: run it in a thread. `onMp3` gets the recording's bytes as they are made, in order, but for
 * the last ones; `onTimes` the times of what was spoken so far, before its bytes. Throws when the engine fails.
 */
export function narrate(
	{ text, voice }: { text: string; voice: Voice },
	onMp3: (bytes: Uint8Array<ArrayBuffer>) => void = () => {},
	onTimes: (times: SpokenTimes) => void = () => {},
): Narration {
	const plan = planSpeech(text, voice);
	const encoder = new NarrationEncoder();
	if (plan.utterances.length === 0) return silence(encoder);
	const assembly = new Assembly();
	const starts: number[][] = [];
	for (const utterance of plan.utterances) {
		const spoken = speak(voicedScript(utterance));
		const onsets = wordOnsets(utterance.words.length, spoken.phones, phonesOf(markedScript(utterance)));
		starts.push(assembly.add({ utterance, spoken, onsets }));
		const piece = normalizeLoudness(assembly.take());
		onTimes(timedParts(plan, starts));
		onMp3(encoder.encode(piece));
	}
	return { ...encoder.finish(), mime: 'audio/mpeg', ...timedParts(plan, starts) };
}

function silence(encoder: NarrationEncoder): Narration {
	encoder.encode(new Float32Array(silentSeconds * sampleRate));
	return { ...encoder.finish(), mime: 'audio/mpeg', sentences: [], words: [] };
}

/** `starts`: of the words of the first utterances, or of all. */
function timedParts({ sentences, utterances }: SpeechPlan, starts: readonly number[][]): SpokenTimes {
	const words = starts.flatMap((ofWords, u) =>
		utterances[u]!.words.map(({ from, to }, w) => ({ from, to, at: milliseconds(ofWords[w]! + encoderDelay) })),
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
