import type * as z from 'zod/mini';
import type { UsageLine } from '../../shared/admin.ts';
import { toLine, usageSince } from '../db/usage.ts';
import type { Parts } from '../parts.ts';

type Line = z.infer<typeof UsageLine>;

const day = 24 * 60 * 60 * 1000;
const daysTold = 31;

/** What all families together used in the last 31 days, today included. Newest first. */
export async function usageOfServer({ db, queue, now }: Pick<Parts, 'db' | 'queue' | 'now'>): Promise<Line[]> {
	await queue.ledger.settle();
	const from = new Date(now() - (daysTold - 1) * day).toISOString().slice(0, 10);
	return (await usageSince(db, from)).map(toLine);
}
