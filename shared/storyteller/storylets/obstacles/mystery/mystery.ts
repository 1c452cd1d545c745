import type { Obstacle } from '../../format.ts';
import { alwaysTheButler } from './always-the-butler.ts';
import { wrongBook } from './wrong-book.ts';

export const mysteryObstacles: readonly Obstacle[] = [alwaysTheButler, wrongBook];
