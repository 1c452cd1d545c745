import type { Genre } from '../../shared/words/genres.ts';
import sprite from '../art/genres.svg';

/** A genre's emblem in the current text colour. Decorative: the name is beside it. */
export function GenreEmblem({ genre, className }: { genre: Genre; className?: string | undefined }) {
	return (
		<svg viewBox="0 0 48 48" width={24} height={24} aria-hidden="true" className={className}>
			<use href={`${sprite}#${genre}`} />
		</svg>
	);
}
