import { storytellerWithFallback } from '../makers/fallback.ts';
import type { Makers } from '../makers/makers.ts';
import { MakerError } from '../makers/providers/provider.ts';

/** The same makers, whose storyteller tells each chapter in the place of a provider that cannot be reached. */
export function fallbackMakers(makers: Makers): Makers {
	const provided = {
		name: 'openai',
		writeChapter: () => Promise.reject(new MakerError('unreachable', 'openai')),
	} as const;
	return { ...makers, storyteller: storytellerWithFallback(provided, makers.storyteller) };
}
