import type { Brush, Finish } from '../kit/brush.ts';
import { round } from '../kit/paths.ts';
import type { Skeleton } from '../kit/skeleton.ts';

export type Cut = 'tunic' | 'coat' | 'gown' | 'robe' | 'leotard' | 'tutu' | 'suit' | 'long-tunic' | 'crop';

/** The measures of a garment: neck, waist and hem heights, and half-widths there. */
export type Fit = {
	top: number;
	waist: number;
	low: number;
	hem: number;
	shoulder: number;
	narrow: number;
	wide: number;
	sit: boolean;
};

/** True if a cut hides the legs. */
export const hidesLegs = (cut: Cut) => cut === 'gown' || cut === 'robe';

export function fitOf(cut: Cut, { build, neck, hip, stance }: Skeleton): Fit {
	const { drop, flare, slim } = cuts[cut];
	const sit = stance.sitting ?? false;
	const stride = Math.max(Math.abs(stance.leadStep.foot[0]), Math.abs(stance.trailStep.foot[0]));
	const spread = hidesLegs(cut) ? stride * build.leg * 0.34 : drop > 0.3 ? stride * build.leg * 0.12 : 0;
	// A wide hem that leans with the trunk would dip into the ground.
	const dip = hidesLegs(cut) ? Math.abs(Math.sin((stance.lean * Math.PI) / 180)) * build.hip * flare : 0;
	const hem = sit ? Math.min(-12, hip[1] + 50) : hip[1] + build.leg * drop - dip;
	return {
		top: neck[1],
		waist: hip[1] - build.torso * 0.22,
		low: hip[1],
		hem,
		shoulder: build.shoulder,
		narrow: Math.max(build.belly, build.hip) * slim,
		wide: build.hip * flare + spread + (sit && hidesLegs(cut) ? 90 : 0),
		sit,
	};
}

const cuts: Record<Cut, { drop: number; flare: number; slim: number }> = {
	tunic: { drop: 0.16, flare: 1.14, slim: 1 },
	'long-tunic': { drop: 0.4, flare: 1.42, slim: 0.98 },
	coat: { drop: 0.6, flare: 1.44, slim: 1.06 },
	gown: { drop: 0.86, flare: 2.3, slim: 0.84 },
	robe: { drop: 0.93, flare: 1.9, slim: 1.04 },
	leotard: { drop: 0.1, flare: 0.92, slim: 0.94 },
	tutu: { drop: 0.12, flare: 1, slim: 0.88 },
	suit: { drop: 0.16, flare: 1.22, slim: 1.16 },
	crop: { drop: -0.3, flare: 0.9, slim: 0.9 },
};

/** The outline of a garment from the neck to its hem. */
function garmentPath({ top, waist, hem, shoulder, narrow, wide }: Fit): string {
	const r = round;
	const half = (sign: 1 | -1) => ({
		neck: `${r(sign * shoulder * 0.4)} ${r(top - 12)}`,
		shoulder: `${r(sign * shoulder * 0.98)} ${r(top - 4)} ${r(sign * shoulder * 1.06)} ${r(top + 34)} ${r(sign * shoulder)} ${r(top + 76)}`,
	});
	const [right, left] = [half(1), half(-1)];
	return (
		`M${left.neck}Q0 ${r(top + 10)} ${right.neck}C${right.shoulder}` +
		`C${r(shoulder * 0.96)} ${r(top + 120)} ${r(narrow)} ${r(waist - 60)} ${r(narrow)} ${r(waist)}` +
		`C${r(narrow * 1.06)} ${r(waist + (hem - waist) * 0.4)} ${r(wide)} ${r(waist + (hem - waist) * 0.62)} ${r(wide)} ${r(hem - 8)}` +
		`Q${r(wide * 0.5)} ${r(hem + 26)} 0 ${r(hem + 22)}Q${r(-wide * 0.5)} ${r(hem + 26)} ${r(-wide)} ${r(hem - 8)}` +
		`C${r(-wide)} ${r(waist + (hem - waist) * 0.62)} ${r(-narrow * 1.06)} ${r(waist + (hem - waist) * 0.4)} ${r(-narrow)} ${r(waist)}` +
		`C${r(-narrow)} ${r(waist - 60)} ${r(-shoulder * 0.96)} ${r(top + 120)} ${r(-shoulder)} ${r(top + 76)}` +
		`C${r(-shoulder * 1.06)} ${r(top + 34)} ${r(-shoulder * 0.98)} ${r(top - 4)} ${left.neck}z`
	);
}

export const drawGarment = (s: Brush, fit: Fit, colour: string, finish: Finish): string =>
	s.solid(garmentPath(fit), colour, finish);
