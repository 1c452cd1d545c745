import type { Figures, Maker } from './usage-sums.ts';

/** The columns of the figures of a day or a maker. */
export const columns: readonly { name: string; of: keyof Figures; format: (figure: number) => string }[] = [
	{ name: 'Calls', of: 'calls', format: formatCount },
	{ name: 'Tokens in', of: 'inputTokens', format: formatCount },
	{ name: 'Tokens out', of: 'outputTokens', format: formatCount },
	{ name: 'Pictures', of: 'pictures', format: formatCount },
	{ name: 'Minutes of voice', of: 'seconds', format: formatMinutes },
];

const countFormat = new Intl.NumberFormat();
const minutesFormat = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

export function formatCount(count: number): string {
	return countFormat.format(count);
}

function formatMinutes(seconds: number): string {
	return minutesFormat.format(seconds / 60);
}

/** A day (YYYY-MM-DD, UTC) in the device's language. */
export function formatDay(day: string): string {
	return dayFormat.format(new Date(day));
}

/** `openai, gpt-4o` */
export function makerText({ maker, model }: Maker): string {
	return `${maker}, ${model}`;
}
