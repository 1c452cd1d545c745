import { type Figure, median } from '../figures.ts';
import type { Moments } from './moments.ts';

/** The moments of some stories: of their wishes, and of the choices after them. */
export type Told = { wishes: Moments[]; choices: Moments[] };

type Limits = { wish: number; drawn: number; choice: number };
const limits: Record<1 | 4, Limits> = {
	1: { wish: 100, drawn: 700, choice: 50 },
	4: { wish: 300, drawn: 2000, choice: 150 },
};

/**
 * Medians. A browser slows the page down and not the storyteller's thread: on a device that is `slowness` times slower, what the
 * page has waited for the thread counts as often.
 */
export function figuresOf({ wishes, choices }: Told, slowness: 1 | 4, where: string): Figure[] {
	const { wish, drawn, choice } = limits[slowness];
	const figure = (what: string, times: number[], most?: number): Figure => ({
		what: `${what}${where}`,
		value: median(times),
		unit: 'ms',
		...(most !== undefined && { limit: { most } }),
	});
	const more = slowness - 1;
	const readable = (one: Moments) => one.readable + more * one.threadUntilReadable;
	const isDrawn = (one: Moments) => one.drawn + more * one.threadUntilDrawn;
	return [
		figure('wish → first chapter readable', wishes.map(readable), wish),
		figure('wish → its picture', wishes.map(isDrawn), drawn),
		figure(
			'· thereof the storyteller’s thread',
			wishes.map(({ threadUntilDrawn }) => slowness * threadUntilDrawn),
		),
		figure('choice → next chapter readable', choices.map(readable), choice),
		figure('choice → its picture', choices.map(isDrawn)),
	];
}
