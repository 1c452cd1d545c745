import type { Config } from '../app/config.ts';
import { builtInIllustrator } from './illustrator/built-in.ts';
import type { Makers } from './makers.ts';
import { createModerator } from './moderator/moderator.ts';
import { builtInNarrator } from './narrator/built-in.ts';
import { builtInStoryteller } from './storyteller/built-in.ts';
import { servingTextModel } from './text-models.ts';

/**
 * The makers that the configuration asks for. What only a provider's makers need is loaded where one is configured.
 * `now`: milliseconds.
 */
export async function createMakers(config: Config, now: () => number = Date.now): Promise<Makers> {
	if (!needsProvider(config)) return builtInMakers();
	const { configuredMakers } = await import('./resolve.ts');
	return configuredMakers(config, now);
}

/** The makers that need no key and no network, whatever is configured. */
export function builtInMakers(): Makers {
	return {
		storyteller: builtInStoryteller(),
		illustrator: builtInIllustrator(),
		narrator: builtInNarrator(),
		moderator: createModerator(null),
		setTextModel() {},
	};
}

function needsProvider({ storytellers, illustrator, narrator }: Config): boolean {
	return servingTextModel(storytellers, null) !== null || illustrator !== null || narrator !== null;
}
