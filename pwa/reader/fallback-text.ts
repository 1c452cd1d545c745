import type { ChapterRow } from '../local/library/story-view.ts';

/** Who took a provider's place, kindly: it is a chapter like any other. Null where nobody did. */
export function fallbackText(standsIn: NonNullable<ChapterRow['madeBy']['standsIn']>): string | null {
	if (standsIn.length === 0) return null;
	const who = standsIn.map((maker) => (maker === 'narrator' ? 'voice' : maker));
	const all = who.length > 1 ? `${who.slice(0, -1).join(', ')} and ${who.at(-1)}` : who[0];
	return `Our built-in ${all} stepped in for this chapter.`;
}
