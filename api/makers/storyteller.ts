import { tellChapter } from '../../shared/pocket/tell.ts';
import type { Storyteller } from './makers.ts';

/** The storyteller that needs no key and no network: the same that a device without a server has. */
export function builtInStoryteller(): Storyteller {
	return {
		name: 'built-in',
		async tell(brief, told) {
			return tellChapter(
				brief,
				told.map(({ choiceTaken }) => choiceTaken ?? 0),
			);
		},
	};
}
