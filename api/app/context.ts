import type { Passwords } from '../accounts/passwords.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Backups } from '../backup/backups.ts';
import type { Db } from '../db/schema.ts';
import type { Makers } from '../makers/makers.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { Notify, Realtime } from '../realtime/sockets.ts';
import type { Queue } from '../stories/queue/queue.ts';
import type { Config } from './config.ts';

/** What the running server consists of. */
export type AppContext = {
	config: Config;
	db: Db;
	media: MediaStore;
	makers: Makers;
	queue: Queue;
	backups: Backups;
	notify: Notify;
	/** Closes the sockets of ended sessions. */
	disconnectSessions: Realtime['disconnectSessions'];
	tokens: Tokens;
	passwords: Passwords;
	/** Epoch milliseconds. */
	now: () => number;
};
