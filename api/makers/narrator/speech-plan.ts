import { type SentenceSpan, sentenceSpans } from '../../../shared/rules/sentences.ts';
import { contour, type Tone, type Voice } from './intonation.ts';
import { type Punctuation, type SpokenWord, spokenWords } from './spoken-words.ts';

/** `pause`: seconds of silence after the word, 0 for none. */
export type PlannedWord = { from: number; to: number; say: string; tone: Tone; pause: number };

/** The words that the engine speaks without a long pause. */
export type Utterance = { words: PlannedWord[] };

export type SpeechPlan = { sentences: readonly SentenceSpan[]; utterances: readonly Utterance[] };

/** What to say, with tones and pauses. A sentence without speakable words has no utterance. */
export function planSpeech(text: string, voice: Voice): SpeechPlan {
	const sentences = sentenceSpans(text);
	let closing = '';
	const utterances = sentences.flatMap((sentence, i) => {
		// An unclosed quotation mark ends with its paragraph.
		const spoken = spokenWords(
			text.slice(sentence.from, sentence.to),
			sentence.from,
			sentence.isParagraphStart ? '' : closing,
		);
		closing = spoken.closing;
		const last = i === sentences.length - 1;
		return plannedSentence(spoken.words, sentence, last, voice).map((words) => ({ words }));
	});
	return { sentences, utterances };
}

function plannedSentence(words: SpokenWord[], sentence: SentenceSpan, last: boolean, voice: Voice): PlannedWord[][] {
	const planned = runs(words).flatMap((run) => {
		const tones = contour(
			run,
			{ isParagraphStart: sentence.isParagraphStart, isParagraphEnd: sentence.isParagraphEnd, isTextEnd: last },
			voice,
		);
		return run.map(({ from, to, say, mark }, i) => {
			const pause = pauseAfter(mark, voice.rate);
			return { from, to, say: softened(say), tone: tones[i]!, pause };
		});
	});
	const final = planned.at(-1);
	if (final)
		final.pause = pauseAfter(sentence.isParagraphEnd ? 'paragraph' : words.at(-1)!.mark || '.', voice.rate, true);
	return breaths(planned, pauseAfter('breath', voice.rate));
}

/** Words of one intonation contour: the same speaker, up to a punctuation mark that ends a sentence. */
function runs(words: SpokenWord[]): SpokenWord[][] {
	const found: SpokenWord[][] = [];
	let before: SpokenWord | undefined;
	for (const word of words) {
		const starts = !before || before.isQuoted !== word.isQuoted || ['.', '?', '!', '…'].includes(before.mark);
		if (starts) found.push([]);
		found.at(-1)!.push(word);
		before = word;
	}
	return found;
}

/** Words in capitals are read as words ("BOOM"), not spelled; short ones are more often initials ("TV"). */
function softened(say: string): string {
	return /^[A-Z']{4,}$/.test(say) ? say.toLowerCase() : say;
}

/** In words. Beyond this the engine's time grows faster than the text. */
const longestBreath = 40;
const shortestBreath = 20;

function breaths(words: PlannedWord[], pause: number): PlannedWord[][] {
	if (words.length <= longestBreath) return words.length ? [words] : [];
	const mark = words.slice(shortestBreath, longestBreath).findLastIndex((word) => word.pause > 0);
	const end = mark < 0 ? longestBreath : shortestBreath + mark + 1;
	const breath = words.slice(0, end);
	const last = breath.at(-1)!;
	last.pause = Math.max(last.pause, pause);
	return [breath, ...breaths(words.slice(end), pause)];
}

/** Seconds, as a person reads aloud to a child, with time for the picture between two paragraphs. */
const inside = { '': 0, ',': 0.2, '—': 0.3, '…': 0.5, '.': 0.4, '?': 0.4, '!': 0.38, breath: 0.15, paragraph: 0.9 };
const atEnd: Partial<Record<keyof typeof inside, number>> = { '.': 0.52, '?': 0.6, '!': 0.52, '…': 0.7 };

/** Seconds of silence after a word with this punctuation; `end` for the last word of a sentence. A higher rate makes shorter pauses. */
function pauseAfter(mark: Punctuation | 'breath' | 'paragraph', rate: number, end = false): number {
	return ((end && atEnd[mark]) || inside[mark]) / rate;
}
