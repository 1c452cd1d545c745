import type { Brush } from '../kit/brush.ts';
import { memoizeOnce } from '../kit/memoize-once.ts';
import type { Rig, Role } from '../kit/rig.ts';
import { darker } from '../kit/shades.ts';
import type { Skeleton } from '../kit/skeleton.ts';
import { type AnimalName, animals } from './animals.ts';
import { batWing, quillCoat, shell, spine } from './backs.ts';
import { cloths, type Outfit, outfits, wearOf } from './clothes.ts';
import { drawEars } from './ears.ts';
import { headOf } from './face.ts';
import { frames } from './frames.ts';
import { headForm } from './heads.ts';
import type { Coat, Species } from './species.ts';
import { drawTail } from './tails.ts';
import { drawTop } from './tops.ts';
import { bodyOf } from './trunk.ts';

/** An animal walking upright, dressed in one thing that gives it character. */
export function beastRig(name: AnimalName, role: Role): Rig {
	const { s, feeling } = role;
	const kind: Species = animals[name];
	const coat = s.chance.pick('coat', kind.coats);
	const form = headForm(kind.head, kind);
	const build = { ...frames[kind.frame], head: [form.rx, form.ry] as const };
	const wears = clothesFor(s, kind);
	const socks = kind.socks ? coat.dark : coat.main;
	const tops = (kind.tops ?? []).map((top) => drawTop(s, top, coat, form));
	const wear = memoizeOnce((j: Skeleton) => wearOf(s, wears.outfit, j, wears.cloth, wears.trim));
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

function clothesFor(s: Brush, kind: Species): { outfit: Outfit; cloth: string; trim: string } {
	const fits = outfits.filter((outfit) => !(kind.shell && outfit === 'cape') && !(kind.wings && outfit === 'cape'));
	const cloth = s.chance.pick('cloth', cloths);
	return {
		outfit: s.chance.pick('outfit', fits),
		cloth,
		trim: s.chance.pick(
			'trim',
			['#fbeecb', ...cloths].filter((other) => other !== cloth),
		),
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
