import type { Obstacle } from '../../format.ts';
import { lastInTheJar } from './last-in-the-jar.ts';
import { tidyMaze } from './tidy-maze.ts';

export const mythologyObstacles: readonly Obstacle[] = [lastInTheJar, tidyMaze];
