import type { Figure, Scene } from '../../contract/scene.ts';
import { characterTypes } from '../../words/character-types.ts';
import { moods } from '../../words/moods.ts';
import { backdrops, cameras, feelings, poses, props, times, weathers } from '../../words/scenes.ts';
import type { DrawingRequest } from '../draw-scene.ts';
import { type Random, seeded } from '../random.ts';

/** A random scene with one to three figures, for tests and contact sheets. */
export function randomPicture(seed: string): DrawingRequest {
	const random = seeded(seed);
	const cast = (['hero', 'helper', 'rival'] as const).slice(0, random.whole(1, 3));
	const scene: Scene = {
		backdrop: random.pick(backdrops),
		time: random.pick(times),
		weather: random.pick(random.chance(0.4) ? ['clear'] : weathers),
		mood: random.pick(moods),
		camera: random.pick(cameras),
		cast: cast.map((part) => figure(part, random)),
		props: Array.from({ length: random.whole(0, 2) }, () => random.pick(props)),
	};
	return { scene, seed, gender: random.pick(['any', 'Male', 'Female', 'Other'] as const) };
}

function figure(part: Figure['part'], random: Random): Figure {
	return {
		part,
		type: random.pick(characterTypes),
		pose: random.pick(poses),
		feeling: random.pick(feelings),
		...(random.chance(0.3) && { holds: random.pick(props) }),
	};
}
