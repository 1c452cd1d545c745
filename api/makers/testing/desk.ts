import type { Desk, Remark, Use } from '../makers.ts';

export type TestDesk = Desk & {
	/** What was reported so far. */
	uses: Use[];
	remarks: Remark[];
	/** The chapter's text each time that it grew or began again. */
	written: string[];
	/** Ends the work, as the server does that stops. */
	leave(reason?: unknown): void;
};

/** A desk that keeps what was reported to it. */
export function testDesk(): TestDesk {
	const ending = new AbortController();
	const uses: Use[] = [];
	const remarks: Remark[] = [];
	const written: string[] = [];
	return {
		signal: ending.signal,
		spent: (use) => void uses.push(use),
		remark: (remark) => void remarks.push(remark),
		writes: (text) => void written.push(text),
		...{ uses, remarks, written },
		leave: (reason) => ending.abort(reason),
	};
}
