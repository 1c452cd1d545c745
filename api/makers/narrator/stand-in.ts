import type { Narrator } from '../makers.ts';
import { orStandIn } from '../or-stand-in.ts';

/** A narrator whose chapters are read by the built-in one, and labelled so, when they fail. */
export function withStandIn(narrator: Narrator, builtIn: Narrator): Narrator {
	return {
		name: narrator.name,
		isFailing: () => narrator.isFailing?.() ?? false,
		narrate: (request, desk) =>
			orStandIn(
				desk,
				() => narrator.narrate(request, desk),
				() => builtIn.narrate(request, desk),
			),
		async close() {
			await Promise.all([narrator.close?.(), builtIn.close?.()]);
		},
	};
}
