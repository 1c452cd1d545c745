import { expect, test } from 'vitest';
import { type Phone, phonesOf, sampleRate, speak } from './flite.ts';
import { planSpeech } from './speech-plan.ts';
import { markedScript, voicedScript } from './ssml.ts';

const names = (phones: readonly Phone[]) => phones.map(({ name }) => name).filter((name) => name !== 'pau');
const { utterances } = planSpeech('Milo had 3.5 pies. “Is that all?” asked Zoë, who was hungry.', {
	rate: 1,
	pitch: 1,
});

test('a script is spoken with audio as long as its phones', () => {
	for (const { samples, phones } of utterances.map(voicedScript).map(speak)) {
		expect(Math.abs(samples.length / sampleRate - phones.at(-1)!.end)).toBeLessThan(0.02);
		expect(Math.max(...samples)).toBeGreaterThan(0.05);
	}
});

test('the marked script has as many phones as the voiced one', () => {
	const heard = utterances.map((utterance) => names(speak(voicedScript(utterance)).phones).length);
	expect(utterances.map((utterance) => names(phonesOf(markedScript(utterance))).length)).toEqual(heard);
});

test('a script is spoken the same whatever was spoken before', () => {
	const [one, other] = utterances.map(voicedScript) as [string, string];
	const first = speak(one);
	speak(`${other} ${one} ${other}`);
	phonesOf(other);
	expect(speak(one)).toEqual(first);
});

test('a script that the engine splits is joined, with continuous times', () => {
	const [first, second] = ['Did he run? Yes he ran.', 'Good.'].map((say) =>
		speak(`<prosody rate="1">\n\n${say} </prosody>`),
	);
	expect(names(first!.phones).join(' ')).toBe('d ih d hh iy r ah n y eh s hh iy r ae n');
	expect(names(second!.phones).join(' ')).toBe('g uh d');
	expect(first!.phones.every(({ start, end }) => start < end)).toBe(true);
	expect(first!.samples.length).toBeGreaterThan(second!.samples.length);
});
