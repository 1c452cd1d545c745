import type { Pool } from 'pg';
import type { ChapterPlace } from './chapters.ts';
import type { JobTarget } from './jobs.ts';

/** What a node tells the others, after its commit. A lost message may delay something, but loses nothing. */
export type NodeMessage =
	/** There are jobs for which the sender has no free worker. */
	| { type: 'jobs' }
	/** `failure`: the error of an HttpError, else null. */
	| { type: 'settled'; target: JobTarget; failure: JobFailure | null }
	/** A reader now waits for this chapter, which was being prepared. */
	| { type: 'promoted'; place: ChapterPlace }
	/** A device told this chapter. */
	| { type: 'superseded'; place: ChapterPlace }
	| { type: 'story-deleted'; storyId: string }
	/** An author's settings changed. */
	| { type: 'settings-changed'; accountId: string }
	| { type: 'text-model-changed' };

export type JobFailure = { status: number; code: string; message: string; extra: object };

/** The accounts that a change concerns: `aboutId` is the changed story or account. */
export type FamilyChange = { familyId: string; authorId: string; aboutId: string };

/** `listening` resolves once a connection of it listens. */
export type SocketPool = Pick<Pool, 'query' | 'connect'> & { listening: Promise<void> };

/** A node's connection to the other nodes on the same Postgres. */
export type Cluster = {
	nodeId: string;
	/** Whether this node's connection is open at present. */
	isConnected(nodeId: string): Promise<boolean>;
	/** For further connections, by engines that need their own. */
	url: string;
	/** The node's connections to the database, for engines that take them. */
	pool: Pick<Pool, 'query'>;
	/** The connections by which socket.io's adapter reaches other nodes; creates its table. */
	openSocketPool(): Promise<SocketPool>;
	/** Sends a message to all other nodes. */
	send(message: NodeMessage): void;
	onMessage(listener: (message: NodeMessage) => void): () => void;
	/** Calls back after each commit of any node that changed a family's data. */
	onChange(listener: (change: FamilyChange) => void): () => void;
	/**
	 * Calls back when messages, changes or events of sockets may have been missed: one of the connections that listen broke, and is
	 * there again.
	 */
	onReconnect(listener: () => void): () => void;
	/** Whether this node does the work that only one does. Another takes over once its connection has ended. */
	isLeader(): Promise<boolean>;
	/** Runs `work` while no other node does. */
	exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
};
