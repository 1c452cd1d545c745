import { createMp3Encoder } from 'wasm-media-encoders';
import { sampleRate } from './flite.ts';

/** Kilobits a second: 0.3 MB a minute, and the voice is kept up to 7.3 kHz (seen in a spectrogram). */
const bitrate = 40;
/** Samples in a frame of MPEG-2 layer III, the kind for 16 kHz. */
const frameSamples = 576;
const frameBytes = (frameSamples / 8) * ((bitrate * 1000) / sampleRate);

/** Seconds of silence the encoder (576 samples) and every decoder (529) put before the sound; no header tells players to skip it. */
export const encoderDelay = (576 + 529) / sampleRate;

const encoder = await createMp3Encoder();

/** `seconds` is what a player shows; the sound begins `encoderDelay` later than in `samples`. */
export function mp3(samples: Float32Array): { bytes: Uint8Array<ArrayBuffer>; seconds: number } {
	encoder.configure({ channels: 1, sampleRate, bitrate });
	// The encoder reuses its memory: what it gives must be copied at once.
	const head = Uint8Array.from(encoder.encode([samples]));
	const tail = Uint8Array.from(encoder.finalize());
	const bytes = new Uint8Array(head.length + tail.length);
	bytes.set(head);
	bytes.set(tail, head.length);
	return { bytes, seconds: (Math.floor(bytes.length / frameBytes) * frameSamples) / sampleRate };
}
