import { mix } from '../light/colour.ts';
import type { Stage } from '../stage.ts';
import { fill, n, oval, type Point, poly, smooth } from '../svg.ts';
import { ink } from './ink.ts';

/** Rocks piled in a lower corner. */
export function rocky(stage: Stage, side: number, edge: number, tall: number, far: number, lift: number): string {
	const { random } = stage;
	const points = Array.from(
		{ length: 6 },
		(_, i): Point => [edge + side * far * (i / 5), 1040 - tall * (1 - (i / 5) ** 1.5) + random.between(-22, 22)],
	);
	return fill(
		poly([
			[edge - side * 60, 1080],
			[edge - side * 60, 1040 - tall * 1.1],
			...points,
			[edge + side * far * 1.06, 1080],
		]),
		ink(stage, lift),
	);
}

/** The rim of a cave, rounded by water, with a few hanging stones. */
export function mouth(stage: Stage, grow: number, lift: number): string {
	const { random } = stage;
	const count = 19;
	const hole = Array.from({ length: count }, (_, i): Point => {
		const angle = Math.PI * (1.04 + (i / (count - 1)) * 0.92);
		const reach = (2 - grow) * random.between(0.95, 1.06);
		return [768 + Math.cos(angle) * 830 * reach, 830 + Math.sin(angle) * 830 * reach];
	});
	const stones = Array.from({ length: 7 }, () => {
		const [x, y] = hole[random.whole(2, count - 3)]!;
		const w = random.between(24, 44);
		const long = random.between(50, 130);
		return `M${n(x - w)} ${n(y - 60)}Q${n(x - w * 0.3)} ${n(y + long * 0.3)} ${n(x)} ${n(y + long)}Q${n(x + w * 0.3)} ${n(y + long * 0.3)} ${n(x + w)} ${n(y - 60)}Z`;
	});
	const rim = smooth([[70, 1100], ...hole, [1466, 1100]]);
	return fill(`${rim}H1600V-60H-64V1100Z`, ink(stage, lift)) + fill(stones.join(''), ink(stage, lift));
}

/** Cloud heads in a lower corner. */
export function puffs(stage: Stage, side: number, edge: number): string {
	const { random, palette } = stage;
	return Array.from({ length: 8 }, (_, i) => {
		const far = random.next() * 380;
		return fill(
			oval(
				edge + side * far,
				1050 - (1 - far / 420) * random.between(20, 120),
				random.between(90, 170),
				random.between(60, 110),
			),
			mix(palette.glow, palette.air, 0.3 + (i % 3) * 0.2),
			0.9,
		);
	}).join('');
}
