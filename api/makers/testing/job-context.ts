import type { JobContext, ProviderUsage, Remark } from '../makers.ts';

export type TestJobContext = JobContext & {
	/** What was recorded so far. */
	usages: ProviderUsage[];
	remarks: Remark[];
	/** Each text that was streamed, in order. */
	streamedTexts: string[];
	/** The recording that was streamed since it last began anew. */
	streamedSpeech(): Uint8Array;
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
	return {
		signal: ending.signal,
		recordUsage: (use) => void uses.push(use),
		addRemark: (remark) => void remarks.push(remark),
		streamText: (text) => void written.push(text),
		streamSpeech: (mp3) => {
			speech = mp3 ? [...speech, mp3] : [];
		},
		streamedSpeech: () => Buffer.concat(speech),
		...{ usages: uses, remarks, streamedTexts: written },
		abort: (reason) => ending.abort(reason),
	};
}
