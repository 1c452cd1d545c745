import type { Obstacle } from '../../format.ts';
import { alwaysTheButler } from './always-the-butler.ts';
import { inThisVeryRoom } from './in-this-very-room.ts';
import { wrongBook } from './wrong-book.ts';

export const mysteryObstacles: readonly Obstacle[] = [alwaysTheButler, inThisVeryRoom, wrongBook];
