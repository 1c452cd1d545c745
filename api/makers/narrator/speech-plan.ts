import { contour, type Tone } from './intonation.ts';
import type { Voice } from './narration.ts';
import { pauseAfter } from './pauses.ts';
import { type SentenceSpan, sentenceSpans } from './sentences.ts';
import { type SpokenWord, spokenWords } from './spoken-words.ts';

/** `pause`: seconds of silence wanted after the word, 0 for none. */
export type PlannedWord = { from: number; to: number; say: string; tone: Tone; pause: number };

/** What the engine says in one breath. */
export type Utterance = { words: PlannedWord[] };

export type SpeechPlan = { sentences: readonly SentenceSpan[]; utterances: readonly Utterance[] };

/** What to say, how and with which pauses. A sentence in which nothing can be spoken has no utterance. */
export function planSpeech(text: string, voice: Voice): SpeechPlan {
	const sentences = sentenceSpans(text);
	let closing = '';
	const utterances = sentences.flatMap((sentence, i) => {
		// An unclosed quotation mark must not turn the rest of the chapter into dialogue.
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

/** Words that share one melody: the same speaker, up to a mark that ends a thought. */
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

/** Shouted capitals are read as words ("BOOM"), not spelled; short ones are more often initials ("TV"). */
function softened(say: string): string {
	return /^[A-Z']{4,}$/.test(say) ? say.toLowerCase() : say;
}

/** Beyond this the engine's time grows faster than the text. */
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
