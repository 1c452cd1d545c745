import type { Cases, ObstacleSlot, Text, Use } from '../format.ts';

const slots: readonly ObstacleSlot[] = ['first', 'second'];

/**
 * The part of a plot's one barrier that tells what the hero won at the obstacles. Of the two gifts it is the one whose use comes first in
 * `ranked`, and of two gifts of one use that of the first obstacle. The cases before it must be in the same order.
 */
export function bestGift(...ranked: readonly Use[]): Cases {
	return Object.fromEntries(
		ranked.flatMap((use) => slots.map((slot) => [`${slot}.${use}`, `@${slot}.later`] as const)),
	);
}

/**
 * A line for an ally whose gift `bestGift` of the same ranking leaves untold. `lines`: one for each obstacle's ally, or one for both with
 * `{ally}`.
 */
export function untoldAlly(ranked: readonly Use[], lines: string | Record<ObstacleSlot, Text>): Cases {
	const line = (slot: ObstacleSlot) =>
		typeof lines === 'string' ? lines.replace('{ally}', `{${slot}.ally}`) : lines[slot];
	const isUntold = (slot: ObstacleSlot) =>
		ranked
			.flatMap((first, at) =>
				ranked.map((second, other) => ({ first, second, untold: at <= other ? 'second' : 'first' })),
			)
			.filter(({ untold }) => untold === slot)
			.map(({ first, second }) => `${slot}.ally & first.${first} & second.${second}`)
			.join(' or ');
	return Object.fromEntries(slots.map((slot) => [isUntold(slot), line(slot)]));
}
