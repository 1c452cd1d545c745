import type { ChapterToTell } from '../../../shared/storyteller/tell-chapter.ts';
import { whenOptionalPartRemoved } from './optional-part.ts';
import type { Telling } from './program.worker.ts';
import type { Teller } from './teller.ts';
import { isDraftAllowed } from './telling-rules.ts';

/*
 * Chapters that are told before they are asked for, so that the reader need not wait: in memory only, by their requests. After a change
 * of the story or of the family's settings, another request is made.
 */

/** `allowed`: null until it is told, and if its text is not within its author's limits, which are part of the request. */
type Ahead = { promise: Promise<Telling>; allowed: Telling | null };

const chapters = new Map<string, Ahead>();
whenOptionalPartRemoved(() => chapters.clear());

/** Tells these chapters in the place of those told ahead before. Rejects when the program fails: such a chapter is told on request. */
export async function tellChaptersAhead(teller: Teller, requests: readonly ChapterToTell[]): Promise<void> {
	const before = new Map(chapters);
	chapters.clear();
	for (const request of requests) {
		const key = JSON.stringify(request);
		const ahead = before.get(key) ?? { promise: teller.tell(request), allowed: null };
		chapters.set(key, ahead);
		const telling = await ahead.promise;
		if (!ahead.allowed && isDraftAllowed(telling.draft, request.brief)) ahead.allowed = telling;
	}
}

/** The chapter of a request, if it was told ahead and is within its author's limits. */
export function chapterAhead(request: ChapterToTell): Telling | null {
	return chapters.get(JSON.stringify(request))?.allowed ?? null;
}

/** The chapter of a request that was told ahead or is being told, whatever it says; null when that fails. */
export async function chapterBeingToldAhead(request: ChapterToTell): Promise<Telling | null> {
	return (await chapters.get(JSON.stringify(request))?.promise.catch(() => null)) ?? null;
}

/** Whether a chapter was told ahead, or is being told. */
export function hasChaptersAhead(): boolean {
	return chapters.size > 0;
}
