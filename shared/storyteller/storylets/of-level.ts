import type { Level } from '../text/levels.ts';
import type { Storylets } from './format.ts';

/** The content that stories of one level are told from: about a third of all. It gives the same chapters as all of it. */
export function storyletsOfLevel({ plots, genres }: Storylets, level: Level): Storylets {
	return {
		plots: plots.flatMap((plot) => atLevel(plot, level)),
		genres: Object.fromEntries(
			Object.entries(genres).map(([genre, { facts, obstacles }]) => [
				genre,
				{ facts, obstacles: obstacles.flatMap((obstacle) => atLevel(obstacle, level)) },
			]),
		),
	};
}

function atLevel<Texts, Told extends { levels: Readonly<Partial<Record<Level, Texts>>> }>(
	told: Told,
	level: Level,
): Told[] {
	const texts = told.levels[level];
	return texts ? [{ ...told, levels: { [level]: texts } }] : [];
}
