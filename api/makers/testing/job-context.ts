import type { JobContext, ProviderUsage, Remark } from '../makers.ts';

export type TestJobContext = JobContext & {
	/** What was reported so far. */
	usages: ProviderUsage[];
	remarks: Remark[];
	/** The chapter's text each time that it grew or began again. */
	streamedTexts: string[];
	/** Ends the work, as the server does that stops. */
	abort(reason?: unknown): void;
};

/** A desk that keeps what was reported to it. */
export function testJobContext(): TestJobContext {
	const ending = new AbortController();
	const uses: ProviderUsage[] = [];
	const remarks: Remark[] = [];
	const written: string[] = [];
	return {
		signal: ending.signal,
		recordUsage: (use) => void uses.push(use),
		addRemark: (remark) => void remarks.push(remark),
		streamText: (text) => void written.push(text),
		...{ usages: uses, remarks, streamedTexts: written },
		abort: (reason) => ending.abort(reason),
	};
}
