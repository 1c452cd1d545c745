import { orFallback } from '../fallback.ts';
import type { Illustrator } from '../makers.ts';

/** An illustrator whose pictures are drawn by the built-in one, and labelled so, when they fail. */
export function illustratorWithFallback(illustrator: Illustrator, builtIn: Illustrator): Illustrator {
	return {
		name: illustrator.name,
		isFailing: () => illustrator.isFailing?.() ?? false,
		illustrate: (sitting, desk) =>
			orFallback(
				desk,
				() => illustrator.illustrate(sitting, desk),
				() => builtIn.illustrate(sitting, desk),
			),
		async close() {
			await Promise.all([illustrator.close?.(), builtIn.close?.()]);
		},
	};
}
