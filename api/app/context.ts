import type { Backups } from '../backup/backups.ts';
import type { Queue } from '../stories/queue/queue.ts';
import type { Core } from './core.ts';

/** What the running server consists of. */
export type AppContext = Core & { queue: Queue; backups: Backups };
