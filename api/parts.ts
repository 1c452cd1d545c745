import type { Passwords } from './accounts/passwords.ts';
import type { Tokens } from './accounts/tokens.ts';
import type { Backups } from './backup/backups.ts';
import type { Config } from './config.ts';
import type { Db } from './db/schema.ts';
import type { Makers } from './makers/makers.ts';
import type { MediaStore } from './media/media-store.ts';
import type { Realtime, Tell } from './realtime.ts';
import type { Queue } from './stories/queue.ts';

/** What the running server is made of. Each route takes the parts that it needs. */
export type Parts = {
	config: Config;
	db: Db;
	media: MediaStore;
	makers: Makers;
	queue: Queue;
	backups: Backups;
	tell: Tell;
	/** Closes the sockets of sessions that ended. */
	hangUp: Realtime['hangUp'];
	tokens: Tokens;
	passwords: Passwords;
	/** Epoch milliseconds. */
	now: () => number;
};
