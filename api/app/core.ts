import type { Passwords } from '../accounts/passwords.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { Cluster } from '../db/cluster.ts';
import type { Db } from '../db/schema.ts';
import type { Makers } from '../makers/makers.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { Notify, Realtime } from '../realtime/sockets.ts';
import type { Config } from './config.ts';

/** What the running server consists of, without the queue and backups, so that the queue and what it uses can import this type. */
export type Core = {
	config: Config;
	db: Db;
	/** Null for a server that is alone. */
	cluster: Cluster | null;
	media: MediaStore;
	makers: Makers;
	notify: Notify;
	/** Closes the sockets of ended sessions. */
	disconnectSessions: Realtime['disconnectSessions'];
	tokens: Tokens;
	passwords: Passwords;
	/** Epoch milliseconds. */
	now: () => number;
};
