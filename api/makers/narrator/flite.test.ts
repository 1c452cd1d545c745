import { expect, test } from 'vitest';
import { type Phone, phonesOf, sampleRate, speak } from './flite.ts';
import { planSpeech } from './speech-plan.ts';
import { markedScript, voicedScript } from './ssml.ts';

const names = (phones: readonly Phone[]) => phones.map(({ name }) => name).filter((name) => name !== 'pau');
const { utterances } = planSpeech('Milo had 3.5 pies. “Is that all?” asked Zoë, who was hungry.', {
	rate: 1,
	pitch: 1,
});

test('each script is one utterance, with audio as long as its phones', () => {
	const spoken = speak(utterances.map(voicedScript));
	expect(spoken).toHaveLength(utterances.length);
	for (const { samples, phones } of spoken) {
		expect(Math.abs(samples.length / sampleRate - phones.at(-1)!.end)).toBeLessThan(0.02);
		expect(Math.max(...samples)).toBeGreaterThan(0.05);
	}
});

test('the marked script has as many phones as the voiced one', () => {
	const heard = speak(utterances.map(voicedScript)).map(({ phones }) => names(phones).length);
	expect(phonesOf(utterances.map(markedScript)).map((phones) => names(phones).length)).toEqual(heard);
});

test('an utterance that the engine splits is joined, with continuous times', () => {
	const scripts = ['Did he run? Yes he ran.', 'Good.'].map((say) => `<prosody rate="1">\n\n${say} </prosody>`);
	const [first, second, ...more] = speak(scripts);
	expect(more).toEqual([]);
	expect(names(first!.phones).join(' ')).toBe('d ih d hh iy r ah n y eh s hh iy r ae n');
	expect(names(second!.phones).join(' ')).toBe('g uh d');
	expect(first!.phones.every(({ start, end }) => start < end)).toBe(true);
	expect(first!.samples.length).toBeGreaterThan(second!.samples.length);
});
