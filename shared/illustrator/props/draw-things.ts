import type { Scene } from '../../contract/scene.ts';
import type { Prop } from '../../words/scenes.ts';
import type { FigurePosition } from '../camera.ts';
import { type Stage, width } from '../stage.ts';
import { move } from '../svg.ts';
import { drawProp } from './draw-prop.ts';

type Standing = { mark: FigurePosition; scale: number; puppet: { width: number }; facing: 'left' | 'right' };
type Hero = Standing & { others: readonly Standing[] };
type Thing = { svg: string; wide: number; unit: number };

/** How much larger than in a hand some things are when they stand on the ground. */
const stature: Partial<Record<Prop, number>> = {
	banner: 1.5,
	balloon: 1.4,
	boat: 1.9,
	bridge: 1.7,
	campfire: 1.5,
	chest: 1.25,
	door: 2,
	gate: 1.9,
	kite: 1.3,
	ladder: 1.7,
	rocket: 1.9,
	sundial: 1.5,
	telescope: 1.3,
	tent: 2.2,
	wheel: 1.3,
};

/** Props that the backdrop already has. */
const inThePlace: Partial<Record<Scene['backdrop'], readonly Prop[]>> = { campfire: ['campfire', 'tent'] };

/**
 * The scene's props that no figure holds: large ones behind the figures, small ones at their feet, the first between two
 * figures.
 */
export function drawThings(stage: Stage, scene: Scene, hero: Hero): { back: string; front: string } {
	const held = new Set<Prop | undefined>(scene.cast.map((figure) => figure.holds));
	const free = scene.props.filter((prop) => !held.has(prop) && !inThePlace[scene.backdrop]?.includes(prop));
	const things = free.map((prop, i) => ({ ...sized(stage, prop, hero, i), large: (stature[prop] ?? 1) >= 1.5 }));
	const large = things.filter((thing) => thing.large);
	const small = things.filter((thing) => !thing.large);
	return {
		back: large.map((thing, i) => placed(stage, thing, backSpot(hero, thing, i))).join(''),
		front: small.map((thing, i) => placed(stage, thing, frontSpot(hero, thing, i))).join(''),
	};
}

function sized(stage: Stage, prop: Prop, hero: Hero, i: number): Thing {
	const { svg, width: wide, height: tall } = drawProp(prop, stage.light, `p${i}`);
	const hand = Math.min((hero.mark.size / 1000) * 0.8, 0.54);
	const unit = Math.min(hand * (stature[prop] ?? 1), 480 / wide, (hero.mark.size * 1.15) / tall);
	return { svg, wide: wide * unit, unit };
}

function placed(stage: Stage, { svg, wide, unit }: Thing, [x, y]: readonly [number, number]): string {
	const inside = Math.min(width - wide / 2 - 16, Math.max(wide / 2 + 16, x));
	const shadow = stage.glow(inside, y, wide * 0.75, stage.palette.shade, 0.65, wide * 0.1);
	return shadow + move(svg, inside, y, unit);
}

/** Behind: between two figures, else on the side that the hero looks to. */
function backSpot(hero: Hero, { wide }: Thing, i: number): readonly [number, number] {
	const other = hero.others[0];
	const y = Math.min(hero.mark.feet, 980) - hero.mark.size * 0.11;
	if (other && i === 0) return [(hero.mark.x + other.mark.x) / 2, y];
	return [hero.mark.x + side(hero, i) * (reach(hero) + wide / 2 + 30), y];
}

/** At the feet: between two figures, then on the outer sides. */
function frontSpot(hero: Hero, { wide }: Thing, i: number): readonly [number, number] {
	const other = hero.others[0];
	const y = Math.min(hero.mark.feet + 20, 1000);
	if (other && i === 0) return [(hero.mark.x + other.mark.x) / 2, y];
	const turn = other ? i : i + 1;
	const out = reach(hero) + wide / 2 + 24 + 40 * Math.floor(turn / 2);
	return [hero.mark.x + (turn % 2 ? 1 : -1) * side(hero, 0) * out, y + (i % 2 ? -14 : 0)];
}

function side(hero: Hero, i: number): 1 | -1 {
	const towards = hero.facing === 'right' ? 1 : -1;
	return i % 2 ? (-towards as 1 | -1) : towards;
}

/** Half the hero's breadth on the canvas. */
function reach({ puppet, scale }: Standing): number {
	return Math.min(puppet.width * scale * 0.42, 330);
}
