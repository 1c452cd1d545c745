import type * as z from 'zod/mini';
import type { UsageLine } from '../../../shared/contract/admin.ts';
import type { AppContext } from '../../app/context.ts';
import { toUsageLine, usageSince } from '../../db/usage.ts';

type Line = z.infer<typeof UsageLine>;

const day = 24 * 60 * 60 * 1000;
const daysReported = 31;

/** The usage of all families in the last 31 days, today included, newest first. */
export async function serverUsage({ db, queue, now }: Pick<AppContext, 'db' | 'queue' | 'now'>): Promise<Line[]> {
	await queue.usageRecorder.flush();
	const from = new Date(now() - (daysReported - 1) * day).toISOString().slice(0, 10);
	return (await usageSince(db, from)).map(toUsageLine);
}
