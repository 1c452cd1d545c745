import { expect, test } from 'vitest';
import { normalizeLoudness, spokenRms } from './loudness.ts';

const tone = (level: number, seconds = 1) =>
	Float32Array.from({ length: seconds * 16_000 }, (_, i) => level * Math.sin((i * 2 * Math.PI * 300) / 16_000));

test('quiet and loud recordings get the same loudness', () => {
	expect(spokenRms(normalizeLoudness(tone(0.05)))).toBeCloseTo(spokenRms(normalizeLoudness(tone(0.6))), 4);
});

test('pauses do not make a recording louder', () => {
	const withPause = new Float32Array(48_000);
	withPause.set(tone(0.1));
	expect(spokenRms(withPause)).toBeCloseTo(spokenRms(tone(0.1)), 4);
});

test('no peak passes −1.5 dBFS', () => {
	const spiky = tone(0.02);
	spiky[5] = 0.5;
	expect(Math.max(...normalizeLoudness(spiky))).toBeCloseTo(10 ** (-1.5 / 20), 4);
});

test('silence stays silent', () => {
	expect(normalizeLoudness(new Float32Array(1600)).every((sample) => sample === 0)).toBe(true);
});
