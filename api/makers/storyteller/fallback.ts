import { orFallback } from '../fallback.ts';
import type { Storyteller } from '../makers.ts';

/**
 * The storyteller, and the built-in one for a chapter that it could not tell. Whoever began a story, the next chapter is
 * asked of the storyteller again: it can go on with any text. How the built-in one joins on is its own affair.
 */
export function storytellerWithFallback(storyteller: Storyteller, builtIn: Storyteller): Storyteller {
	return {
		name: storyteller.name,
		isFailing: () => storyteller.isFailing?.() ?? false,
		preloadModel: () => storyteller.preloadModel?.(),
		writeChapter: (telling, desk) =>
			orFallback(
				desk,
				() => storyteller.writeChapter(telling, desk),
				() => builtIn.writeChapter(telling, desk),
			),
		async close() {
			await Promise.all([storyteller.close?.(), builtIn.close?.()]);
		},
	};
}
