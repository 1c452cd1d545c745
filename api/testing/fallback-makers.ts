import { storytellerWithFallback } from '../makers/fallback.ts';
import { MakerError } from '../makers/maker-error.ts';
import type { Makers } from '../makers/makers.ts';

/** The same makers, whose storyteller is the fallback of an unreachable provider. */
export function fallbackMakers(makers: Makers): Makers {
	const provided = {
		name: 'openai',
		writeChapter: () => Promise.reject(new MakerError('unreachable', 'openai')),
	} as const;
	return { ...makers, storyteller: storytellerWithFallback(provided, makers.storyteller) };
}
