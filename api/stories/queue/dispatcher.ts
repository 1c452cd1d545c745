import type { Core } from '../../app/core.ts';
import {
	claimJob,
	clearBackOffs,
	dueJobs,
	dueKinds,
	duePreparationJobs,
	isFirstChapterJob,
	type Job,
	releaseJobs,
} from '../../db/jobs.ts';
import { jobKinds } from '../../db/schema.ts';
import { updateStory } from '../../db/stories.ts';
import { inRelaxedTransaction } from '../../db/transaction.ts';
import { FairQueue } from './fair-queue.ts';

/** Jobs that a reader waits for, and jobs that prepare ahead on free workers. */
export type JobClass = Job['kind'] | `${Job['kind']} ahead`;

/** In the order of their turns. */
export const jobClasses: readonly JobClass[] = [...jobKinds, ...jobKinds.map((kind) => `${kind} ahead` as const)];

/**
 * Brings the rows of the table `job` to free workers. The row is the truth: what a dispatcher holds besides can be lost, and is
 * made again from the rows.
 */
export type Dispatcher = {
	/** Milliseconds after which jobs are looked for without a reason; infinite if nothing can be missed. */
	interval: number;
	/** To be called before the first claim. */
	start(): Promise<void>;
	/**
	 * To be called before the claims of a round: makes due jobs claimable. Resolves with their classes; of others there is nothing to
	 * claim.
	 */
	prepare(): Promise<ReadonlySet<JobClass>>;
	/** Claims the next job of a class; undefined if there is none. */
	claim(jobClass: JobClass): Promise<Job | undefined>;
	/** To be called when no worker of this process can take more: others may. */
	finishRound(): void;
	/** The worker of a claimed job has ended, whatever became of the row. */
	release(job: Job): Promise<void>;
	/** To be called after a database error. `running`: the ids of the jobs that workers of this process do run. */
	recover(running: readonly string[]): Promise<void>;
	/** The order in which waiting jobs that a reader waits for will be claimed. */
	order(jobs: readonly Job[]): Job[];
	stop(): Promise<void>;
};

/** How many due jobs are considered for the fair order. */
const jobsConsidered = 1_000;

type Context = Pick<Core, 'db' | 'now'>;

/** Dispatches to this process alone, families in turn. */
export function createLocalDispatcher({ db, now }: Context): Dispatcher {
	const queues = new Map(jobClasses.map((jobClass) => [jobClass, new FairQueue()]));
	return {
		interval: Number.POSITIVE_INFINITY,
		/** Jobs that are marked as running were those of a killed server. */
		async start() {
			await releaseJobs(db, []);
			await clearBackOffs(db, now());
		},
		prepare: () => dueClasses({ db, now }),
		async claim(jobClass) {
			const kind = kindOf(jobClass);
			const list = isAhead(jobClass) ? duePreparationJobs : dueJobs;
			const due = await list(db, kind, now(), jobsConsidered);
			const queue = queues.get(jobClass)!;
			// The nearest choices first, families in turn among equally near ones.
			const nearest = due.filter(({ ahead }) => ahead === due[0]?.ahead);
			for (const { id } of queue.order(nearest)) {
				const job = await claim({ db, now }, id);
				if (!job) continue;
				queue.markServed(job.family_id);
				return job;
			}
			return undefined;
		},
		finishRound() {},
		release: async () => {},
		recover: (running) => releaseJobs(db, running),
		order: (jobs) => queues.get('chapter')!.order(jobs),
		stop: async () => {},
	};
}

/** Claims a job's row. The next start releases claimed jobs that are not done: so the claim need not be synced to the disk. */
export function claim({ db, now }: Context, id: string): Promise<Job | undefined> {
	return inRelaxedTransaction(db, async (trx) => {
		const job = await claimJob(trx, id);
		if (job && isFirstChapterJob(job)) await updateStory(trx, job.story_id, { status: 'writing' }, now());
		return job;
	});
}

export async function dueClasses({ db, now }: Context): Promise<ReadonlySet<JobClass>> {
	const kinds = await dueKinds(db, now());
	return new Set(kinds.map(({ kind, isAhead }): JobClass => (isAhead ? `${kind} ahead` : kind)));
}

export function isAhead(jobClass: JobClass): boolean {
	return jobClass.endsWith(' ahead');
}

export function kindOf(jobClass: JobClass): Job['kind'] {
	return jobClass.split(' ')[0] as Job['kind'];
}
