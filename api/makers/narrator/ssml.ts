import type { Phone } from './flite.ts';
import type { Tone } from './intonation.ts';
import type { PlannedWord, Utterance } from './speech-plan.ts';

/** The SSML for the audible voice: each word with its pitch, pitch range and rate. */
export function voicedScript({ words }: Utterance): string {
	return script(words, ({ tone }) => prosody(tone));
}

/** Every second word at 1000 times the rate, so that its phones have no length: this marks the words for `wordOnsets`. */
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

/**
 * The first phone of each of `count` words, as indexes into `voiced` (the audible phones). The engine does not report it.
 * `marked`: the phones of the marked script, where a word begins when phones without length follow phones with length, or the
 * other way round.
 */
export function wordOnsets(count: number, voiced: readonly Phone[], marked: readonly Phone[]): number[] {
	const heard = voiced.flatMap((phone, i) => (phone.name === 'pau' ? [] : [i]));
	const markedPhones = marked.filter((phone) => phone.name !== 'pau');
	const starts = markedPhones.flatMap((phone, i) =>
		i === 0 || isAccelerated(phone) !== isAccelerated(markedPhones[i - 1]!) ? [i] : [],
	);
	const exact = starts.length === count && markedPhones.length === heard.length;
	return Array.from({ length: count }, (_, i) => {
		const nth = exact ? starts[i]! : Math.floor((i * heard.length) / count);
		return heard[nth] ?? 0;
	});
}

/** Phones at the normal rate last at least 25 ms. */
function isAccelerated({ start, end }: Phone): boolean {
	return end - start < 0.005;
}
