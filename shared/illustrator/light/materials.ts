import type { Weather } from '../../words/scenes.ts';
import { mix } from './colour.ts';
import type { Family } from './palette.ts';

/** What the things of a world are made of, in plain white light. */
export type Materials = {
	leaf: string;
	/** The second kind of leaf: the sunny side, or another tree. */
	bloom: string;
	grass: string;
	earth: string;
	rock: string;
	wood: string;
	wall: string;
	roof: string;
	sand: string;
	water: string;
	snow: string;
};

/** The colours of a mood family's world: a sunny wood is green, a cosy one russet, an enchanted one teal and lilac. */
export function materialsFor(family: Family): Materials {
	return materials[family];
}

/** The same things with the weather on them: snow lies on what is flat, rain darkens. */
export function weathered(dry: Materials, weather: Weather): Materials {
	const lying = weather === 'snow' ? snowLies : weather === 'rain' ? rainDarkens : undefined;
	if (!lying) return dry;
	const coat = weather === 'snow' ? dry.snow : '#3d4a5c';
	const changed = Object.entries(lying).map(([name, amount]) => [
		name,
		mix(dry[name as keyof Materials], coat, amount),
	]);
	return { ...dry, ...Object.fromEntries(changed) };
}

const snowLies = { grass: 0.82, earth: 0.6, sand: 0.72, roof: 0.5, leaf: 0.3, bloom: 0.4, rock: 0.3 };
const rainDarkens = { grass: 0.16, earth: 0.24, sand: 0.2, roof: 0.16, rock: 0.2, wood: 0.16, leaf: 0.1 };

function row(colours: string): Materials {
	const [leaf, bloom, grass, earth, rock, wood, wall, roof, sand, water] = colours.split(' ').map((c) => `#${c}`);
	return {
		leaf: leaf!,
		bloom: bloom!,
		grass: grass!,
		earth: earth!,
		rock: rock!,
		wood: wood!,
		wall: wall!,
		roof: roof!,
		sand: sand!,
		water: water!,
		snow: '#f4f6fb',
	};
}

const materials: Record<Family, Materials> = {
	sunny: row('4f9a56 9cc04f 8fbf5a c08a5a 9aa6a0 9b6a42 f2e2bf d96a4a f0d796 4fb0bd'),
	gentle: row('7fa68a b7c99a b3c796 bfa184 a9b0b5 a08468 efe6d8 b97f78 ecdcb8 8dbdc9'),
	cozy: row('b8752f d9a441 a8a04f a5714a a0917f 84532f f0dbb0 a8442f ecce8f 6fa5a5'),
	enchanted: row('4a8f9c 9a7fc9 6fae9c a07a9a 9086b8 80587a ecdcf0 7a4fa5 f0d5c4 5aa9d0'),
	mystery: row('4f6b58 7f8a52 7a8a5a 80705c 7f8a8c 66523f c9c2a8 5c5f73 cfc096 5f8f8f'),
	epic: row('3f7a5c c97f35 94a052 b56f45 8f8a9c 86542f e5cfa0 b23a35 e8bd78 3f8fb0'),
};
