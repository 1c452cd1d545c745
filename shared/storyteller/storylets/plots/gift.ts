import type { Cases, ObstacleSlot, Use } from '../format.ts';

/**
 * The part of a plot's one barrier that tells what the hero won at the obstacles. Of the two gifts it is the one whose use comes first in
 * `ranked`, and of two gifts of one use that of the first obstacle. The cases before it must be in the same order.
 */
export function bestGift(...ranked: readonly Use[]): Cases {
	return Object.fromEntries(
		ranked.flatMap((use) => [
			[`first.${use}`, '@first.later'],
			[`second.${use}`, '@second.later'],
		]),
	);
}

/** A line with `{ally}` for an ally whose gift `bestGift` of the same ranking leaves untold. */
export function untoldAlly(ranked: readonly Use[], line: string): Cases {
	return Object.fromEntries(
		ranked.flatMap((first, at) =>
			ranked.map((second, other) => {
				const untold: ObstacleSlot = at <= other ? 'second' : 'first';
				return [`${untold}.ally & first.${first} & second.${second}`, line.replace('{ally}', `{${untold}.ally}`)];
			}),
		),
	);
}
