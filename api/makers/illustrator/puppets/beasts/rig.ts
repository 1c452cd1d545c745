import { mix } from '../../colour.ts';
import { against, darker, lighter } from '../kit/colour.ts';
import { drawFace, type FaceSpot } from '../kit/face.ts';
import type { Rig, Role } from '../kit/figure.ts';
import { once } from '../kit/once.ts';
import { ellipse, type Point, round, twin } from '../kit/paths.ts';
import type { Build, Skeleton } from '../kit/skeleton.ts';
import type { Studio } from '../kit/studio.ts';
import { batWing, quillCoat, shell, spine } from './backs.ts';
import { cloths, type Outfit, outfits, type Wear, wearOf } from './clothes.ts';
import { drawEars } from './ears.ts';
import { type HeadForm, headForm } from './heads.ts';
import { bodyMark, headMark } from './marks.ts';
import { drawMuzzle } from './muzzles.ts';
import { type BeastName, type Coat, type Species, species } from './species.ts';
import { drawTail } from './tails.ts';
import { drawTop } from './tops.ts';

export const frames: Record<Species['frame'], Build> = {
	small: {
		leg: 130,
		torso: 290,
		shoulder: 106,
		belly: 142,
		hip: 132,
		arm: 250,
		armWide: [44, 34],
		legWide: [58, 46],
		head: [205, 184],
		sink: 36,
	},
	middle: {
		leg: 200,
		torso: 330,
		shoulder: 122,
		belly: 150,
		hip: 130,
		arm: 320,
		armWide: [48, 38],
		legWide: [60, 46],
		head: [205, 184],
		sink: 40,
	},
	slim: {
		leg: 220,
		torso: 310,
		shoulder: 100,
		belly: 116,
		hip: 112,
		arm: 320,
		armWide: [40, 32],
		legWide: [52, 40],
		head: [205, 184],
		sink: 36,
	},
	heavy: {
		leg: 170,
		torso: 350,
		shoulder: 146,
		belly: 190,
		hip: 166,
		arm: 330,
		armWide: [58, 46],
		legWide: [74, 58],
		head: [205, 184],
		sink: 46,
	},
	tall: {
		leg: 260,
		torso: 330,
		shoulder: 112,
		belly: 128,
		hip: 116,
		arm: 340,
		armWide: [42, 34],
		legWide: [52, 42],
		head: [168, 208],
		sink: -130,
	},
};

/** An animal walking upright, dressed in one thing that gives it character. */
export function beastRig(name: BeastName, role: Role): Rig {
	const { s, feeling } = role;
	const kind: Species = species[name];
	const coat = s.chance.pick('coat', kind.coats);
	const form = headForm(kind.head, kind);
	const build = { ...frames[kind.frame], head: [form.rx, form.ry] as const };
	const wears = clothesFor(s, kind);
	const socks = kind.socks ? coat.dark : coat.main;
	const tops = (kind.tops ?? []).map((top) => drawTop(s, top, coat, form));
	const wear = once((j: Skeleton) => wearOf(s, wears.outfit, j, wears.cloth, wears.trim));
	const sleeved = wears.outfit === 'jumper';
	return {
		build,
		size: kind.size,
		side: sideOf(kind),
		top: form.ry + Math.max(20, ...tops.map(({ rise }) => rise ?? 0), earRise(kind)),
		arm: {
			colour: sleeved ? wears.cloth : armColour(kind, coat),
			hand: kind.hand,
			skin: handColour(kind, coat, socks),
			...(sleeved ? { cuff: darker(wears.cloth, 0.2) } : {}),
		},
		leg: {
			colour: wears.outfit === 'dungarees' ? wears.cloth : armColour(kind, coat),
			foot: kind.foot,
			shoe: kind.foot === 'web' && kind.teeth ? '#7a6a66' : handColour(kind, coat, socks),
		},
		back: (j) =>
			(kind.wings ? batWing(s, coat, j) : '') +
			drawTail(s, kind.tail, coat, j) +
			(kind.backSpikes ? spine(s, coat, j) : '') +
			(kind.quilled ? quillCoat(s, coat, j) : '') +
			(kind.shell ? shell(s, coat, j) : '') +
			wear(j).back,
		behindHead: () =>
			tops.map(({ behind }) => behind ?? '').join('') +
			(kind.tops?.includes('mane') ? '' : drawEars(s, kind.ears, coat, form, droop(feeling))),
		body: (j) => bodyOf(s, kind, coat, j, wear(j)),
		neckwear: (j) => wear(j).neck,
		head: () =>
			tops.map(({ under }) => under ?? '').join('') +
			(kind.tops?.includes('mane') ? drawEars(s, kind.ears, coat, form, droop(feeling)) : '') +
			headOf(s, kind, coat, form, role) +
			tops.map(({ over }) => over ?? '').join(''),
	};
}

/** How far tails and wings reach. */
function sideOf(kind: Species): number {
	if (kind.wings) return 420;
	return {
		none: 0,
		stub: 150,
		curl: 200,
		dog: 240,
		cat: 290,
		thin: 380,
		tuft: 340,
		paddle: 390,
		hair: 360,
		ringed: 370,
		brush: 350,
		squirrel: 350,
		monkey: 340,
		otter: 400,
		spade: 430,
		croc: 450,
		roo: 470,
	}[kind.tail];
}

function clothesFor(s: Studio, kind: Species): { outfit: Outfit; cloth: string; trim: string } {
	const fits = outfits.filter((outfit) => !(kind.shell && outfit === 'cape') && !(kind.wings && outfit === 'cape'));
	const cloth = s.chance.pick('cloth', cloths);
	return {
		outfit: s.chance.pick('outfit', fits),
		cloth,
		trim: s.chance.pick('trim', cloths.filter((other) => other !== cloth).concat('#fbeecb' as never)),
	};
}

/** Low spirits show in the ears. */
const droop = (feeling: Role['feeling']) =>
	(({ sad: 26, worried: 16, calm: 4, surprised: -6 }) as Partial<Record<Role['feeling'], number>>)[feeling] ?? 0;
const earRise = (kind: Species) =>
	(
		({ rabbit: 200, donkey: 150, roo: 120, pointed: 110, cat: 90, leaf: 60, mouse: 100 }) as Partial<
			Record<Species['ears'], number>
		>
	)[kind.ears] ?? 40;
const armColour = (kind: Species, coat: Coat) => (kind.marks?.includes('panda') ? coat.dark : coat.main);
const handColour = (kind: Species, coat: Coat, socks: string) =>
	kind.marks?.includes('apeface') ? coat.light : kind.marks?.includes('panda') ? coat.dark : socks;

function bodyOf(s: Studio, kind: Species, coat: Coat, j: Skeleton, wear: Wear): string {
	const { build, neck, hip } = j;
	const middle = (neck[1] + hip[1]) / 2;
	const d = trunk(j);
	const belly =
		kind.belly === 'none' ? '' : s.flat(ellipse(14, middle + 34, build.belly * 0.66, build.torso * 0.5), coat.light);
	const ridges =
		kind.belly === 'ridged'
			? s.line(
					[-60, -10, 40, 90]
						.map(
							(y) =>
								`M${round(-build.belly * 0.6)} ${round(middle + y)}Q14 ${round(middle + y + 22)} ${round(build.belly * 0.7)} ${round(middle + y)}`,
						)
						.join(''),
					darker(coat.light, 0.3),
					7,
					0.5,
				)
			: '';
	const marks = `<g transform="translate(0 ${round(middle)})">${(kind.marks ?? []).map((mark) => bodyMark(s, mark, coat)).join('')}</g>`;
	const inside =
		marks + belly + ridges + texture(s, kind, coat, 'body', [-build.belly, neck[1], build.belly, hip[1]]) + wear.inside;
	return longNeck(s, kind, coat, j) + s.solid(d, coat.main, { inside }) + wear.over;
}

function trunk({ build: { shoulder, belly, hip, torso }, neck, hip: [, low] }: Skeleton): string {
	const top = neck[1];
	return twin([
		[0, top - 8],
		[shoulder * 0.66, top + 2],
		[shoulder, top + torso * 0.2],
		[belly, low - torso * 0.28],
		[hip, low + 16],
		[hip * 0.5, low + 52],
		[0, low + 58],
	]);
}

function longNeck(s: Studio, kind: Species, coat: Coat, { neck }: Skeleton): string {
	if (kind.frame !== 'tall') return '';
	const y = neck[1];
	const d = `M-66 ${y + 60}C-60 ${y - 60} -56 ${y - 130} -54 ${y - 210}H70C70 ${y - 120} 72 ${y - 60} 84 ${y + 60}z`;
	return s.solid(d, coat.main, {
		dark: 26,
		inside: s.flat(
			`M-60 ${y - 60}l40 10l4 50l-50 6zM30 ${y - 90}l44 -6v52l-40 6zM-56 ${y - 150}l50 6l0 46l-46 4zM34 ${y - 20}l44 0v50l-40 4zM-50 ${y + 16}l44 0l0 30l-44 4z`,
			coat.dark,
			0.85,
		),
	});
}

function headOf(s: Studio, kind: Species, coat: Coat, form: HeadForm, { feeling }: Role): string {
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

const buckTeeth = (s: Studio, [x, y]: readonly [number, number, number]) =>
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
	};
}

/** A long face is narrow beside its muzzle, so that its cheeks sit higher. */
function cheeksOf(kind: Species, form: HeadForm, y: number): readonly [number, number] {
	return kind.head === 'long' ? [form.rx * 0.7, 76] : [form.rx * 0.72, form.muzzleY - y - 4];
}

function lidColour(kind: Species, coat: Coat): string {
	const marks = kind.marks ?? [];
	if (marks.includes('panda') || marks.includes('bandit') || marks.includes('badger') || marks.includes('sloth'))
		return lighter(coat.dark, 0.14);
	return darker(marks.includes('apeface') || marks.includes('hedge') ? coat.light : coat.main, 0.12);
}

const browColour = (kind: Species, coat: Coat) =>
	kind.marks?.includes('bandit') || kind.marks?.includes('badger') ? darker(coat.dark, 0.2) : against(coat.main, 0.6);

/** Short dry strokes of fur, or flecks of scale, clipped inside a shape with this box (left, top, right, bottom). */
function texture(
	s: Studio,
	kind: Species,
	coat: Coat,
	part: string,
	[x1, y1, x2, y2]: readonly [number, number, number, number],
): string {
	if (kind.skin === 'smooth') return '';
	const next = s.chance.row(`texture ${part}`);
	const spots = Array.from({ length: 16 }, (): Point => [x1 + next() * (x2 - x1), y1 + next() * (y2 - y1)]);
	const stroke = ([x, y]: Point) =>
		kind.skin === 'scales'
			? `M${round(x - 10)} ${round(y)}q10 14 20 0`
			: `M${round(x)} ${round(y)}q${x < 0 ? -4 : 4} 12 ${x < 0 ? -12 : 12} 24`;
	return (
		s.line(spots.slice(0, 9).map(stroke).join(''), darker(coat.main, 0.4), 6, 0.22) +
		s.line(spots.slice(9).map(stroke).join(''), lighter(coat.main, 0.6), 6, 0.3)
	);
}
