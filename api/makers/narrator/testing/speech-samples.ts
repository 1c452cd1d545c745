import type { Fixture } from '@copilotkit/aimock';
import type { Narration } from '../../makers.ts';
import { encodeMp3, encoderReady } from '../mp3.ts';
import { narrate } from '../narrate.ts';

await encoderReady;

/** Speech of the built-in voice, as a speech server's answer with known times. */
export function builtInSpeech(text: string): Narration {
	return narrate({ text, voice: { rate: 1, pitch: 1 } });
}

/** A fixture of the provider double that answers with built-in speech, and records its inputs. */
export function speechDouble(): { fixture: Fixture; inputs: string[] } {
	const inputs: string[] = [];
	const fixture: Fixture = {
		match: { endpoint: 'speech' },
		response: ({ messages }) => {
			const input = String(messages[0]?.content);
			inputs.push(input);
			return { audio: Buffer.from(builtInSpeech(input).bytes).toString('base64') };
		},
	};
	return { fixture, inputs };
}

/** An MP3 of a hum with the duration of the text's speech. */
export function hum(text: string): Uint8Array {
	const rate = 24_000;
	const samples = Float32Array.from({ length: (text.length / 15) * rate }, (_, i) => 0.3 * Math.sin((i * 900) / rate));
	return encodeMp3(samples, rate);
}

/** A WAV file of 16-bit integers. `isStreamed`: its lengths are left open, as by servers that stream. */
export function createWav(samples: Float32Array, sampleRate: number, channels = 1, isStreamed = false): Uint8Array {
	const bytes = Buffer.alloc(44 + samples.length * channels * 2);
	bytes.write('RIFF\0\0\0\0WAVEfmt ', 'latin1');
	bytes.writeUInt32LE(16, 16);
	bytes.writeUInt16LE(1, 20);
	bytes.writeUInt16LE(channels, 22);
	bytes.writeUInt32LE(sampleRate, 24);
	bytes.writeUInt32LE(sampleRate * channels * 2, 28);
	bytes.writeUInt16LE(channels * 2, 32);
	bytes.writeUInt16LE(16, 34);
	bytes.write('data', 36, 'latin1');
	bytes.writeUInt32LE(isStreamed ? 0xffffffff : bytes.length - 44, 40);
	samples.forEach((sample, i) => {
		for (let channel = 0; channel < channels; channel++) {
			bytes.writeInt16LE(Math.round(sample * 32_767), 44 + (i * channels + channel) * 2);
		}
	});
	return bytes;
}
