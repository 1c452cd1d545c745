import type * as z from 'zod/mini';
import type { UsageLine } from '../../../shared/contract/admin.ts';
import { day } from '../../../shared/rules/durations.ts';
import type { Core } from '../../app/core.ts';
import { logWarning } from '../../app/log.ts';
import type { Row } from '../../db/schema.ts';
import { addUsage, toUsageLine, type UsageRow, usageSince } from '../../db/usage.ts';
import type { ProviderUsage } from '../../makers/makers.ts';

type UsageOwner = Pick<Row<'story'>, 'id' | 'family_id'>;

/** Milliseconds between two writes, and so the usage that a crash may lose. */
const flushInterval = 1_000;

/** Counts what makers use, and writes it in the background, so that no chapter waits for it. */
export class UsageRecorder {
	#context: Pick<Core, 'db' | 'now'>;
	#pending = new Map<string, UsageRow>();
	#timer: NodeJS.Timeout | undefined;
	#writing: Promise<void> = Promise.resolve();

	constructor(context: Pick<Core, 'db' | 'now'>) {
		this.#context = context;
	}

	/** `owner`: the story that it was used for; its id is empty if there is none. */
	record({ id, family_id }: UsageOwner, use: ProviderUsage): void {
		const day = new Date(this.#context.now()).toISOString().slice(0, 10);
		const key = [day, family_id, id, use.role, use.maker, use.model].join('\n');
		this.#pending.set(key, plus(this.#pending.get(key) ?? newUsageRow(day, family_id, id, use), use));
		this.#timer ??= setTimeout(() => void this.flush().catch(logWarning), flushInterval).unref();
	}

	/** Resolves when everything recorded is written. Rows that cannot be written are kept for the next flush. */
	flush(): Promise<void> {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#writing = this.#writing.catch(() => {}).then(() => this.#write());
		return this.#writing;
	}

	async #write(): Promise<void> {
		const rows = [...this.#pending.entries()];
		this.#pending.clear();
		await addUsage(
			this.#context.db,
			rows.map(([, row]) => row),
		).catch((error) => {
			for (const [key, row] of rows) {
				const newer = this.#pending.get(key);
				this.#pending.set(key, newer ? sum(row, newer) : row);
			}
			throw error;
		});
	}
}

function newUsageRow(
	day: string,
	family_id: string,
	story_id: string,
	{ role, maker, model }: ProviderUsage,
): UsageRow {
	const zeros = { calls: 0, input_tokens: 0, output_tokens: 0, pictures: 0, seconds: 0 };
	return { day, family_id, story_id, role, maker, model, ...zeros };
}

function plus(row: UsageRow, { inputTokens, outputTokens, pictures, seconds }: ProviderUsage): UsageRow {
	return sum(row, {
		calls: 1,
		input_tokens: toCount(inputTokens),
		output_tokens: toCount(outputTokens),
		pictures: toCount(pictures),
		seconds: Math.max(0, seconds) || 0,
	});
}

/** Providers report any number; the column takes non-negative integers. */
function toCount(count: number): number {
	return Number.isFinite(count) ? Math.max(0, Math.round(count)) : 0;
}

function sum(
	row: UsageRow,
	added: Pick<UsageRow, 'calls' | 'input_tokens' | 'output_tokens' | 'pictures' | 'seconds'>,
): UsageRow {
	return {
		...row,
		calls: row.calls + added.calls,
		input_tokens: row.input_tokens + added.input_tokens,
		output_tokens: row.output_tokens + added.output_tokens,
		pictures: row.pictures + added.pictures,
		seconds: row.seconds + added.seconds,
	};
}

type Line = z.infer<typeof UsageLine>;

const daysReported = 31;

/** The usage of all families in the last 31 days, today included, newest first. */
export async function serverUsage({
	db,
	queue,
	now,
}: Pick<Core, 'db' | 'now'> & { queue: { usageRecorder: UsageRecorder } }): Promise<Line[]> {
	await queue.usageRecorder.flush();
	const from = new Date(now() - (daysReported - 1) * day).toISOString().slice(0, 10);
	return (await usageSince(db, from)).map(toUsageLine);
}
