import { mix } from '../light/colour.ts';
import type { Material, Stage } from '../stage.ts';
import { box, fill, oval } from '../svg.ts';

/** A shelf with jars, books or pots standing on it. */
export function shelf(stage: Stage, x: number, y: number, w: number, things: 'books' | 'jars' | 'tools'): string {
	const { random } = stage;
	const parts: string[] = [fill(box(x, y + 14, w, 26), stage.palette.shade, 0.18)];
	let at = x + random.between(6, 20);
	while (at < x + w - 34) {
		const item = shelved[things](stage, at, y);
		parts.push(item.svg);
		at += item.wide + random.between(1, things === 'books' ? 3 : 16);
		if (random.chance(0.12)) at += 30;
	}
	return parts.join('') + stage.solid(box(x - 8, y, w + 16, 14, 2), 'wood');
}

type Shelved = { wide: number; svg: string };

const shelved: Record<'books' | 'jars' | 'tools', (stage: Stage, x: number, y: number) => Shelved> = {
	books: (stage, x, y) => {
		const { random } = stage;
		const [wide, tall] = [random.between(14, 34), random.between(66, 112)];
		const colour = hue(stage);
		const band = fill(
			box(x, y - tall * 0.8, wide, tall * 0.07) + box(x, y - tall * 0.26, wide, tall * 0.05),
			stage.palette.second,
			0.5,
		);
		return { wide, svg: stage.solid(box(x, y - tall, wide, tall, 2), colour, 0.06) + band };
	},
	jars: (stage, x, y) => {
		const { random } = stage;
		const [wide, tall] = [random.between(34, 58), random.between(48, 86)];
		const body = stage.solid(box(x, y - tall, wide, tall, wide * 0.22), hue(stage), 0.05);
		return {
			wide,
			svg:
				body +
				stage.solid(box(x + wide * 0.12, y - tall - 12, wide * 0.76, 15, 4), 'wood') +
				fill(box(x + wide * 0.16, y - tall * 0.8, wide * 0.12, tall * 0.5, 3), '#ffffff', 0.28),
		};
	},
	tools: (stage, x, y) => {
		const { random } = stage;
		const [wide, tall] = [random.between(30, 60), random.between(40, 100)];
		const round = random.chance(0.5);
		const d = round ? oval(x + wide / 2, y - wide / 2, wide / 2) : box(x, y - tall, wide, tall, 4);
		return {
			wide,
			svg:
				stage.solid(d, hue(stage), 0.05) +
				(round ? fill(oval(x + wide / 2, y - wide / 2, wide * 0.18), stage.palette.shade, 0.4) : ''),
		};
	},
};

/** One of the room's few colours. */
function hue(stage: Stage): Material {
	const { materials, palette, random } = stage;
	return random.pick([
		materials.roof,
		materials.leaf,
		materials.water,
		materials.wall,
		materials.bloom,
		mix(palette.accent, materials.wood, 0.3),
		materials.earth,
	]) as Material;
}
