import type { Brush } from '../kit/brush.ts';
import { memoizeOnce } from '../kit/memoize-once.ts';
import { round, twin } from '../kit/paths.ts';
import type { Rig, Role } from '../kit/rig.ts';
import { darker, lighter } from '../kit/shades.ts';
import type { Build, Skeleton } from '../kit/skeleton.ts';
import { fairyWings } from '../kit/wings.ts';
import type { DetailDrawing } from './detail.ts';
import { drawDetail } from './details.ts';
import { drawGarment, fitOf, hidesLegs } from './garments.ts';
import { drawHead } from './head.ts';
import { type Looks, looksOf } from './looks.ts';
import { type PersonName, people } from './people.ts';
import type { Frame, PersonRole } from './roles.ts';

const builds: Record<Frame, Build> = {
	adult: {
		leg: 270,
		torso: 300,
		shoulder: 108,
		belly: 98,
		hip: 96,
		arm: 310,
		armWide: [40, 30],
		legWide: [47, 37],
		head: [172, 182],
		sink: 26,
	},
	stout: {
		leg: 230,
		torso: 310,
		shoulder: 124,
		belly: 152,
		hip: 138,
		arm: 310,
		armWide: [44, 33],
		legWide: [52, 41],
		head: [172, 182],
		sink: 30,
	},
	child: {
		leg: 190,
		torso: 230,
		shoulder: 92,
		belly: 88,
		hip: 86,
		arm: 250,
		armWide: [36, 28],
		legWide: [43, 35],
		head: [172, 182],
		sink: 26,
	},
	small: {
		leg: 180,
		torso: 250,
		shoulder: 94,
		belly: 92,
		hip: 90,
		arm: 260,
		armWide: [36, 28],
		legWide: [42, 34],
		head: [172, 182],
		sink: 26,
	},
	giant: {
		leg: 240,
		torso: 370,
		shoulder: 168,
		belly: 160,
		hip: 142,
		arm: 380,
		armWide: [58, 44],
		legWide: [64, 50],
		head: [172, 182],
		sink: 40,
	},
};

const frameSizes: Record<Frame, number> = { adult: 1, stout: 1.02, child: 0.86, small: 0.8, giant: 1.2 };

/** A person in the clothes of what they are. */
export function personRig(name: PersonName, role: Role): Rig {
	const { s } = role;
	const person: PersonRole = people[name];
	const looks = looksOf(role, person);
	const build = builds[person.frame];
	const head = drawHead(role, person, looks);
	const worn = memoizeOnce((j: Skeleton) =>
		looks.details.map((detail) => drawDetail(s, detail, fitOf(looks.cut, j), looks.scheme.cloth, looks.scheme.trim)),
	);
	return {
		build,
		size: person.size ?? frameSizes[person.frame],
		side: person.wings ? 380 : head.wide,
		top: head.rise,
		arm: armOf(person, looks),
		leg: {
			colour: looks.scheme.legs,
			foot: person.foot,
			shoe: person.foot === 'bare' ? looks.skin : looks.scheme.shoes,
		},
		skirted: hidesLegs(looks.cut),
		bearded: looks.beard === 'long',
		back: (j) => (person.wings ? fairyWings(s, j, looks.scheme.trim) : '') + joined(worn(j), 'back'),
		behindHead: () => head.behind,
		body: (j) =>
			neckOf(s, looks, j) +
			drawGarment(s, fitOf(looks.cut, j), looks.scheme.cloth, { dark: 38, inside: joined(worn(j), 'inside') }) +
			joined(worn(j), 'over'),
		head: () => head.over,
	};
}

function armOf(person: PersonRole, looks: Looks): NonNullable<Rig['arm']> {
	const { cloth, trim } = looks.scheme;
	const sleeve = person.sleeve ?? 1;
	return {
		colour: cloth,
		hand: person.hand ?? 'hand',
		skin: handColour(person, looks),
		sleeve,
		...(sleeve >= 1 ? { cuff: person.hand === 'glove' ? trim : darker(cloth, 0.16) } : {}),
		grip: 38,
	};
}

function handColour({ hand, details }: PersonRole, { skin, scheme }: Looks): string {
	if (hand === 'straw') return '#e8c050';
	if (hand !== 'glove') return skin;
	if (details.includes('panel')) return lighter(scheme.cloth, 0.1);
	return details.includes('plates') ? darker(scheme.cloth, 0.12) : scheme.shoes;
}

const joined = (drawings: readonly DetailDrawing[], part: keyof DetailDrawing) =>
	drawings.map((drawing) => drawing[part] ?? '').join('');

function neckOf(s: Brush, { skin, cut }: Looks, { neck, build, hip }: Skeleton): string {
	const y = round(neck[1]);
	const throat = s.flat(`M-40 ${Number(y) - 30}H54L60 ${Number(y) + 40}H-46z`, darker(skin, 0.18));
	if (cut !== 'crop') return throat;
	return (
		throat +
		s.solid(
			twin([
				[0, neck[1] - 6],
				[build.shoulder * 0.7, neck[1] + 4],
				[build.shoulder, neck[1] + 60],
				[build.belly * 0.9, hip[1] - 90],
				[build.hip, hip[1]],
				[0, hip[1] + 20],
			]),
			skin,
		)
	);
}
