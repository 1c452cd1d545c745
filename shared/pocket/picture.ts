import {
	type Backdrop,
	type Camera,
	cameras,
	type Figure,
	type Scene,
	type TimeOfDay,
	type Weather,
} from '../scene.ts';
import { oneOf } from './chance.ts';
import type { Telling } from './draw.ts';
import type { Place } from './pack.ts';
import type { Look } from './passage.ts';
import type { StoryPlan } from './plan.ts';

/** What a chapter looks like, out of the same state that its words came from. */
export function sceneOf(look: Look, telling: Telling): Scene {
	const { plan, here, chapter, weather } = telling;
	return {
		backdrop: here.backdrop,
		time: plan.times[chapter] as TimeOfDay,
		weather,
		mood: plan.brief.mood,
		camera: cameraFor(look, telling),
		cast: [
			heroFigure(look, plan),
			...look.with.map((who) => companion(plan[who].type, look, `${plan.brief.seed} ${chapter} ${who}`)),
		],
		props: look.thing === 'near' ? [plan.thing.prop] : [],
	};
}

/** A weather that the mood likes and the place can have; under a roof, under water and among the stars it is clear. */
export function weatherAt(place: Place, plan: StoryPlan, seed: string): Weather {
	if (place.indoors || sheltered.has(place.backdrop)) return 'clear';
	const fitting = plan.mood.weathers.filter((weather) => !unfit[weather]?.has(place.backdrop));
	return fitting.length > 0 ? oneOf(fitting, seed) : 'clear';
}

/** Where there is a roof, or no weather. */
export const sheltered: ReadonlySet<Backdrop> = new Set<Backdrop>([
	'bedroom',
	'cave',
	'circus',
	'clouds',
	'hall',
	'kitchen',
	'library',
	'moon',
	'space',
	'stage',
	'underwater',
	'workshop',
]);
const hot: readonly Backdrop[] = ['beach', 'desert', 'jungle', 'swamp', 'canyon'];
const unfit: Partial<Record<Weather, ReadonlySet<Backdrop>>> = {
	rain: new Set<Backdrop>(['campfire', 'desert', 'ice']),
	snow: new Set<Backdrop>(['campfire', ...hot]),
	mist: new Set<Backdrop>(['desert']),
};

function heroFigure(look: Look, plan: StoryPlan): Figure {
	const figure = { part: 'hero', type: plan.brief.hero.type, pose: look.pose, feeling: look.feeling } as const;
	return look.thing === 'held' ? { ...figure, pose: 'hold', holds: plan.thing.prop } : figure;
}

/** A companion shares the great moments, and has a way of standing about of its own in the others. */
function companion(type: Figure['type'], look: Look, seed: string): Figure {
	const pose = look.pose === 'cheer' ? 'cheer' : oneOf(['stand', 'stand', 'wave', 'point', 'think'] as const, seed);
	return { part: 'helper', type, pose, feeling: look.feeling };
}

/** One of the beat's cameras, never the one of the chapter before. */
function cameraFor(look: Look, { plan, camera, path, chapter }: Telling): Camera {
	const fresh = look.cameras.filter((each) => each !== camera);
	return oneOf(
		fresh.length > 0 ? fresh : cameras.filter((each) => each !== camera),
		`${plan.brief.seed} ${path} ${chapter} camera`,
	);
}
