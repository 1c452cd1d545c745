import { cloths, scarf } from '../beasts/clothes.ts';
import type { Brush } from '../kit/brush.ts';
import { drawFace, type FaceSpot } from '../kit/face.ts';
import { ellipse, round, twin } from '../kit/paths.ts';
import type { Rig, Role } from '../kit/rig.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Build, Skeleton } from '../kit/skeleton.ts';
import { beeWings, butterflyWings } from '../kit/wings.ts';

const build: Build = {
	leg: 140,
	torso: 280,
	shoulder: 96,
	belly: 132,
	hip: 110,
	arm: 270,
	armWide: [26, 22],
	legWide: [26, 22],
	head: [190, 174],
	sink: 34,
};

type Bug = { shell: string; dark: string; face: string; wing: string; spot: string; capless?: boolean };

const bees: readonly Bug[] = [
	{ shell: '#f4bf3a', dark: '#4a3340', face: '#fbd874', wing: '#d9f0f6', spot: '', capless: true },
	{ shell: '#f2ab34', dark: '#3f2f3a', face: '#f9cb70', wing: '#e2eef9', spot: '', capless: true },
];
const ladybugs: readonly Bug[] = [
	{ shell: '#d93a34', dark: '#33283a', face: '#f3cfae', wing: '#e4eef6', spot: '#33283a' },
	{ shell: '#e8792f', dark: '#3a2a30', face: '#f6d8b0', wing: '#e4eef6', spot: '#3a2a30' },
];
const butterflies: readonly Bug[] = [
	{ shell: '#5a4a78', dark: '#3a2c50', face: '#f3cfae', wing: '#ee8a3a', spot: '#fbd36a' },
	{ shell: '#3f5a86', dark: '#26355c', face: '#e6b58c', wing: '#4f9fe0', spot: '#a9e0f3' },
	{ shell: '#7a4a5c', dark: '#4f2c40', face: '#c98f68', wing: '#e06f9a', spot: '#fbd0a8' },
	{ shell: '#4a6b52', dark: '#2c4a3a', face: '#f0c9a0', wing: '#6fbf6a', spot: '#f6ec8f' },
];

export const beeRig = (role: Role): Rig =>
	bugRig(role, role.s.chance.pick('bug', bees), 0.5, (s, bug, j) => beeWings(s, j, bug.wing), beeBody);
export const ladybugRig = (role: Role): Rig =>
	bugRig(role, role.s.chance.pick('bug', ladybugs), 0.5, wingCases, ladybugBody);
export const butterflyRig = (role: Role): Rig =>
	bugRig(
		role,
		role.s.chance.pick('bug', butterflies),
		0.66,
		(s, bug, j) => butterflyWings(s, j, bug.wing, bug.spot, bug.dark),
		butterflyBody,
	);

function bugRig(
	role: Role,
	bug: Bug,
	size: number,
	back: (s: Brush, bug: Bug, j: Skeleton) => string,
	body: (s: Brush, bug: Bug, j: Skeleton) => string,
): Rig {
	const { s } = role;
	const cloth = s.chance.pick('cloth', cloths);
	return {
		build,
		size,
		side: 420,
		top: 174 + 120,
		arm: { colour: bug.dark, hand: 'ball', skin: bug.dark, grip: 34 },
		leg: { colour: bug.dark, foot: 'shoe', shoe: cloth, size: 32 },
		back: (j) => back(s, bug, j),
		body: (j) => body(s, bug, j),
		neckwear: (j) =>
			s.chance.isBelow('scarf', 0.6) ? scarf(s, { top: j.neck[1], shoulder: 84 }, cloth, '#fbeecb') : '',
		head: () => headOf(role, bug),
	};
}

const bodyPath = ({ neck: [, top], hip: [, low] }: Skeleton) =>
	twin([
		[0, top - 8],
		[70, top + 4],
		[104, top + 80],
		[132, low - 90],
		[104, low + 20],
		[50, low + 52],
		[0, low + 60],
	]);

function beeBody(s: Brush, bug: Bug, j: Skeleton): string {
	const [top, low] = [j.neck[1], j.hip[1]];
	const band = (part: number) => {
		const y = round(top + (low - top) * part);
		return `M-160 ${y}Q0 ${Number(y) + 34} 160 ${y}`;
	};
	const fluff = s.flat(
		`M-130 ${round(top - 20)}H130V${round(top + 60)}L100 ${round(top + 84)}L76 ${round(top + 66)}L46 ${round(top + 94)}L14 ${round(top + 70)}L-20 ${round(top + 96)}L-50 ${round(top + 68)}L-84 ${round(top + 88)}L-130 ${round(top + 60)}z`,
		lighter(bug.shell, 0.5),
	);
	return (
		s.soft(`M-18 ${round(low + 40)}L6 ${round(low + 96)}L24 ${round(low + 40)}z`, bug.dark) +
		s.solid(bodyPath(j), bug.shell, { inside: s.line(band(0.5) + band(0.8) + band(1.1), bug.dark, 40) + fluff })
	);
}

function ladybugBody(s: Brush, bug: Bug, j: Skeleton): string {
	const y = (j.neck[1] + j.hip[1]) / 2 + 30;
	return s.solid(bodyPath(j), bug.dark, {
		inside:
			s.flat(ellipse(14, y, 86, 130), lighter(bug.face, 0.1)) +
			s.line(
				[-60, 0, 60].map((dy) => `M-80 ${round(y + dy)}Q14 ${round(y + dy + 20)} 110 ${round(y + dy)}`).join(''),
				darker(bug.face, 0.3),
				7,
				0.4,
			),
	});
}

function butterflyBody(s: Brush, bug: Bug, j: Skeleton): string {
	const [top, low] = [j.neck[1], j.hip[1]];
	const d = twin([
		[0, top - 8],
		[60, top + 4],
		[84, top + 70],
		[72, low - 80],
		[92, low + 20],
		[50, low + 52],
		[0, low + 58],
	]);
	const band = (part: number) => {
		const y = round(top + (low - top) * part);
		return `M-120 ${y}Q0 ${Number(y) + 26} 120 ${y}`;
	};
	return s.solid(d, bug.shell, { inside: s.line(band(0.5) + band(0.74) + band(0.98), bug.spot, 16, 0.8) });
}

/** A ladybug's spotted red cases, open behind it like a coat. */
function wingCases(s: Brush, bug: Bug, j: Skeleton): string {
	const y = round(j.neck[1] + 40);
	const wing = () =>
		s.solid('M-10 -10C90 -70 250 0 270 150C280 260 220 350 130 360C60 330 10 200 -10 -10z', bug.shell, {
			inside: s.flat(
				ellipse(120, 60, 36, 36) + ellipse(210, 130, 34, 38) + ellipse(120, 190, 32, 36) + ellipse(200, 260, 32, 34),
				bug.spot,
			),
		});
	return (
		beeWings(s, j, bug.wing) +
		`<g transform="translate(20 ${y})">${wing()}</g><g transform="translate(-20 ${y}) scale(-1 1)">${wing()}</g>`
	);
}

function headOf({ s, feeling }: Role, bug: Bug): string {
	const feelers =
		s.line('M-60 -150C-80 -220 -120 -250 -150 -250M72 -150C90 -220 130 -250 160 -250', bug.dark, 15) +
		s.soft(ellipse(-156, -252, 27, 27) + ellipse(166, -252, 27, 27), bug.shell);
	const cap = bug.capless
		? ''
		: s.flat('M-220 -200H220V-20C170 -90 90 -120 10 -84C-70 -120 -150 -90 -206 -20z', bug.dark);
	const spot: FaceSpot = {
		x: 10,
		y: -6,
		gap: 78,
		eye: 44,
		lid: darker(bug.face, 0.1),
		iris: '#5a3a44',
		brow: cap ? lighter(bug.dark, 0.3) : bug.dark,
		mouth: [0, 84, 0.84],
		cheeks: [128, 62],
	};
	return (
		feelers +
		s.solid(
			twin([
				[0, -174],
				[106, -154],
				[178, -70],
				[192, 20],
				[158, 112],
				[84, 162],
				[0, 174],
			]),
			bug.face,
			{ inside: cap },
		) +
		drawFace(s, spot, feeling)
	);
}
