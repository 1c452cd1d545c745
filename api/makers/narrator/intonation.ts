import type { SpokenWord } from './spoken-words.ts';

/** How a mood is read: 1 is the engine's own rate (higher is faster) and pitch. 0.85–1.15. */
export type Voice = { rate: number; pitch: number };

/** `pitch`: mean in Hz · `spread`: standard deviation of the pitch in Hz · `rate`: 1 is the engine's own · `gain`: 1 leaves the loudness. */
export type Tone = { pitch: number; spread: number; rate: number; gain: number };

/** The position of a sentence in its paragraph and in the text. */
export type SentencePosition = { isParagraphStart: boolean; isParagraphEnd: boolean; isTextEnd: boolean };

/** The engine's own pitch has a mean of 165 Hz and little variation (10–90 %: 157–176 Hz); for children it is higher and livelier. */
const narratorPitch = 178;
const narratorSpread = 34;
/** The engine reads about 200 words a minute; with the pauses this gives about 130, a good pace for children. */
const narratorRate = 0.88;

/** The melody of one run of words that ends in `.`, `?`, `!`, …: one tone a word. */
export function contour(run: readonly SpokenWord[], position: SentencePosition, voice: Voice): Tone[] {
	const base = baseTone(run, position, voice);
	const rise = risesBy(run);
	return run.map((word, i) => {
		const lift = (rise[run.length - 1 - i] ?? 1) * (shouted(word.say) ? 1.08 : 1);
		return rounded({ ...base, pitch: base.pitch * lift, rate: base.rate * (shouted(word.say) ? 0.9 : 1) });
	});
}

function baseTone(run: readonly SpokenWord[], position: SentencePosition, voice: Voice): Tone {
	const tone = { pitch: narratorPitch * voice.pitch, spread: narratorSpread, rate: narratorRate * voice.rate, gain: 1 };
	if (run[0]?.isQuoted) adjust(tone, 1.13, 1.25, 1.02, 1);
	if (run.at(-1)?.mark === '!') adjust(tone, 1.07, 1.3, 1.05, 1.15);
	if (position.isParagraphStart) adjust(tone, 1.03, 1, 1, 1);
	if (position.isParagraphEnd) adjust(tone, 0.97, 1, 0.97, 1);
	if (position.isTextEnd) adjust(tone, 0.98, 1, 0.94, 1);
	return tone;
}

function adjust(tone: Tone, pitch: number, spread: number, rate: number, gain: number): void {
	tone.pitch *= pitch;
	tone.spread *= spread;
	tone.rate *= rate;
	tone.gain *= gain;
}

const questionWords = /^(who|whom|whose|what|when|where|which|why|how)$/i;

/** Pitch factors of the last words of a question, last first. "Why …?" rises less than "Is it …?". */
function risesBy(run: readonly SpokenWord[]): readonly number[] {
	if (run.at(-1)?.mark !== '?') return [];
	return questionWords.test(run[0]!.say) ? [1.08, 1.04, 1.02] : [1.18, 1.09, 1.04];
}

function shouted(say: string): boolean {
	return /^[A-Z']{4,}$/.test(say);
}

function rounded({ pitch, spread, rate, gain }: Tone): Tone {
	return { pitch: Math.round(pitch), spread: Math.round(spread), rate: Math.round(rate * 100) / 100, gain };
}
