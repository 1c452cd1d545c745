import type { Provenance } from '../../shared/contract/stories.ts';
import type { ChapterRow } from '../local/library/story-view.ts';

/** The maker of a part of a chapter, for a parent. */
export function creditText({ maker, model, standsIn }: Provenance['storyteller']): string {
	const name = maker === 'built-in' ? 'Built-in' : `AI: ${maker}`;
	const known = model && maker !== 'built-in' ? `${name}, ${model}` : name;
	return standsIn ? `${known}, which stood in` : known;
}

/** The sentence that names the fallback makers; null if there are none. */
export function fallbackText(standsIn: NonNullable<ChapterRow['madeBy']['standsIn']>): string | null {
	if (standsIn.length === 0) return null;
	const who = standsIn.map((maker) => (maker === 'narrator' ? 'voice' : maker));
	const all = who.length > 1 ? `${who.slice(0, -1).join(', ')} and ${who.at(-1)}` : who[0];
	return `Our built-in ${all} stepped in for this chapter.`;
}
