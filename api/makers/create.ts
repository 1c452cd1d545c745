import type { Config } from '../app/config.ts';
import { builtInIllustrator } from './illustrator/built-in.ts';
import type { MakerOptions, Makers } from './makers.ts';
import { createModerator } from './moderator/moderator.ts';
import { builtInNarrator } from './narrator/built-in.ts';
import { servingTextModel } from './resolve.ts';
import { builtInStoryteller } from './storyteller/built-in.ts';

/** The makers of a configuration. Code that only providers need is loaded when one is configured. */
export async function createMakers(config: Config, options: MakerOptions = {}): Promise<Makers> {
	if (!needsProvider(config)) return builtInMakers(options);
	const { providerMakers } = await import('./provider-makers.ts');
	return providerMakers(config, options);
}

/** The makers that need neither key nor network, for any configuration. */
export function builtInMakers({ builtStorylets }: MakerOptions = {}): Makers {
	const storyteller = builtInStoryteller(builtStorylets);
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
