import type { Config } from '../app/config.ts';
import { builtInIllustrator } from './illustrator/built-in.ts';
import type { Makers } from './makers.ts';
import { createModerator } from './moderator/moderator.ts';
import { builtInNarrator } from './narrator/built-in.ts';
import { servingTextModel } from './resolve.ts';
import { builtInStoryteller } from './storyteller/built-in.ts';

/** The makers of a configuration. Code that only providers need is loaded when one is configured. `now`: milliseconds. */
export async function createMakers(config: Config, now: () => number = Date.now): Promise<Makers> {
	if (!needsProvider(config)) return builtInMakers();
	const { providerMakers } = await import('./provider-makers.ts');
	return providerMakers(config, now);
}

/** The makers that need neither key nor network, for any configuration. */
export function builtInMakers(): Makers {
	const storyteller = builtInStoryteller();
	return {
		storyteller,
		illustrator: builtInIllustrator(),
		narrator: builtInNarrator(),
		moderator: createModerator(null),
		checkToldChapter: storyteller.checkToldChapter,
		setTextModel() {},
	};
}

function needsProvider({ storytellers, illustrator, narrator }: Config): boolean {
	return servingTextModel(storytellers, null) !== null || illustrator !== null || narrator !== null;
}
