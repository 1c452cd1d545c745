import type { Genre } from '../../words/genres.ts';
import { detectiveFacts } from './facts/genres/detective.ts';
import { pirateFacts } from './facts/genres/pirate.ts';
import type { GenreFacts, Obstacle } from './format.ts';
import { detectiveObstacles } from './obstacles/detective/detective.ts';
import { pirateObstacles } from './obstacles/pirate/pirate.ts';

/** The genres that have facts, with the obstacles that were written for them. */
export const genres: Partial<Record<Genre, { facts: GenreFacts; obstacles: readonly Obstacle[] }>> = {
	detective: { facts: detectiveFacts, obstacles: detectiveObstacles },
	pirate: { facts: pirateFacts, obstacles: pirateObstacles },
};
