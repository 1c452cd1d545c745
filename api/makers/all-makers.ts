import type { Makers } from './makers.ts';

/** All that make something, to be closed. */
export function allMakers({ storyteller, illustrator, narrator, moderator }: Makers) {
	return [storyteller, illustrator, narrator, moderator] as const;
}
