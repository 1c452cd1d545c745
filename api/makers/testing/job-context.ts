import type { JobContext, ProviderUsage, Remark, SpokenTimes } from '../makers.ts';

export type TestJobContext = JobContext & {
	/** What was recorded so far. */
	usages: ProviderUsage[];
	remarks: Remark[];
	/** Each text that was streamed, in order. */
	streamedTexts: string[];
	/** The recording that was streamed since it last began anew. */
	streamedSpeech(): Uint8Array;
	/** The times that were streamed, in order. */
	streamedTimes: SpokenTimes[];
	/** Aborts the work, as a stopping server does. */
	abort(reason?: unknown): void;
};

/** A job context that collects what is reported to it. */
export function testJobContext(): TestJobContext {
	const ending = new AbortController();
	const uses: ProviderUsage[] = [];
	const remarks: Remark[] = [];
	const written: string[] = [];
	let speech: Uint8Array[] = [];
	const times: SpokenTimes[] = [];
	return {
		signal: ending.signal,
		recordUsage: (use) => void uses.push(use),
		addRemark: (remark) => void remarks.push(remark),
		streamText: (text) => void written.push(text),
		streamSpeech: (mp3) => {
			speech = mp3 ? [...speech, mp3] : [];
		},
		streamedSpeech: () => Buffer.concat(speech),
		streamTimes: (known) => void times.push(known),
		...{ usages: uses, remarks, streamedTexts: written, streamedTimes: times },
		abort: (reason) => ending.abort(reason),
	};
}
