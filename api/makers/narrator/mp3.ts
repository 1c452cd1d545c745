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

/** `seconds`: the duration in a player. The sound begins `encoderDelay` later than in `samples`. */
export function encodeNarration(samples: Float32Array): { bytes: Uint8Array<ArrayBuffer>; seconds: number } {
	const bytes = encode(samples, sampleRate, bitrate);
	return { bytes, seconds: (Math.floor(bytes.length / frameBytes) * frameSamples) / sampleRate };
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
	bitrate: 40 | 48 | 64,
	outputSampleRate?: (typeof mp3SampleRates)[number],
) {
	encoder.configure({ channels: 1, sampleRate: rate, bitrate, ...(outputSampleRate && { outputSampleRate }) });
	// The encoder reuses its memory: its output must be copied at once.
	const head = Uint8Array.from(encoder.encode([samples]));
	const tail = Uint8Array.from(encoder.finalize());
	const bytes = new Uint8Array(head.length + tail.length);
	bytes.set(head);
	bytes.set(tail, head.length);
	return bytes;
}
