import { describe, expect, it } from 'vitest';
import { createMp3Encoder } from 'wasm-media-encoders';
import { type Mp3Frames, readFrames, secondsOf } from './mpeg-frames.ts';
import { joinFrames } from './recording.ts';

const encoder = await createMp3Encoder();
type Settings = Parameters<typeof encoder.configure>[0];

/** Hums and pauses in turn, as speech does, so that frames of a changing bitrate are of different lengths. */
function mp3(seconds: number, settings: Settings): Uint8Array {
	const { sampleRate, channels } = settings;
	const hum = Float32Array.from({ length: seconds * sampleRate }, (_, i) => {
		const speaks = Math.floor((i * 3) / sampleRate) % 2 === 0;
		return speaks ? 0.3 * Math.sin((i * 300) / sampleRate) + 0.2 * Math.sin((i * i) / 9e6) : 0;
	});
	encoder.configure(settings);
	const head = Uint8Array.from(encoder.encode(Array.from({ length: channels }, () => hum)));
	return Buffer.concat([head, Uint8Array.from(encoder.finalize())]);
}

const constant = { channels: 1, sampleRate: 24_000, bitrate: 64 } as const;
const changing = { channels: 1, sampleRate: 24_000, vbrQuality: 4 } as const;
const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x02\x01', 'latin1'), Buffer.alloc(257, 0xff)]);
const frames = (bytes: Uint8Array) => readFrames(bytes) as Mp3Frames;

describe('reading MP3 frames', () => {
	it.each([
		['mono, 24 kHz', constant, 576],
		['stereo, 44.1 kHz', { channels: 2, sampleRate: 44_100, bitrate: 128 }, 1152],
		['mono, 48 kHz, changing', { channels: 1, sampleRate: 48_000, vbrQuality: 5 }, 1152],
		['mono, 11 kHz', { channels: 1, sampleRate: 11_025, bitrate: 32 }, 576],
	] satisfies [string, Settings, number][])('finds all frames: %s', (_, settings, samplesPerFrame) => {
		const bytes = mp3(4, settings);
		const found = frames(bytes);
		expect(found.format).toEqual({ sampleRate: settings.sampleRate, channels: settings.channels, samplesPerFrame });
		expect(found.frames.reduce((sum, { length }) => sum + length, 0)).toBe(bytes.length);
		expect(Math.abs(secondsOf(found) - 4)).toBeLessThan(0.15);
	});

	it('skips tags and a truncated last frame', () => {
		const bytes = mp3(2, constant);
		const whole = frames(bytes).frames.length;
		const tagged = Buffer.concat([tag, tag, bytes, Buffer.from('TAG'), Buffer.alloc(125)]);
		expect(frames(tagged).frames).toHaveLength(whole);
		expect(frames(tagged).frames[0]!.at).toBe(tag.length * 2);
		expect(frames(bytes.subarray(0, -20)).frames).toHaveLength(whole - 1);
	});

	it('returns null for other data', () => {
		const noise = Uint8Array.from({ length: 60_000 }, (_, i) => (i * i * 31 + i * 7) & 0xff);
		for (const bytes of [new Uint8Array(), noise, new Uint8Array(9000).fill(0xff), tag])
			expect(readFrames(bytes)).toBeNull();
	});
});

describe('joining recordings', () => {
	it('concatenates the frames, with the start of each piece', () => {
		const pieces = [2, 1, 3].map((seconds) => frames(Buffer.concat([tag, mp3(seconds, constant)])));
		const { bytes, seconds, starts } = joinFrames(pieces)!;
		const lengths = pieces.map(secondsOf);
		expect(starts).toEqual([0, lengths[0], lengths[0]! + lengths[1]!]);
		expect(seconds).toBeCloseTo(secondsOf(frames(bytes)), 9);
		expect(frames(bytes).frames).toHaveLength(pieces.flatMap((piece) => piece.frames).length);
		expect(bytes.length).toBe(pieces.flatMap((piece) => piece.frames).reduce((sum, { length }) => sum + length, 0));
	});

	it('adds a Xing frame for frames of different lengths, which is skipped on reading', () => {
		const pieces = [frames(mp3(3, changing)), frames(mp3(2, changing))];
		const { bytes, seconds } = joinFrames(pieces)!;
		const page = Buffer.from(bytes);
		const at = page.indexOf('Xing');
		const count = pieces.flatMap((piece) => piece.frames).length;
		expect(at).toBe(4 + 9);
		expect(page.readUInt32BE(at + 8)).toBe(count);
		expect(page.readUInt32BE(at + 12)).toBe(bytes.length);
		const places = [...page.subarray(at + 16, at + 116)];
		expect(places.every((place, i) => place >= (places[i - 1] ?? 0))).toBe(true);
		const again = frames(bytes);
		expect(again.frames).toHaveLength(count);
		expect(secondsOf(again)).toBeCloseTo(seconds, 9);
		expect(joinFrames([again])!.bytes).toEqual(bytes);
	});

	it('returns null for different formats and for no pieces', () => {
		const other = mp3(1, { channels: 1, sampleRate: 16_000, bitrate: 64 });
		expect(joinFrames([frames(mp3(1, constant)), frames(other)])).toBeNull();
		expect(joinFrames([])).toBeNull();
	});
});
