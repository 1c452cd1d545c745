import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Cluster, FamilyChange, NodeMessage } from './cluster.ts';
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
export async function joinCluster(url: string, db: Db): Promise<Cluster & { close(): Promise<void> }> {
	const events = new EventEmitter<Events>().setMaxListeners(0);
	const nodeId = randomUUID();
	const listener = new ListenConnection(url, events, nodeId);
	await listener.connect();

	const subscribe =
		<Name extends keyof Events>(name: Name) =>
		(listener: (...news: Events[Name]) => void) => {
			events.on(name, listener as never);
			return () => void events.off(name, listener as never);
		};
	return {
		url,
		send(message) {
			const payload = JSON.stringify({ from: nodeId, message });
			sql`select pg_notify('node', ${payload})`.execute(db).catch(process.emitWarning);
		},
		onMessage: subscribe('message'),
		onChange: subscribe('change'),
		onReconnect: subscribe('reconnect'),
		isLeader: () => listener.isLeader(),
		exclusively: (work) =>
			db.connection().execute(async (connection) => {
				await sql`select pg_advisory_lock(${locks.exclusive})`.execute(connection);
				return work().finally(() => sql`select pg_advisory_unlock(${locks.exclusive})`.execute(connection));
			}),
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
		const client = new pg.Client({
			connectionString: this.#url,
			application_name: 'everbranch node',
			keepAlive: true,
			connectionTimeoutMillis: 10_000,
			query_timeout: checkTimeout,
		});
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
		this.#timer = setInterval(() => void this.#check(client), checkInterval).unref();
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

	/** A connection may be gone without a sign, for instance behind a router that forgot it. */
	async #check(client: pg.Client): Promise<void> {
		await client.query('select 1').catch(() => this.#onLost(client));
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
