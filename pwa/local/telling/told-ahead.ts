import type { ChapterToTell } from '../../../shared/storyteller/tell-chapter.ts';
import { whenOptionalPartRemoved } from './optional-part.ts';
import type { Telling } from './program.worker.ts';
import type { Teller } from './teller.ts';

/*
 * Chapters that are told before they are asked for, so that the reader need not wait: in memory only, by their requests. After a change
 * of the story or of the family's settings, another request is made.
 */

/** `telling`: null until it is told. */
type Ahead = { promise: Promise<Telling>; telling: Telling | null };

const chapters = new Map<string, Ahead>();
whenOptionalPartRemoved(() => chapters.clear());

/** Tells these chapters in the place of those told ahead before. Rejects when the program fails: such a chapter is told on request. */
export async function tellChaptersAhead(teller: Teller, requests: readonly ChapterToTell[]): Promise<void> {
	const before = new Map(chapters);
	chapters.clear();
	for (const request of requests) {
		const key = JSON.stringify(request);
		const ahead = before.get(key) ?? { promise: teller.tell(request), telling: null };
		chapters.set(key, ahead);
		ahead.telling ??= await ahead.promise;
	}
}

/** The chapter of a request, if it was told ahead. */
export function chapterAhead(request: ChapterToTell): Telling | null {
	return chapters.get(JSON.stringify(request))?.telling ?? null;
}

/** As `chapterAhead`, also for a chapter that is still being told; null when that fails. */
export async function chapterBeingToldAhead(request: ChapterToTell): Promise<Telling | null> {
	return (await chapters.get(JSON.stringify(request))?.promise.catch(() => null)) ?? null;
}

/** Whether a chapter was told ahead, or is being told. */
export function hasChaptersAhead(): boolean {
	return chapters.size > 0;
}
