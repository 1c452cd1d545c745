import { expect, test } from 'vitest';
import type { Mood } from '../../../shared/words/moods.ts';
import { speak } from './flite.ts';
import { normalizeLoudness, spokenRms, targetRms } from './loudness.ts';
import { moodVoices } from './mood-voices.ts';
import { planSpeech } from './speech-plan.ts';
import { voicedScript } from './ssml.ts';

const tone = (level: number, seconds = 1) =>
	Float32Array.from({ length: seconds * 16_000 }, (_, i) => level * Math.sin((i * 2 * Math.PI * 300) / 16_000));

test.each([
	'peaceful',
	'funny',
	'adventurous',
	'cozy',
] satisfies Mood[])('the voice in a %s mood has the loudness of spoken-word recordings, within 1.5 dB', (mood) => {
	const text = '“Did you see it, Zoë?” he asked the owl. I saw something small by the old door! It was giggling.';
	const { utterances } = planSpeech(text, moodVoices[mood]);
	const pieces = utterances.map((utterance) => normalizeLoudness(speak(voicedScript(utterance)).samples));
	const whole = Float32Array.from(pieces.flatMap((piece) => [...piece]));
	expect(Math.abs(20 * Math.log10(spokenRms(whole) / targetRms))).toBeLessThan(1.5);
});

test('pauses do not make a recording louder', () => {
	const withPause = new Float32Array(48_000);
	withPause.set(tone(0.1));
	expect(spokenRms(withPause)).toBeCloseTo(spokenRms(tone(0.1)), 4);
});

test('no peak passes −1.5 dBFS', () => {
	const spiky = tone(0.02);
	spiky[5] = 0.99;
	expect(Math.max(...normalizeLoudness(spiky))).toBeCloseTo(10 ** (-1.5 / 20), 4);
});

test('silence stays silent', () => {
	expect(normalizeLoudness(new Float32Array(1600)).every((sample) => sample === 0)).toBe(true);
});
