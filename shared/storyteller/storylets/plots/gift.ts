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
			.flatMap((use) => toldInstead(slot, use, ranked).map((told) => `${slot}.ally & ${bothGifts(slot, use, told)}`))
			.join(' or ');
	return Object.fromEntries(slots.map((slot) => [isUntold(slot), line(slot)]));
}

/** The uses of the other gift for which `bestGift` tells that one, where the gift of this slot has this use. */
function toldInstead(slot: ObstacleSlot, use: Use, ranked: readonly Use[]): readonly Use[] {
	return ranked.slice(0, ranked.indexOf(use) + (slot === 'second' ? 1 : 0));
}

/** Whether the gift of this slot has this use, and that of the other slot the other one. */
function bothGifts(slot: ObstacleSlot, use: Use, other: Use): string {
	return `${slot}.${use} & ${slot === 'first' ? 'second' : 'first'}.${other}`;
}
