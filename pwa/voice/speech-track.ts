import { sentenceSpans } from '../../shared/rules/sentences.ts';

/** A stretch of the text in UTF-16 offsets, and where it begins, in seconds. */
type TimedPart = { from: number; to: number; at: number };

/**
 * The estimated pace of a voice, for a seek bar: letters a second, and seconds of silence after a sentence. What is heard and
 * highlighted follows the voice, not this estimate.
 */
const lettersPerSecond = 14;
const pauseAfterSentence = 0.5;

/** Voices that name their words do so from the first sentences on. */
const sentencesToNameWords = 2;

/** Milliseconds without a sound after which a voice counts as silent. Those of ChromeOS can take long for their first sentence. */
const longestSilence = 20_000;

const noWords: readonly TimedPart[] = [];
type Reading = { text: string; voice: SpeechSynthesisVoice; rate: number };

/**
 * A text read aloud by a voice of the device, one utterance a sentence. Its positions are times of an estimated recording, so
 * that players treat it as one; it goes on, back and forward by sentences. `onChange` is called after each change.
 */
export class SpeechTrack {
	readonly sentences: readonly TimedPart[];
	/** Of an estimated recording, in seconds. */
	readonly seconds: number;
	isPlaying = false;
	hasEnded = false;
	/** The voice said nothing, or stopped with an error. */
	hasFailed = false;

	#text: string;
	#voice: SpeechSynthesisVoice;
	#rate: number;
	#words: readonly TimedPart[];
	#onChange: () => void;
	#at = 0;
	#utterance: SpeechSynthesisUtterance | null = null;
	#silence: ReturnType<typeof setTimeout> | undefined;
	#spoken = 0;
	#namesWords = false;
	#stopsAfterSentence = false;

	constructor({ text, voice, rate }: Reading, onChange: () => void) {
		this.#text = text;
		this.#voice = voice;
		this.#rate = rate;
		this.#onChange = onChange;
		const { sentences, words, seconds } = estimatedTimes(text);
		this.sentences = sentences;
		this.#words = words;
		this.seconds = seconds;
	}

	get currentTime(): number {
		return this.#at;
	}

	/** Empty unless the voice names its words. */
	get words(): readonly TimedPart[] {
		return this.#namesWords ? this.#words : noWords;
	}

	/** To be called in a press: browsers let a page speak after one. */
	play(): void {
		if (this.isPlaying) return;
		if (this.hasEnded) this.#at = 0;
		this.#start(this.#indexAt(this.#at));
	}

	/** A voice that pauses cannot go on everywhere: the sentence begins anew. */
	pause(): void {
		if (!this.isPlaying) return;
		this.#silenceVoice();
		this.#set({ isPlaying: false });
	}

	/** Moves to the sentence at a time; to the next one for a later time in the present sentence. */
	seek(at: number): void {
		const [present, wanted] = [this.#indexAt(this.#at), this.#indexAt(at)];
		const isLater = wanted === present && at > this.#at;
		const index = at >= this.seconds ? this.sentences.length : wanted + (isLater ? 1 : 0);
		const wasPlaying = this.isPlaying;
		this.#silenceVoice();
		this.#at = this.sentences[index]?.at ?? this.seconds;
		this.hasEnded = false;
		if (wasPlaying) this.#start(index);
		else this.#onChange();
	}

	/** Plays to the end of the sentence that is spoken, and pauses. */
	stopAfterSentence(): void {
		this.#stopsAfterSentence = true;
	}

	/** What is spoken begins its sentence anew. */
	setRate(rate: number): void {
		if (rate === this.#rate) return;
		this.#rate = rate;
		if (this.isPlaying) this.seek(this.sentences[this.#indexAt(this.#at)]?.at ?? 0);
	}

	/** Ends it for good. */
	stop(): void {
		this.#silenceVoice();
		this.isPlaying = false;
	}

	#start(index: number): void {
		this.#stopsAfterSentence = false;
		// Another page may have left the one voice of the browser paused.
		speechSynthesis.resume();
		this.#set({ isPlaying: true, hasEnded: false, hasFailed: false });
		this.#speak(index);
	}

	#speak(index: number): void {
		const sentence = this.sentences[index];
		if (!sentence) {
			this.#finish();
			return;
		}
		const utterance = new SpeechSynthesisUtterance(this.#text.slice(sentence.from, sentence.to));
		utterance.voice = this.#voice;
		utterance.lang = this.#voice.lang.replace('_', '-');
		utterance.rate = this.#rate;
		// The browser reports a cancelled utterance as well: only the present one counts.
		const isPresent = () => this.#utterance === utterance;
		utterance.onstart = () => isPresent() && clearTimeout(this.#silence);
		utterance.onboundary = ({ name, charIndex }) => isPresent() && name === 'word' && this.#onWord(sentence, charIndex);
		utterance.onend = () => isPresent() && this.#onSentenceEnd(index);
		utterance.onerror = ({ error }) => isPresent() && this.#onError(error);
		// Kept: browsers forget the events of an utterance that is collected as garbage.
		this.#utterance = utterance;
		this.#at = sentence.at;
		clearTimeout(this.#silence);
		this.#silence = setTimeout(() => isPresent() && this.#fail(), longestSilence);
		speechSynthesis.speak(utterance);
		this.#onChange();
	}

	#onWord({ from }: TimedPart, charIndex: number): void {
		if (!this.#namesWords && this.#spoken >= sentencesToNameWords) return;
		this.#namesWords = true;
		const word = this.#words.findLast((one) => one.from <= from + charIndex);
		if (!word || word.from < from) return;
		this.#at = word.at;
		this.#onChange();
	}

	#onSentenceEnd(index: number): void {
		this.#spoken += 1;
		if (!this.#stopsAfterSentence || index + 1 === this.sentences.length) {
			this.#speak(index + 1);
			return;
		}
		this.#silenceVoice();
		this.#at = this.sentences[index + 1]?.at ?? this.seconds;
		this.#set({ isPlaying: false });
	}

	/** All tabs share one voice: another one may take it, and so may a call, or the lock of the screen. */
	#onError(error: SpeechSynthesisErrorCode): void {
		if (error === 'canceled' || error === 'interrupted') this.pause();
		else this.#fail();
	}

	#finish(): void {
		this.#silenceVoice();
		this.#at = this.seconds;
		this.#set({ isPlaying: false, hasEnded: true });
	}

	#fail(): void {
		this.#silenceVoice();
		this.#set({ isPlaying: false, hasFailed: true });
	}

	#silenceVoice(): void {
		clearTimeout(this.#silence);
		if (!this.#utterance) return;
		this.#utterance = null;
		speechSynthesis.cancel();
	}

	#indexAt(at: number): number {
		return Math.max(
			0,
			this.sentences.findLastIndex((sentence) => sentence.at <= at + 0.001),
		);
	}

	#set(change: Partial<Pick<SpeechTrack, 'isPlaying' | 'hasEnded' | 'hasFailed'>>): void {
		Object.assign(this, change);
		this.#onChange();
	}
}

/** Times of sentences and words in an estimated recording of a text. A sentence without letters is silent, and left out. */
function estimatedTimes(text: string): { sentences: TimedPart[]; words: TimedPart[]; seconds: number } {
	const sentences: TimedPart[] = [];
	const words: TimedPart[] = [];
	const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });
	let seconds = 0;
	for (const { from, to } of sentenceSpans(text)) {
		const spoken = text.slice(from, to);
		if (!/[\p{L}\p{N}]/u.test(spoken)) continue;
		sentences.push({ from, to, at: seconds });
		for (const { segment, index, isWordLike } of wordSegmenter.segment(spoken)) {
			const at = seconds + index / lettersPerSecond;
			if (isWordLike) words.push({ from: from + index, to: from + index + segment.length, at });
		}
		seconds += spoken.length / lettersPerSecond + pauseAfterSentence;
	}
	return { sentences, words, seconds };
}
