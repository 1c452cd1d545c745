import { far, type Point, round, tube } from './paths.ts';
import type { Arm, Leg } from './skeleton.ts';

export const turned = (drawing: string, at: Point, degrees: number, size = 1): string =>
	`<g transform="translate(${round(at[0])} ${round(at[1])})${degrees ? ` rotate(${round(degrees)})` : ''}${size === 1 ? '' : ` scale(${size})`}">${drawing}</g>`;

export function armShape({ shoulder, elbow, hand }: Arm, wide: readonly [number, number]): string {
	const middle = (wide[0] + wide[1]) / 2 + 1;
	// A folded arm drawn as one bent tube would bulge at the elbow like a box.
	if (far(shoulder, hand) < far(shoulder, elbow) * 1.1)
		return tube([shoulder, elbow], [wide[0], middle]) + tube([elbow, hand], [middle, wide[1]]);
	return tube([shoulder, elbow, hand], [wide[0], middle, wide[1]]);
}

export function legShape({ hip, knee, foot }: Leg, wide: readonly [number, number]): string {
	const end: Point = [foot[0], foot[1] - wide[1] * 1.1];
	return tube([hip, knee, end], [wide[0], (wide[0] + wide[1]) / 2, wide[1]]);
}
