import { orFallback } from '../fallback.ts';
import type { Narrator } from '../makers.ts';

/** A narrator whose chapters are read by the built-in one, and labelled so, when they fail. */
export function narratorWithFallback(narrator: Narrator, builtIn: Narrator): Narrator {
	return {
		name: narrator.name,
		isFailing: () => narrator.isFailing?.() ?? false,
		narrate: (request, desk) =>
			orFallback(
				desk,
				() => narrator.narrate(request, desk),
				() => builtIn.narrate(request, desk),
			),
		async close() {
			await Promise.all([narrator.close?.(), builtIn.close?.()]);
		},
	};
}
