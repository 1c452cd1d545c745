import type { Storyteller } from '../makers.ts';
import { orStandIn } from '../or-stand-in.ts';

/**
 * The storyteller, and the built-in one for a chapter that it could not tell. Whoever began a story, the next chapter is
 * asked of the storyteller again: it can go on with any text. How the built-in one joins on is its own affair.
 */
export function withStandIn(storyteller: Storyteller, builtIn: Storyteller): Storyteller {
	return {
		name: storyteller.name,
		isFailing: () => storyteller.isFailing?.() ?? false,
		warm: () => storyteller.warm?.(),
		tell: (telling, desk) =>
			orStandIn(
				desk,
				() => storyteller.tell(telling, desk),
				() => builtIn.tell(telling, desk),
			),
		async close() {
			await Promise.all([storyteller.close?.(), builtIn.close?.()]);
		},
	};
}
