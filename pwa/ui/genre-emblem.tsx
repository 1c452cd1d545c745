import type { Genre } from '../../shared/words/genres.ts';
import sprite from '../art/genres.svg';

const hues: Record<Genre, number> = {
	adventure: 32,
	animal: 24,
	arctic: 200,
	circus: 352,
	cooking: 16,
	desert: 40,
	detective: 222,
	dinosaur: 96,
	dragon: 8,
	'fairy-tale': 322,
	fantasy: 272,
	forest: 140,
	ghost: 250,
	historical: 36,
	jungle: 120,
	'magical-school': 262,
	musical: 336,
	mystery: 236,
	mythology: 212,
	ninja: 346,
	pirate: 194,
	robot: 186,
	royal: 290,
	'science-fiction': 172,
	space: 232,
	sports: 150,
	superhero: 2,
	'time-travel': 48,
	underwater: 190,
	unicorn: 310,
	western: 20,
};

/** A genre's hue, 0 to 359. */
export function genreHue(genre: Genre): number {
	return hues[genre];
}

/** A genre's emblem in the current text colour. Decorative: the name is beside it. */
export function GenreEmblem({ genre, className }: { genre: Genre; className?: string | undefined }) {
	return (
		<svg viewBox="0 0 48 48" width={24} height={24} aria-hidden="true" className={className}>
			<use href={`${sprite}#${genre}`} />
		</svg>
	);
}
