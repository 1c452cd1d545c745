import type { Genre } from '../../words/genres.ts';
import { detectiveFacts } from './facts/genres/detective.ts';
import { fairyTaleFacts } from './facts/genres/fairy-tale.ts';
import { forestFacts } from './facts/genres/forest.ts';
import { pirateFacts } from './facts/genres/pirate.ts';
import type { GenreFacts, Obstacle } from './format.ts';
import { detectiveObstacles } from './obstacles/detective/detective.ts';
import { fairyTaleObstacles } from './obstacles/fairy-tale/fairy-tale.ts';
import { forestObstacles } from './obstacles/forest/forest.ts';
import { pirateObstacles } from './obstacles/pirate/pirate.ts';

/** The genres that have facts, with the obstacles that were written for them. */
export const genres: Partial<Record<Genre, { facts: GenreFacts; obstacles: readonly Obstacle[] }>> = {
	detective: { facts: detectiveFacts, obstacles: detectiveObstacles },
	'fairy-tale': { facts: fairyTaleFacts, obstacles: fairyTaleObstacles },
	forest: { facts: forestFacts, obstacles: forestObstacles },
	pirate: { facts: pirateFacts, obstacles: pirateObstacles },
};
