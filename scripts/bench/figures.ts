/** One figure of a bench. `than` is its reference, measured in the same run and in the same unit. */
export type Figure = {
	what: string;
	value: number;
	unit: 'µs' | 'ms' | 's' | 'KB' | 'MB' | '%' | '' | '/s';
	than?: { what: string; value: number };
	/** The most that `value` may be, or, with `ratio`, that the ratio may be. `least` instead is the least. */
	limit?: { most: number } | { least: number } | { ratio: number };
};

/** Whether a figure is within its limit, or has none. */
export function isWithin({ value, than, limit }: Figure): boolean {
	if (!limit) return true;
	if ('most' in limit) return value <= limit.most;
	if ('least' in limit) return value >= limit.least;
	return value / than!.value <= limit.ratio;
}

/** Prints the figures as a table in Markdown, which reads well in a terminal too. */
export function print(figures: readonly Figure[]): void {
	const head = ['', 'measured', 'compared with', 'ratio', 'limit', ''];
	const rows = [head, ...figures.map(cells)];
	const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]!.length), 3));
	const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`);
	lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
	console.log(lines.join('\n'));
}

export function median(values: readonly number[]): number {
	return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The duration of some work in milliseconds, with its result. */
export async function timed<Result>(work: () => Promise<Result> | Result): Promise<{ ms: number; result: Result }> {
	const from = performance.now();
	const result = await work();
	return { ms: performance.now() - from, result };
}

function cells(figure: Figure): string[] {
	const { what, value, unit, than, limit } = figure;
	return [
		what,
		formatted(value, unit),
		than ? `${than.what}: ${formatted(than.value, unit)}` : '',
		than ? `× ${rounded(value / than.value)}` : '',
		limitOf(limit, unit),
		limit ? (isWithin(figure) ? 'ok' : 'MISSED') : '',
	];
}

function limitOf(limit: Figure['limit'], unit: Figure['unit']): string {
	if (!limit) return '';
	if ('ratio' in limit) return `≤ × ${limit.ratio}`;
	return 'most' in limit ? `≤ ${formatted(limit.most, unit)}` : `≥ ${formatted(limit.least, unit)}`;
}

function formatted(value: number, unit: Figure['unit']): string {
	return `${rounded(value)} ${unit}`.trim();
}

function rounded(value: number): string {
	if (value >= 1000 || Number.isInteger(value)) return value.toFixed(0);
	return value.toFixed(value >= 10 ? 1 : 2);
}
