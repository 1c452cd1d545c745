import type { Core } from '../../app/core.ts';
import type { Row } from '../../db/schema.ts';
import { addUsage, type UsageRow } from '../../db/usage.ts';
import type { ProviderUsage } from '../../makers/makers.ts';

type UsageOwner = Pick<Row<'story'>, 'id' | 'family_id'>;

/** Milliseconds between two writes, and so the usage that a crash may lose. */
const flushInterval = 1_000;

/** Counts what makers use, and writes it in the background, so that no chapter waits for it. */
export class UsageRecorder {
	#keeping: Pick<Core, 'db' | 'now'>;
	#open = new Map<string, UsageRow>();
	#timer: NodeJS.Timeout | undefined;
	#writing: Promise<void> = Promise.resolve();

	constructor(keeping: Pick<Core, 'db' | 'now'>) {
		this.#keeping = keeping;
	}

	/** `owner`: the story that it was used for; its id is empty if there is none. */
	record({ id, family_id }: UsageOwner, use: ProviderUsage): void {
		const day = new Date(this.#keeping.now()).toISOString().slice(0, 10);
		const key = [day, family_id, id, use.role, use.maker, use.model].join('\n');
		this.#open.set(key, plus(this.#open.get(key) ?? newUsageRow(day, family_id, id, use), use));
		this.#timer ??= setTimeout(() => void this.flush().catch(process.emitWarning), flushInterval).unref();
	}

	/** Resolves when everything recorded is written. Rows that cannot be written are kept for the next flush. */
	flush(): Promise<void> {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#writing = this.#writing.catch(() => {}).then(() => this.#write());
		return this.#writing;
	}

	async #write(): Promise<void> {
		const lines = [...this.#open.entries()];
		this.#open.clear();
		await addUsage(
			this.#keeping.db,
			lines.map(([, line]) => line),
		).catch((error) => {
			for (const [key, line] of lines) {
				const since = this.#open.get(key);
				this.#open.set(key, since ? sum(line, since) : line);
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
	const nothing = { calls: 0, input_tokens: 0, output_tokens: 0, pictures: 0, seconds: 0 };
	return { day, family_id, story_id, role, maker, model, ...nothing };
}

function plus(line: UsageRow, { inputTokens, outputTokens, pictures, seconds }: ProviderUsage): UsageRow {
	return sum(line, {
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
	line: UsageRow,
	more: Pick<UsageRow, 'calls' | 'input_tokens' | 'output_tokens' | 'pictures' | 'seconds'>,
): UsageRow {
	return {
		...line,
		calls: line.calls + more.calls,
		input_tokens: line.input_tokens + more.input_tokens,
		output_tokens: line.output_tokens + more.output_tokens,
		pictures: line.pictures + more.pictures,
		seconds: line.seconds + more.seconds,
	};
}
