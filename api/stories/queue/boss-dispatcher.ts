import type { Job as Entry } from 'pg-boss';
import type { Core } from '../../app/core.ts';
import { logWarning } from '../../app/log.ts';
import type { Cluster } from '../../db/cluster.ts';
import { type Job, type QueuedEntry, releaseOrphanedJobs, undispatchedJobs } from '../../db/jobs.ts';
import { startErrorOf } from '../../db/postgres.ts';
import { jobKinds } from '../../db/schema.ts';
import { claim, type Dispatcher, dueClasses, isAhead, kindOf } from './dispatcher.ts';
import { FairQueue } from './fair-queue.ts';

/** Milliseconds. A node that dies between its commit and the entry leaves a job that no node was told of. */
const interval = 5_000;
/**
 * Seconds. A node that misses its heartbeat for `heartbeat` is taken for dead at the next look, so that its jobs are made by others
 * after 10 to 25 seconds. `expiry` is above the time limit of a job.
 */
const times = { heartbeat: 10, touch: 3, monitor: 5, expiry: 240, keepDone: 60 } as const;

/** For pg. A connection that was lost without a sign would stop all work of this node for a quarter of an hour. */
const connectionLimits = { keepAlive: true, query_timeout: 30_000 };

/** Entries that are added at a time. */
const batchSize = 1_000;
/** Entries that a reader waits for have a priority from 0 up; prepared ones are below. */
const highestPriority = 1_000_000;

type Context = Pick<Core, 'db' | 'now'>;
type Held = { kind: Job['kind']; entry: string };

/**
 * Dispatches to the nodes of a cluster by pg-boss. A row that is due has an entry there, which a node holds while it works and
 * confirms every few seconds. After the entry of a node that died has ended, the row is released and gets another one. So an entry
 * is added after the commit of its row, and by any node.
 */
export async function createBossDispatcher(context: Context, cluster: Cluster): Promise<Dispatcher> {
	const { db, now } = context;
	const { PgBoss } = await import('pg-boss');
	const boss = new PgBoss({
		connectionString: cluster.url,
		application_name: 'everbranch jobs',
		max: 3,
		connectionTimeoutMillis: 10_000,
		...connectionLimits,
		schedule: false,
		registerInstance: false,
		superviseIntervalSeconds: times.monitor,
		monitorIntervalSeconds: times.monitor,
	});
	boss.on('error', logWarning);
	await boss.start().catch(async (error: unknown) => {
		// Its connections would keep the process alive.
		await boss.stop({ graceful: false }).catch(() => {});
		throw startErrorOf(error);
	});
	for (const kind of jobKinds) {
		await boss.createQueue(kind, {
			policy: 'exclusive',
			heartbeatSeconds: times.heartbeat,
			expireInSeconds: times.expiry,
			deleteAfterSeconds: times.keepDone,
			retryLimit: 0,
		});
	}
	/** By the id of the job. */
	const held = new Map<string, Held>();
	let lastSweep = Number.NEGATIVE_INFINITY;
	let unclaimed = 0;

	async function touchAll(): Promise<void> {
		for (const [kind, entries] of Map.groupBy(held.values(), (each) => each.kind)) {
			await boss.touch(
				kind,
				entries.map(({ entry }) => entry),
			);
		}
	}
	const timer = setInterval(() => void touchAll().catch(logWarning), times.touch * 1_000).unref();

	/** Of the rows that run, only those count whose node still holds its entry. */
	async function sweep(): Promise<void> {
		if (performance.now() - lastSweep < interval) return;
		lastSweep = performance.now();
		await releaseOrphanedJobs(db);
	}

	return {
		interval,
		// Back-offs stay: in a cluster nodes start while others work.
		start: async () => {},
		async prepare() {
			await sweep();
			const [classes, due] = await Promise.all([dueClasses(context), undispatchedJobs(db, now(), batchSize)]);
			for (const job of due.filter(({ isQueued }) => isQueued))
				await boss.update(job.kind, undefined, { singletonKey: job.id, priority: priorityOf(job) });
			const missing = due.filter(({ isQueued }) => !isQueued);
			for (const [kind, jobs] of Map.groupBy(missing, (job) => job.kind)) {
				await boss.insert(
					kind,
					jobs.map((job) => ({ data: { id: job.id }, singletonKey: job.id, priority: priorityOf(job) })),
				);
			}
			unclaimed = missing.length;
			return classes;
		},
		async claim(jobClass) {
			const kind = kindOf(jobClass);
			const range = isAhead(jobClass) ? { maxPriority: -1 } : { minPriority: 0 };
			for (;;) {
				const [entry]: Entry<{ id: string }>[] = await boss.fetch<{ id: string }>(kind, { ...range, batchSize: 1 });
				if (!entry) return undefined;
				const job = await claim(context, entry.data.id);
				if (job) {
					held.set(job.id, { kind, entry: entry.id });
					unclaimed--;
					return job;
				}
				// The row is gone, for instance with its story.
				await boss.complete(kind, entry.id);
			}
		},
		finishRound() {
			if (unclaimed > 0) cluster.send({ type: 'jobs' });
			unclaimed = 0;
		},
		async release(job) {
			const { kind, entry } = held.get(job.id) ?? {};
			held.delete(job.id);
			if (kind && entry) await boss.complete(kind, entry);
		},
		// The next sweep releases what no node holds.
		recover: async () => {},
		order: (jobs) => new FairQueue().order(jobs),
		async stop() {
			clearInterval(timer);
			// Jobs that were handed back wait for the others.
			cluster.send({ type: 'jobs' });
			await boss.stop({ graceful: false });
		},
	};
}

/** Families in turn: the second job of one family comes after the first one of each other, and nearer choices before further ones. */
function priorityOf({ ahead, rank }: QueuedEntry): number {
	const place = Math.min(rank, 999);
	return ahead === 0 ? highestPriority - place : -ahead * 1_000 - place;
}
