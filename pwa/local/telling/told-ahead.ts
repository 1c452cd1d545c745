import type { ChapterToTell } from '../../../shared/storyteller/tell-chapter.ts';
import { AheadCache } from './ahead-cache.ts';
import type { Telling } from './program.worker.ts';
import type { Teller } from './teller.ts';
import { isDraftAllowed } from './telling-rules.ts';

/** `isAllowed`: whether the text is within its author's limits, which are part of the request. */
const chapters = new AheadCache<ChapterToTell, { telling: Telling; isAllowed: boolean }>();

/** Tells these chapters in the place of those told ahead before. Rejects when the program fails: such a chapter is told on request. */
export function tellChaptersAhead(teller: Teller, requests: readonly ChapterToTell[]): Promise<void> {
	return chapters.fill(requests, async (request) => {
		const telling = await teller.tell(request);
		return { telling, isAllowed: isDraftAllowed(telling.draft, request.brief) };
	});
}

/** The chapter of a request, if it was told ahead and is within its author's limits. */
export function chapterAhead(request: ChapterToTell): Telling | null {
	const made = chapters.made(request);
	return made?.isAllowed ? made.telling : null;
}

/** The chapter of a request that was told ahead or is being told, whatever it says; null when that fails. */
export async function chapterBeingToldAhead(request: ChapterToTell): Promise<Telling | null> {
	return (await chapters.making(request))?.telling ?? null;
}

/** Whether a chapter was told ahead, or is being told. */
export function hasChaptersAhead(): boolean {
	return !chapters.isEmpty;
}
