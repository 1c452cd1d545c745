import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { logWarning } from '../app/log.ts';
import type { Cluster, FamilyChange, NodeMessage, SocketPool } from './cluster.ts';
import type { Db } from './schema.ts';

/** Keys of advisory locks. */
const locks = { leader: 7_120_001, exclusive: 7_120_002 } as const;

/** Milliseconds between two checks whether the connection still works, and until a check has failed. */
const checkInterval = 10_000;
const checkTimeout = 5_000;
/** Milliseconds between two attempts to connect, at most. */
const reconnectDelay = 1_000;

type Events = { message: [NodeMessage]; change: [FamilyChange]; reconnect: [] };

/** Joins the nodes on this database. Throws if it cannot be reached. */
export async function joinCluster(url: string, db: Db, pool: pg.Pool): Promise<Cluster & { close(): Promise<void> }> {
	const events = new EventEmitter<Events>().setMaxListeners(0);
	const nodeId = randomUUID();
	const listener = new ListenConnection(url, events, nodeId);
	await listener.connect();

	const exclusively: Cluster['exclusively'] = (work) =>
		db.connection().execute(async (connection) => {
			await sql`select pg_advisory_lock(${locks.exclusive})`.execute(connection);
			return work().finally(() => sql`select pg_advisory_unlock(${locks.exclusive})`.execute(connection));
		});
	const subscribe =
		<Name extends keyof Events>(name: Name) =>
		(listener: (...news: Events[Name]) => void) => {
			events.on(name, listener as never);
			return () => void events.off(name, listener as never);
		};
	return {
		nodeId,
		async isConnected(id) {
			const { rows } = await sql`
				select 1 from pg_stat_activity where application_name = ${nameOf(id)}`.execute(db);
			return rows.length > 0;
		},
		url,
		pool,
		async openSocketPool() {
			await exclusively(() => createAttachmentTable(db));
			const { promise: listening, resolve } = Promise.withResolvers<void>();
			let hasListened = false;
			const connect = () => {
				const isReplacement = hasListened;
				return connectForGood(url, () => {
					hasListened = true;
					resolve();
					if (isReplacement) events.emit('reconnect');
				});
			};
			return { query: pool.query.bind(pool), connect, listening } as SocketPool;
		},
		send(message) {
			const payload = JSON.stringify({ from: nodeId, message });
			sql`select pg_notify('node', ${payload})`.execute(db).catch(logWarning);
		},
		onMessage: subscribe('message'),
		onChange: subscribe('change'),
		onReconnect: subscribe('reconnect'),
		isLeader: () => listener.isLeader(),
		exclusively,
		close: () => listener.close(),
	};
}

/** A connection of its own, because a pool would give it away: it listens, and holds the leader's lock. Reconnects by itself. */
class ListenConnection {
	readonly #url: string;
	readonly #events: EventEmitter<Events>;
	readonly #nodeId: string;
	#client: pg.Client | null = null;
	#isLeader = false;
	#isClosed = false;
	#timer: NodeJS.Timeout | undefined;

	constructor(url: string, events: EventEmitter<Events>, nodeId: string) {
		this.#url = url;
		this.#events = events;
		this.#nodeId = nodeId;
	}

	async connect(): Promise<void> {
		const client = createClient(this.#url, nameOf(this.#nodeId));
		client.on('error', () => this.#onLost(client));
		client.on('end', () => this.#onLost(client));
		client.on('notification', ({ channel, payload }) => this.#receive(channel, payload ?? ''));
		try {
			await client.connect();
			await client.query('listen change');
			await client.query('listen node');
		} catch (error) {
			await client.end().catch(() => {});
			throw error;
		}
		this.#client = client;
		this.#timer = checkRegularly(client, () => this.#onLost(client));
	}

	async isLeader(): Promise<boolean> {
		const client = this.#client;
		if (!client || this.#isLeader) return client !== null;
		const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [locks.leader]);
		this.#isLeader = rows[0]?.taken === true && client === this.#client;
		return this.#isLeader;
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		clearInterval(this.#timer);
		await this.#client?.end();
	}

	#receive(channel: string, payload: string): void {
		if (channel === 'change') {
			const [familyId, authorId, aboutId] = JSON.parse(payload) as [string, string, string];
			this.#events.emit('change', { familyId, authorId, aboutId });
			return;
		}
		const { from, message } = JSON.parse(payload) as { from: string; message: NodeMessage };
		if (from !== this.#nodeId) this.#events.emit('message', message);
	}

	#onLost(client: pg.Client): void {
		if (client !== this.#client) return;
		this.#client = null;
		this.#isLeader = false;
		clearInterval(this.#timer);
		client.end().catch(() => {});
		if (!this.#isClosed) void this.#reconnect();
	}

	async #reconnect(): Promise<void> {
		while (!this.#isClosed) {
			await rest(reconnectDelay * Math.random(), undefined, { ref: false });
			if (this.#isClosed) return;
			const isConnected = await this.connect().then(
				() => true,
				() => false,
			);
			if (!isConnected) continue;
			if (this.#isClosed) return void (await this.close());
			this.#events.emit('reconnect');
			return;
		}
	}
}

/** The name of a node's connection, by which others see whether it lives. */
function nameOf(nodeId: string): string {
	return `everbranch node ${nodeId}`;
}

function createClient(connectionString: string, application_name: string): pg.Client {
	return new pg.Client({
		...{ connectionString, application_name, keepAlive: true },
		connectionTimeoutMillis: 10_000,
		query_timeout: checkTimeout,
	});
}

/** A connection may be gone without a sign, for instance behind a router that forgot it. */
function checkRegularly(client: pg.Client, onLost: () => void): NodeJS.Timeout {
	return setInterval(() => void client.query('select 1').catch(onLost), checkInterval).unref();
}

/**
 * A connection that socket.io's adapter keeps, and replaces after its end. Not one of a pool: the adapter does not give a broken one
 * back. `onListening` is called when it listens.
 */
async function connectForGood(url: string, onListening: () => void): Promise<pg.PoolClient> {
	const client = createClient(url, 'everbranch sockets');
	// The end of the connection follows.
	client.on('error', () => {});
	await client.connect();
	const query: (text: string) => Promise<unknown> = client.query.bind(client);
	const queryAndTell = async (text: string) => {
		const result = await query(text);
		if (/^listen /i.test(text)) onListening();
		return result;
	};
	const release = () => void client.end().catch(() => {});
	const timer = checkRegularly(client, release);
	client.once('end', () => clearInterval(timer));
	return Object.assign(client, { release, query: queryAndTell }) as pg.PoolClient;
}

/** Events that are too long for a notification, for half a minute. */
async function createAttachmentTable(db: Db): Promise<void> {
	await sql`
		create table if not exists socket_io_attachments (
			id bigint generated by default as identity primary key,
			created_at timestamptz not null default now(),
			payload bytea
		)`.execute(db);
}
