import type * as z from 'zod/mini';
import type { UsageLine } from '../../../shared/contract/admin.ts';
import { day } from '../../../shared/rules/durations.ts';

export type Line = z.infer<typeof UsageLine>;
export type Figures = Pick<Line, 'calls' | 'inputTokens' | 'outputTokens' | 'pictures' | 'seconds'>;
export type Maker = Pick<Line, 'role' | 'maker' | 'model'>;

const roles = ['storyteller', 'illustrator', 'narrator', 'moderator'] as const satisfies readonly Line['role'][];

/** The sum of all lines. A narrator's provider counts characters as input tokens: these are left out. */
export function sumLines(lines: readonly Line[]): Figures {
	const sum = { calls: 0, inputTokens: 0, outputTokens: 0, pictures: 0, seconds: 0 };
	for (const line of lines) {
		sum.calls += line.calls;
		sum.inputTokens += line.role === 'narrator' ? 0 : line.inputTokens;
		sum.outputTokens += line.outputTokens;
		sum.pictures += line.pictures;
		sum.seconds += line.seconds;
	}
	return sum;
}

/** The sums by maker, in the order in which a chapter is made; within a role by the number of calls, descending. */
export function byMaker(lines: readonly Line[]): (Maker & Figures)[] {
	return [...groupLines(lines, makerKey).values()]
		.map((own) => ({ ...(own[0] as Line), ...sumLines(own) }))
		.sort((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role) || b.calls - a.calls);
}

/** The sums by day, newest first, without days without usage. */
export function byDay(lines: readonly Line[]): (Pick<Line, 'day'> & Figures)[] {
	return [...groupLines(lines, (line) => line.day)]
		.map(([day, own]) => ({ day, ...sumLines(own) }))
		.sort((a, b) => b.day.localeCompare(a.day));
}

/** The `count` days that end with the given one (YYYY-MM-DD), the oldest first. */
export function daysUpTo(last: string, count: number): string[] {
	const end = Date.parse(last);
	return Array.from({ length: count }, (_, index) => dayOf(end - (count - 1 - index) * day));
}

/** The day (UTC, YYYY-MM-DD) of a timestamp in milliseconds. */
export function dayOf(at: number): string {
	return new Date(at).toISOString().slice(0, 10);
}

/** The key of a maker: its role, provider and model. */
export function makerKey({ role, maker, model }: Maker): string {
	return [role, maker, model].join('\n');
}

/** As `Map.groupBy`, which the oldest browsers lack. */
function groupLines(lines: readonly Line[], keyFor: (line: Line) => string): Map<string, Line[]> {
	const groups = new Map<string, Line[]>();
	for (const line of lines) {
		const group = groups.get(keyFor(line));
		if (group) group.push(line);
		else groups.set(keyFor(line), [line]);
	}
	return groups;
}
