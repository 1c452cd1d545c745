import type { Figure, Scene } from '../../../contract/scene.ts';
import { type Backdrop, type Camera, cameras, type TimeOfDay, type Weather } from '../../../words/scenes.ts';
import { pickOne } from '../../seeded-random.ts';
import type { Place } from '../content/pack.ts';
import type { ChapterLook } from '../content/plot.ts';
import type { StorySetup } from './story-setup.ts';
import type { StoryState } from './story-state.ts';

/** The scene of a chapter, from the same state as its text. */
export function composeScene(look: ChapterLook, state: StoryState): Scene {
	const { plan, place, chapter, weather } = state;
	return {
		backdrop: place.backdrop,
		time: plan.times[chapter] as TimeOfDay,
		weather,
		mood: plan.brief.mood,
		camera: cameraFor(look, state),
		cast: [
			heroFigure(look, plan),
			...look.with.map((who) => companion(plan[who].type, look, `${plan.brief.seed} ${chapter} ${who}`)),
		],
		props: look.thing === 'near' ? [plan.thing.prop] : [],
	};
}

/** A weather of the mood that the place can have; clear for sheltered places. */
export function weatherAt(place: Place, plan: StorySetup, seed: string): Weather {
	if (place.indoors || shelteredBackdrops.has(place.backdrop)) return 'clear';
	const fitting = plan.mood.weathers.filter((weather) => !unfit[weather]?.has(place.backdrop));
	return fitting.length > 0 ? pickOne(fitting, seed) : 'clear';
}

/** Places with a roof or without weather. */
export const shelteredBackdrops: ReadonlySet<Backdrop> = new Set<Backdrop>([
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

function heroFigure(look: ChapterLook, plan: StorySetup): Figure {
	const figure = { part: 'hero', type: plan.brief.hero.type, pose: look.pose, feeling: look.feeling } as const;
	return look.thing === 'held' ? { ...figure, pose: 'hold', holds: plan.thing.prop } : figure;
}

/** A companion cheers with the hero, and otherwise has a pose of its own. */
function companion(type: Figure['type'], look: ChapterLook, seed: string): Figure {
	const pose = look.pose === 'cheer' ? 'cheer' : pickOne(['stand', 'stand', 'wave', 'point', 'think'] as const, seed);
	return { part: 'helper', type, pose, feeling: look.feeling };
}

/** One of the chapter's cameras, never the one of the chapter before. */
function cameraFor(look: ChapterLook, { plan, camera, path, chapter }: StoryState): Camera {
	const fresh = look.cameras.filter((each) => each !== camera);
	return pickOne(
		fresh.length > 0 ? fresh : cameras.filter((each) => each !== camera),
		`${plan.brief.seed} ${path} ${chapter} camera`,
	);
}
