import type { Db, Row } from './schema.ts';

type JobCounts = {
	jobs: (Pick<Row<'job'>, 'kind' | 'state'> & { count: number })[];
	/** Seconds since the oldest job that could start was added; 0 without one. */
	oldestWait: number;
};

/** How many jobs of each kind wait and run, in the whole database. */
export async function jobCounts(db: Db, now: number): Promise<JobCounts> {
	const jobs = await db
		.selectFrom('job')
		.select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('count')])
		.groupBy(['kind', 'state'])
		.orderBy('kind')
		.orderBy('state')
		.execute();
	const oldest = await db
		.selectFrom('job')
		.select(({ fn }) => fn.min('created_at').as('at'))
		.where('state', '=', 'waiting')
		.where('run_after', '<=', now)
		.executeTakeFirst();
	const at = oldest?.at as number | null | undefined;
	return { jobs, oldestWait: at == null ? 0 : Math.max(0, now - at) / 1000 };
}
