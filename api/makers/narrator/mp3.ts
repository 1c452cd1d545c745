import { createMp3Encoder } from 'wasm-media-encoders';
import { sampleRate } from './flite.ts';

/** Kilobits a second: 0.3 MB a minute, and the voice is preserved up to 7.3 kHz (seen in a spectrogram). */
const bitrate = 40;
/** Samples in a frame of MPEG-2 layer III, the kind for 16 kHz. */
const frameSamples = 576;
const frameBytes = (frameSamples / 8) * ((bitrate * 1000) / sampleRate);

/** Seconds of silence the encoder (576 samples) and every decoder (529) put before the sound; no header tells players to skip it. */
export const encoderDelay = (576 + 529) / sampleRate;

let encoder: Awaited<ReturnType<typeof createMp3Encoder>>;

/**
 * Await it before encoding. No module may await it at its top level: V8 aborts the process when a thread is stopped at that
 * moment (seen with Node 24.21).
 */
export const encoderReady = createMp3Encoder().then((made) => {
	encoder = made;
});

/** Encodes a narration piece by piece; one at a time, because all share the encoder. The sound begins `encoderDelay` later. */
export class NarrationEncoder {
	#parts: Uint8Array[] = [];

	constructor() {
		encoder.configure({ channels: 1, sampleRate, bitrate });
	}

	/** The next bytes of the recording; they may lack the end of these samples. */
	encode(samples: Float32Array): Uint8Array<ArrayBuffer> {
		return this.#keep(encoder.encode([samples]));
	}

	/** The whole recording. `seconds`: its duration in a player. */
	finish(): { bytes: Uint8Array<ArrayBuffer>; seconds: number } {
		this.#keep(encoder.finalize());
		const bytes = joined(this.#parts);
		return { bytes, seconds: (Math.floor(bytes.length / frameBytes) * frameSamples) / sampleRate };
	}

	/** The encoder reuses its memory: its output must be copied at once. */
	#keep(output: Uint8Array): Uint8Array<ArrayBuffer> {
		const part = Uint8Array.from(output);
		this.#parts.push(part);
		return part;
	}
}

const mp3SampleRates = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const;

/** Encodes samples of any rate; at 24 kHz when MP3 does not support the rate. */
export function encodeMp3(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
	const outputSampleRate = mp3SampleRates.find((one) => one === rate) ?? 24_000;
	return encode(samples, rate, outputSampleRate < 32_000 ? 48 : 64, outputSampleRate);
}

function encode(
	samples: Float32Array,
	rate: number,
	bitrate: 48 | 64,
	outputSampleRate?: (typeof mp3SampleRates)[number],
) {
	encoder.configure({ channels: 1, sampleRate: rate, bitrate, ...(outputSampleRate && { outputSampleRate }) });
	// The encoder reuses its memory: its output must be copied at once.
	const head = Uint8Array.from(encoder.encode([samples]));
	return joined([head, encoder.finalize()]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}
