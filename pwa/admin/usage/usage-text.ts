import type { Figures, Maker } from './usage-sums.ts';

/** The columns of the figures of a day or a maker. */
export const columns: readonly { name: string; of: keyof Figures; tell: (figure: number) => string }[] = [
	{ name: 'Calls', of: 'calls', tell: inFigures },
	{ name: 'Tokens in', of: 'inputTokens', tell: inFigures },
	{ name: 'Tokens out', of: 'outputTokens', tell: inFigures },
	{ name: 'Pictures', of: 'pictures', tell: inFigures },
	{ name: 'Minutes of voice', of: 'seconds', tell: inMinutes },
];

const whole = new Intl.NumberFormat();
const minutes = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const asDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

export function inFigures(count: number): string {
	return whole.format(count);
}

function inMinutes(seconds: number): string {
	return minutes.format(seconds / 60);
}

/** A day (YYYY-MM-DD, UTC) in the device's language. */
export function dayInWords(day: string): string {
	return asDay.format(new Date(day));
}

/** `openai, gpt-4o` */
export function makerInWords({ maker, model }: Maker): string {
	return `${maker}, ${model}`;
}
