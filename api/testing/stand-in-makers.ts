import type { Makers } from '../makers/makers.ts';
import { MakerFault } from '../makers/providers/provider.ts';
import { withStandIn } from '../makers/storyteller/stand-in.ts';

/** The same makers, whose storyteller tells each chapter in the place of a provider that cannot be reached. */
export function standInMakers(makers: Makers): Makers {
	const provided = { name: 'openai', tell: () => Promise.reject(new MakerFault('unreachable', 'openai')) } as const;
	return { ...makers, storyteller: withStandIn(provided, makers.storyteller) };
}
