import type { Tone } from './intonation.ts';
import type { PlannedWord, Utterance } from './speech-plan.ts';

/** The SSML for the audible voice: each word with its pitch, pitch range and rate. */
export function voicedScript({ words }: Utterance): string {
	return script(words, ({ tone }) => prosody(tone));
}

/** Every second word at 1000 times the rate, so that its phones have no length: this marks the words. See word-onsets.ts. */
export function markedScript({ words }: Utterance): string {
	return script(words, (_, i) => `<prosody rate="${i % 2 ? 1000 : 1}">`);
}

/** The blank line after the tag makes the engine begin a new utterance; a comma makes it pause. */
function script(words: readonly PlannedWord[], tagOf: (word: PlannedWord, i: number) => string): string {
	return words
		.map((word, i) => {
			const sign = i === words.length - 1 ? '.' : word.pause > 0 ? ',' : '';
			return `${tagOf(word, i)}${i === 0 ? '\n\n' : ' '}${word.say}${sign} </prosody>`;
		})
		.join(' ');
}

function prosody({ rate, pitch, spread }: Tone): string {
	return `<prosody rate="${rate}" pitch="${pitch}" range="${spread}">`;
}
