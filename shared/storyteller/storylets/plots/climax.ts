import type { Cases, ObstacleSlot, Text, Use } from '../format.ts';

/**
 * The gift that solves the climax: of the gifts of both obstacles, the one whose use comes first in `order`. `when`: a flag that must hold too.
 */
export function giftBy(order: readonly Use[], when?: string): Cases {
	const cases = order.flatMap((use) =>
		slots.map((slot) => [`${when ? `${when} & ` : ''}${slot}.${use}`, `@${slot}.later`] as const),
	);
	return Object.fromEntries(cases);
}

/** A line for an ally whose gift `giftBy` leaves untold: only one of the two gifts is told. */
export function allyBesides([best, middle, last]: readonly [Use, Use, Use], lines: Record<ObstacleSlot, Text>): Cases {
	const outranked = (slot: ObstacleSlot, other: ObstacleSlot) =>
		[
			[`${other}.${best}`, `!${slot}.${best}`],
			[`${other}.${middle}`, `${slot}.${last}`],
			...(slot === 'second' ? [...[best, middle, last].map((use) => [`${other}.${use}`, `${slot}.${use}`])] : []),
		]
			.map((flags) => [`${slot}.ally`, ...flags].join(' & '))
			.join(' or ');
	return {
		[outranked('first', 'second')]: lines.first,
		[outranked('second', 'first')]: lines.second,
	};
}

const slots: readonly ObstacleSlot[] = ['first', 'second'];
