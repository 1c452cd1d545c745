import { cloths, outfits, wearOf } from '../beasts/clothes.ts';
import type { Brush } from '../kit/brush.ts';
import { drawFace, type FaceSpot } from '../kit/face.ts';
import { ellipse, round, tube, twin } from '../kit/paths.ts';
import type { Rig, Role } from '../kit/rig.ts';
import { against, darker, lighter } from '../kit/shades.ts';
import type { Build, Skeleton } from '../kit/skeleton.ts';
import { featherWings } from '../kit/wings.ts';
import { type Bird, type BirdName, flock, type Plumage } from './flock.ts';
import { breastFeathers, drawBeak, drawBirdTail, drawCrest, drawMask } from './parts.ts';

const builds: Record<Bird['frame'], Build> = {
	round: {
		leg: 90,
		torso: 310,
		shoulder: 128,
		belly: 182,
		hip: 140,
		arm: 250,
		spread: 16,
		armWide: [58, 46],
		legWide: [22, 18],
		head: [200, 178],
		handDown: 100,
		sink: 62,
	},
	slim: {
		leg: 140,
		torso: 330,
		shoulder: 126,
		belly: 156,
		hip: 112,
		arm: 320,
		armWide: [56, 44],
		legWide: [28, 20],
		head: [192, 174],
		handDown: 100,
		sink: 50,
	},
	tall: {
		leg: 330,
		torso: 260,
		shoulder: 104,
		belly: 156,
		hip: 104,
		arm: 280,
		armWide: [50, 40],
		legWide: [19, 16],
		head: [164, 148],
		sink: -150,
	},
	beast: {
		leg: 190,
		torso: 330,
		shoulder: 126,
		belly: 150,
		hip: 130,
		arm: 320,
		armWide: [50, 40],
		legWide: [60, 46],
		head: [196, 178],
		sink: 46,
	},
};

/** A bird that walks upright and uses its wings as arms. */
export function birdRig(name: BirdName, role: Role): Rig {
	const { s } = role;
	const bird: Bird = flock[name];
	const plumage = s.chance.pick('plumage', bird.plumages);
	const beast = bird.frame === 'beast';
	const cloth = s.chance.pick('cloth', cloths);
	const outfit = s.chance.pick(
		'outfit',
		outfits.filter((one) => ['scarf', 'bow', 'satchel', 'kerchief', 'waistcoat', 'collar'].includes(one)),
	);
	const wear = (j: Skeleton) => wearOf(s, outfit, j, cloth, '#fbeecb');
	const legs = beast
		? { colour: plumage.main, foot: 'paw' as const, shoe: plumage.main }
		: {
				colour: plumage.feet,
				foot: name === 'Duck' || name === 'Penguin' ? ('web' as const) : ('bird' as const),
				shoe: plumage.feet,
				size: bird.frame === 'tall' ? 34 : 42,
			};
	return {
		build: builds[bird.frame],
		size: bird.size,
		side: { fan: 240, long: 380, flame: 460, curl: 260, lion: 340, stub: 180 }[bird.tail] + (bird.wings ? 60 : 0),
		top: builds[bird.frame].head[1] + (bird.crest === 'flame' ? 210 : bird.crest === 'none' ? 10 : 70),
		arm: {
			colour: beast ? plumage.main : plumage.wing,
			hand: bird.hand ?? 'wing',
			skin: beast ? plumage.main : plumage.wing,
		},
		leg: legs,
		back: (j) =>
			drawBirdTail(s, bird.tail, plumage, j) +
			(bird.wings
				? featherWings(s, j, plumage.wing, bird.crest === 'flame' ? plumage.belly : darker(plumage.wing, 0.2), 1.16)
				: ''),
		behindHead: () => drawCrest(s, bird.crest, plumage),
		body: (j) => bodyOf(s, bird, plumage, j, wear(j).inside) + wear(j).over,
		neckwear: (j) => wear(j).neck,
		head: () => headOf(role, bird, plumage),
	};
}

function bodyOf(s: Brush, bird: Bird, plumage: Plumage, j: Skeleton, worn: string): string {
	const {
		build: { shoulder, belly, hip, torso },
		neck,
		hip: [, low],
	} = j;
	const top = neck[1];
	const d = twin([
		[0, top - 10],
		[shoulder * 0.7, top + 6],
		[shoulder, top + torso * 0.24],
		[belly, low - torso * 0.3],
		[hip, low + 10],
		[hip * 0.5, low + 44],
		[0, low + 52],
	]);
	const middle = (top + low) / 2 + 30;
	const inside =
		s.flat(ellipse(14, middle, belly * 0.72, torso * 0.54), plumage.belly) +
		breastFeathers(s, 14, middle, plumage.belly) +
		worn;
	return (bird.frame === 'tall' ? longNeck(s, plumage, j) : '') + s.solid(d, plumage.main, { inside });
}

/** A flamingo's neck swings back and up again. */
function longNeck(s: Brush, plumage: Plumage, { neck: [, y], head }: Skeleton): string {
	return s.solid(
		tube(
			[
				[40, y + 90],
				[70, y + 10],
				[10, y - 60],
				[-26, y - 120],
				[10, head[1] + 60],
			],
			[70, 50, 40, 36, 44],
		),
		plumage.main,
		{ dark: 20, bright: 6 },
	);
}

function headOf({ s, feeling }: Role, bird: Bird, plumage: Plumage): string {
	const [rx, ry] = builds[bird.frame].head;
	const colour = plumage.head ?? plumage.main;
	const d = twin([
		[0, -ry],
		[rx * 0.56, -ry * 0.88],
		[rx * 0.94, -ry * 0.4],
		[rx, ry * 0.2],
		[rx * 0.78, ry * 0.76],
		[rx * 0.4, ry * 0.97],
		[0, ry],
	]);
	const small = rx / 200;
	const eye = (bird.face === 'discs' ? 52 : 42) * (bird.frame === 'tall' ? 0.86 : 1);
	const spot: FaceSpot = {
		x: 9,
		y: -14 * small,
		gap: (bird.face === 'discs' ? 84 : 82) * small,
		eye,
		lid: darker(bird.face === 'discs' ? (plumage.extra ?? colour) : colour, 0.14),
		iris: bird.iris,
		brow: bird.face === 'discs' ? plumage.wing : bird.face === 'mask' ? plumage.main : against(colour, 0.55),
		cheeks: [140 * small, 66 * small],
		browWidth: eye * 0.3,
	};
	const scale = bird.frame === 'tall' ? ' scale(0.9)' : '';
	return (
		s.solid(d, colour, {
			inside:
				drawMask(s, bird.face, plumage) +
				s.line(
					`M${round(-rx * 0.4)} ${round(-ry * 0.8)}q8 16 20 4M${round(rx * 0.2)} ${round(-ry * 0.8)}q8 16 20 4M${round(-rx * 0.1)} ${round(-ry * 0.64)}q8 16 20 4`,
					lighter(colour, 0.4),
					6,
					0.4,
				),
		}) +
		drawFace(s, spot, feeling) +
		`<g transform="translate(8 ${round(ry * 0.34)})${scale}">${drawBeak(s, bird.beak, plumage, feeling)}</g>`
	);
}
