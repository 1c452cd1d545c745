import { mix } from '../../light/colour.ts';
import type { Brush } from '../kit/brush.ts';
import { drawFace, type FaceSpot } from '../kit/face.ts';
import type { Role } from '../kit/rig.ts';
import { against, darker, lighter } from '../kit/shades.ts';
import type { HeadForm } from './heads.ts';
import { headMark } from './marks.ts';
import { drawMuzzle } from './muzzles.ts';
import type { Coat, Species } from './species.ts';
import { texture } from './texture.ts';

/** An animal's head round (0,0), with a face that shows the feeling. */
export function headOf(s: Brush, kind: Species, coat: Coat, form: HeadForm, { feeling }: Role): string {
	const inside =
		(kind.marks ?? []).map((mark) => headMark(s, mark, coat, form)).join('') +
		texture(s, kind, coat, 'head', [-form.rx, -form.ry, form.rx, form.ry]);
	const muzzle = drawMuzzle(s, kind.muzzle, coat, feeling);
	const bite = kind.teeth ? buckTeeth(s, muzzle.mouth) : '';
	const spot = faceSpot(kind, coat, form, muzzle.mouth);
	const at = `<g transform="translate(10 ${form.muzzleY})">`;
	return (
		s.solid(form.d, coat.main, { inside }) +
		`${at}${muzzle.svg}</g>` +
		drawFace(s, spot, feeling) +
		(muzzle.over || bite ? `${at}${muzzle.over ?? ''}${bite}</g>` : '')
	);
}

const buckTeeth = (s: Brush, [x, y]: readonly [number, number, number]) =>
	s.soft(`M${x - 18} ${y + 8}h17v22q-8 8 -17 0zM${x + 1} ${y + 8}h17v22q-8 8 -17 0z`, '#fffaf0', 2);

function faceSpot(
	kind: Species,
	coat: Coat,
	form: HeadForm,
	[mx, my, size]: readonly [number, number, number],
): FaceSpot {
	const bulging = kind.tops?.includes('frogeyes');
	const [x, y] = [10, bulging ? -form.ry + 4 : form.eyeY];
	const around = lidColour(kind, coat);
	return {
		x,
		y,
		gap: form.gap,
		eye: form.eye * (bulging ? 1.1 : 1),
		lid: around,
		iris: kind.iris ?? '#4a3426',
		brow: browColour(kind, coat),
		...(size ? { mouth: [mx, form.muzzleY + my - y, size] as const } : {}),
		...(kind.muzzle === 'croc' ? {} : { cheeks: cheeksOf(kind, form, y) }),
		blush: mix('#ee7f72', coat.main, 0.15),
		...(darkEyed(kind) ? { line: lighter(coat.dark, 0.7) } : {}),
	};
}

/** A long face is narrow beside its muzzle, so that its cheeks sit higher. */
function cheeksOf(kind: Species, form: HeadForm, y: number): readonly [number, number] {
	return kind.head === 'long' ? [form.rx * 0.7, 76] : [form.rx * 0.72, form.muzzleY - y - 4];
}

function lidColour(kind: Species, coat: Coat): string {
	const marks = kind.marks ?? [];
	if (darkEyed(kind)) return lighter(coat.dark, 0.14);
	return darker(marks.includes('apeface') || marks.includes('hedge') ? coat.light : coat.main, 0.12);
}

const darkEyed = ({ marks = [] }: Species) =>
	marks.some((mark) => ['panda', 'bandit', 'badger', 'sloth'].includes(mark));

const browColour = (kind: Species, coat: Coat) =>
	kind.marks?.includes('bandit') || kind.marks?.includes('badger') ? darker(coat.dark, 0.2) : against(coat.main, 0.6);
