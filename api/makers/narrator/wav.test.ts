import { expect, test } from 'vitest';
import { createWav } from './testing/speech-samples.ts';
import { readWav } from './wav.ts';

/** A WAV file of these bytes of sound. */
function wav(
	kind: number,
	bits: number,
	data: Buffer,
	{ channels = 1, before = Buffer.alloc(0), extensible = false } = {},
) {
	const format = Buffer.alloc(extensible ? 40 : 16);
	format.writeUInt16LE(extensible ? 0xfffe : kind, 0);
	format.writeUInt16LE(channels, 2);
	format.writeUInt32LE(24_000, 4);
	format.writeUInt16LE(bits, 14);
	if (extensible) format.writeUInt16LE(kind, 24);
	const chunk = (name: string, bytes: Buffer) => {
		const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
		head.writeUInt32LE(bytes.length, 4);
		return Buffer.concat([head, bytes]);
	};
	const body = Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), before, chunk('data', data)]);
	return chunk('RIFF', body);
}

const float = Buffer.from(Float32Array.of(0.5, -0.25, 0, 1).buffer);
const samples = (bytes: Uint8Array) => [...(readWav(bytes)?.samples ?? [])];

test.each([
	['whole numbers of 8 bits', wav(1, 8, Buffer.from([192, 96, 128, 255])), [0.5, -0.25, 0, 127 / 128]],
	['of 16 bits', createWav(Float32Array.of(0.5, -0.25, 0, 1), 24_000), [0.5, -0.25, 0, 1]],
	['of 24 bits', wav(1, 24, Buffer.from([0, 0, 64, 0, 0, 224])), [0.5, -0.25]],
	['of 32 bits', wav(1, 32, Buffer.from([0, 0, 0, 64, 0, 0, 0, 224])), [0.5, -0.25]],
	['floats', wav(3, 32, float), [0.5, -0.25, 0, 1]],
	['floats whose kind stands further on', wav(3, 32, float, { extensible: true }), [0.5, -0.25, 0, 1]],
	['two channels', wav(3, 32, float, { channels: 2 }), [0.125, 0.5]],
	[
		'after something else',
		wav(3, 32, float, { before: Buffer.from('LIST\x03\0\0\0abc\0', 'latin1') }),
		[0.5, -0.25, 0, 1],
	],
	['cut off', wav(3, 32, float).subarray(0, -6), [0.5, -0.25]],
	['of open length', createWav(Float32Array.of(0.5, -0.25), 24_000, 1, true), [0.5, -0.25]],
])('a WAV file is read: %s', (_, bytes, expected) => {
	const read = samples(bytes);
	expect(read).toHaveLength(expected.length);
	for (const [i, sample] of read.entries()) expect(sample).toBeCloseTo(expected[i]!, 3);
});

test.each([
	['nothing', Buffer.alloc(0)],
	['another kind of sound', wav(0x55, 16, Buffer.alloc(100))],
	['no channel', wav(1, 16, Buffer.alloc(100), { channels: 0 })],
	['sound before its format', Buffer.from(`RIFF\0\0\0\0WAVEdata\x04\0\0\0abcd${'\0'.repeat(40)}`, 'latin1')],
	['an MP3', Buffer.from(`ID3\x04${'\0'.repeat(100)}`, 'latin1')],
])('%s is no WAV file', (_, bytes) => {
	expect(readWav(bytes)).toBeNull();
});
