import { expect, test } from 'vitest';
import { planSpeech } from './speech-plan.ts';

const voice = { rate: 1, pitch: 1 };
const words = (text: string, as = voice) => planSpeech(text, as).utterances.flatMap((utterance) => utterance.words);
const word = (text: string, say: string, as = voice) => words(text, as).find((one) => one.say === say)!;

test('each sentence is an utterance, except one without speakable words', () => {
	const { utterances } = planSpeech('Milo ran. 🦊🦊🦊! Juno slept.', voice);
	expect(utterances.map((one) => one.words.map(({ say }) => say).join(' '))).toEqual(['Milo ran', 'Juno slept']);
});

test('pauses grow from comma to sentence to paragraph', () => {
	const text = 'Slowly, Milo went. Then he hid.\n\nNight fell.';
	const comma = word(text, 'Slowly').pause;
	const sentence = word(text, 'went').pause;
	const paragraph = word(text, 'hid').pause;
	expect([0 < comma, comma < sentence, sentence < paragraph]).toEqual([true, true, true]);
	expect(word(text, 'Milo').pause).toBe(0);
});

test('a question rises towards its end, a why-question less', () => {
	const plain = word('It is far. He ran on.', 'far').tone.pitch;
	const yesOrNo = word('Is it far? He ran on.', 'far').tone.pitch;
	const why = word('Why so far? He ran on.', 'far').tone.pitch;
	expect(yesOrNo).toBeGreaterThan(why);
	expect(why).toBeGreaterThan(plain);
});

test('an exclamation is higher, livelier, quicker and louder', () => {
	const calm = word('We found it. He ran on.', 'found').tone;
	const excited = word('We found it! He ran on.', 'found').tone;
	for (const figure of ['pitch', 'spread', 'rate', 'gain'] as const) {
		expect(excited[figure]).toBeGreaterThan(calm[figure]);
	}
});

test('speech has another pitch than narration, with a pause between', () => {
	const text = 'Milo said “come along” and ran.';
	expect(word(text, 'come').tone.pitch).toBeGreaterThan(word(text, 'said').tone.pitch);
	expect(word(text, 'said').pause).toBeGreaterThan(0);
	expect(word(text, 'along').pause).toBeGreaterThan(0);
});

test('a quotation mark that is never closed ends with its paragraph', () => {
	const text = '“Come along.\n\nMilo ran. He hid.';
	expect(word(text, 'ran').tone.pitch).toBeLessThan(word(text, 'Come').tone.pitch);
});

test('the mood sets pitch and rate, and a higher rate shortens pauses', () => {
	const slow = word('Milo ran. He hid.', 'ran', { rate: 0.85, pitch: 0.9 });
	const quick = word('Milo ran. He hid.', 'ran', { rate: 1.15, pitch: 1.1 });
	expect(quick.tone.pitch).toBeGreaterThan(slow.tone.pitch);
	expect(quick.tone.rate).toBeGreaterThan(slow.tone.rate);
	expect(quick.pause).toBeLessThan(slow.pause);
});

test('a run without punctuation is split into at most forty words each, none lost', () => {
	const { utterances } = planSpeech('and then '.repeat(90), voice);
	expect(utterances.flatMap((one) => one.words)).toHaveLength(180);
	expect(Math.max(...utterances.map((one) => one.words.length))).toBe(40);
	expect(utterances[0]!.words.at(-1)!.pause).toBeGreaterThan(0);
});

test('a long sentence is cut at its last comma that fits', () => {
	const { utterances } = planSpeech(`${'one '.repeat(29)}two, ${'three '.repeat(20)}`, voice);
	expect(utterances[0]!.words.at(-1)!.say).toBe('two');
});

test('words in capitals are spoken as words, with emphasis', () => {
	const words = planSpeech('It went BOOM and fell. Then quiet.', voice).utterances[0]!.words;
	const [it, , boom] = words;
	expect(boom!.say).toBe('boom');
	expect(boom!.tone.pitch).toBeGreaterThan(it!.tone.pitch);
});
