import { type EngineSpeech, type Phone, sampleRate } from './flite.ts';
import type { PlannedWord, Utterance } from './speech-plan.ts';

/** An utterance as the engine spoke it. `onsets`: for each word the index into `phones` of its first sound. */
export type VoicedUtterance = { utterance: Utterance; spoken: EngineSpeech; onsets: readonly number[] };

const leadIn = 0.12;
/** Seconds of the engine's own silence that stay before and after the sound, for soft beginnings and endings. */
const before = 0.03;
const after = 0.07;
const fadeIn = 0.008;
const fadeOut = 0.04;
/** The engine also pauses where no mark stands. */
const unmarkedPause = 0.1;

/**
 * Joins utterances as they come: the engine's silences are replaced by those of the plan, and each cut has a short fade.
 */
export class Assembly {
	#buffer = new SampleBuffer();

	constructor() {
		this.#buffer.silence(leadIn);
	}

	/** Adds an utterance. Returns the seconds at which its words begin. */
	add(voiced: VoicedUtterance): number[] {
		return appendUtterance(this.#buffer, voiced);
	}

	/** The samples since the last call. */
	take(): Float32Array {
		return this.#buffer.take();
	}
}

/** Adds one utterance. Returns the starts of its words in seconds. */
function appendUtterance(buffer: SampleBuffer, { utterance: { words }, spoken, onsets }: VoicedUtterance): number[] {
	const starts: number[] = [];
	for (const [first, last] of soundRuns(spoken.phones)) {
		const from = Math.max(0, spoken.phones[first]!.start - before);
		const to = spoken.phones[last]!.end + after;
		const here = words
			.keys()
			.filter((w) => onsets[w]! >= first && onsets[w]! <= last)
			.toArray();
		for (const w of here) starts[w] = buffer.seconds + spoken.phones[onsets[w]!]!.start - from;
		const final = words[here.at(-1) ?? 0];
		buffer.add(cut(spoken.samples, from, to, final));
		buffer.silence((final?.pause || unmarkedPause) - before - after);
	}
	return starts;
}

/** Index pairs of the sounds between two silences. */
function soundRuns(phones: readonly Phone[]): [number, number][] {
	const found: [number, number][] = [];
	phones.forEach(({ name }, i) => {
		if (name === 'pau') return;
		if (i > 0 && phones[i - 1]!.name !== 'pau') found.at(-1)![1] = i;
		else found.push([i, i]);
	});
	return found;
}

function cut(samples: Float32Array, from: number, to: number, word: PlannedWord | undefined): Float32Array {
	const piece = samples.slice(Math.round(from * sampleRate), Math.round(to * sampleRate));
	const [rise, fall] = [fadeIn * sampleRate, fadeOut * sampleRate];
	const gain = word?.tone.gain ?? 1;
	for (let i = 0; i < piece.length; i++) piece[i]! *= gain * Math.min(1, i / rise, (piece.length - 1 - i) / fall);
	return piece;
}

class SampleBuffer {
	#pieces: Float32Array[] = [];
	/** In samples; `#taken` of them are given out. */
	#length = 0;
	#taken = 0;

	get seconds(): number {
		return this.#length / sampleRate;
	}

	add(piece: Float32Array): void {
		this.#pieces.push(piece);
		this.#length += piece.length;
	}

	silence(seconds: number): void {
		this.add(new Float32Array(Math.max(0, Math.round(seconds * sampleRate))));
	}

	take(): Float32Array {
		const samples = new Float32Array(this.#length - this.#taken);
		let at = 0;
		for (const piece of this.#pieces) {
			samples.set(piece, at);
			at += piece.length;
		}
		this.#pieces = [];
		this.#taken = this.#length;
		return samples;
	}
}
