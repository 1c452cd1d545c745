import type { Prop } from '../../../words/scenes.ts';
import { type Point, round } from './paths.ts';

/** A thing for the hand, drawn with its bottom middle at (0,0). */
export type HeldProp = { prop: Prop; svg: string; width: number; height: number; size: number; flipped: boolean };

/** How far up a thing is gripped, as a share of its height; things with a handle on top hang from the hand. */
const grips: Partial<Record<Prop, number>> = {
	basket: 0.9,
	bell: 0.9,
	lantern: 0.92,
	pot: 0.55,
	medal: 0.9,
	ticket: 0.2,
	torch: 0.25,
	wand: 0.2,
	banner: 0.3,
	paintbrush: 0.3,
	key: 0.3,
	telescope: 0.3,
	flute: 0.4,
	lute: 0.4,
	shield: 0.5,
	wheel: 0.5,
	rope: 0.5,
	net: 0.15,
	umbrella: 0.15,
	spoon: 0.25,
	quill: 0.2,
	magnifier: 0.2,
	mask: 0.2,
	map: 0.3,
	scroll: 0.3,
	letter: 0.2,
	balloon: 0.05,
	kite: 0.1,
	mirror: 0.2,
	ladder: 0.5,
	horseshoe: 0.3,
	trophy: 0.2,
	goblet: 0.3,
	cup: 0.4,
	potion: 0.3,
	feather: 0.15,
};

/** Big things shrink to what an arm can carry. */
const tallest = 250;

/** The thing as it sits in a hand at this point. `lean` is undone, so that cups do not spill. */
export function gripOf(held: HeldProp, [x, y]: Point, lean: number): string {
	const fit = Math.min(0.82, tallest / held.height, tallest / held.width) * held.size;
	const down = held.height * fit * (grips[held.prop] ?? 0.14);
	// A thing carried near the ground is lifted, so that it never sinks into it.
	const low = Math.min(y + 14, -10 - down);
	const scale = `${held.flipped ? -fit : fit} ${fit}`.replace(/\d+\.\d+/g, (value) => Number(value).toFixed(2));
	return `<g transform="translate(${round(x)} ${round(low)}) rotate(${-lean}) translate(0 ${round(down)}) scale(${scale})">${held.svg}</g>`;
}
