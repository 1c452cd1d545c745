import type { Voice } from './narration.ts';
import type { SpokenWord } from './spoken-words.ts';

/** `pitch`: mean in Hz · `spread`: standard deviation of the pitch in Hz · `rate`: 1 is the engine's own · `gain`: 1 leaves the loudness. */
export type Tone = { pitch: number; spread: number; rate: number; gain: number };

/** Where the words stand: in the first or last sentence of a paragraph, in the last of the text. */
export type SentencePosition = { isParagraphStart: boolean; isParagraphEnd: boolean; isTextEnd: boolean };

/** The engine's own voice has a mean of 165 Hz and hardly moves (10–90 %: 157–176 Hz): a little higher and livelier for children. */
const narratorPitch = 178;
const narratorSpread = 34;
/** The engine reads about 200 words a minute; with the pauses this gives about 130, a pace for young ears. */
const narratorRate = 0.88;

/** The melody of one run of words that ends in `.`, `?`, `!`, …: one tone a word. */
export function contour(run: readonly SpokenWord[], standing: SentencePosition, voice: Voice): Tone[] {
	const base = baseTone(run, standing, voice);
	const rise = risesBy(run);
	return run.map((word, i) => {
		const lift = (rise[run.length - 1 - i] ?? 1) * (shouted(word.say) ? 1.08 : 1);
		return rounded({ ...base, pitch: base.pitch * lift, rate: base.rate * (shouted(word.say) ? 0.9 : 1) });
	});
}

function baseTone(run: readonly SpokenWord[], standing: SentencePosition, voice: Voice): Tone {
	const tone = { pitch: narratorPitch * voice.pitch, spread: narratorSpread, rate: narratorRate * voice.rate, gain: 1 };
	if (run[0]?.isQuoted) adjust(tone, 1.13, 1.25, 1.02, 1);
	if (run.at(-1)?.mark === '!') adjust(tone, 1.07, 1.3, 1.05, 1.15);
	if (standing.isParagraphStart) adjust(tone, 1.03, 1, 1, 1);
	if (standing.isParagraphEnd) adjust(tone, 0.97, 1, 0.97, 1);
	if (standing.isTextEnd) adjust(tone, 0.98, 1, 0.94, 1);
	return tone;
}

function adjust(tone: Tone, pitch: number, spread: number, rate: number, gain: number): void {
	tone.pitch *= pitch;
	tone.spread *= spread;
	tone.rate *= rate;
	tone.gain *= gain;
}

const questionWords = /^(who|whom|whose|what|when|where|which|why|how)$/i;

/** By how much the last word, the one before it, … are lifted. "Why …?" rises less than "Is it …?", as people speak. */
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
