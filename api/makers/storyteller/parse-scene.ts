import * as z from 'zod/mini';
import type { Figure, Scene } from '../../../shared/contract/scene.ts';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import { characterTypes } from '../../../shared/words/character-types.ts';
import {
	backdrops,
	cameras,
	feelings,
	type Prop,
	poses,
	props,
	times,
	weathers,
} from '../../../shared/words/scenes.ts';
import { nearestName } from './nearest-name.ts';
import type { StoryPlan } from './story-plan.ts';

/** The most figures (with the hero) and props of a picture. */
const most = { cast: 3, props: 3 } as const;

/**
 * The scene of an answer. Mood and hero's type come from the brief; unknown names become the nearest known ones or a default,
 * as an approximate picture is better than no chapter.
 */
export function parseScene(described: unknown, brief: StoryBrief, plan: StoryPlan): Scene {
	const given = lenientScene.parse(described);
	return {
		backdrop: nearestName(backdrops, given.backdrop) ?? plannedBackdrop(given.backdrop, plan),
		time: nearestName(times, given.time) ?? 'day',
		weather: nearestName(weathers, given.weather) ?? 'clear',
		mood: brief.mood,
		camera: nearestName(cameras, given.camera) ?? 'wide',
		cast: parseCast(given.cast.map(parseFigure), brief),
		props: parseProps(given.props),
	};
}

const anything = z.catch(z.unknown(), null);
const list = z.catch(z.array(z.unknown()), []);
const lenientScene = z.catch(
	z.object({ backdrop: anything, time: anything, weather: anything, camera: anything, cast: list, props: list }),
	{ backdrop: null, time: null, weather: null, camera: null, cast: [], props: [] },
);
const lenientFigure = z.catch(
	z.object({ part: anything, type: anything, pose: anything, feeling: anything, holds: anything }),
	{ part: null, type: null, pose: null, feeling: null, holds: null },
);

function plannedBackdrop(written: unknown, { places }: StoryPlan): Scene['backdrop'] {
	const name = typeof written === 'string' ? written.toLowerCase() : '';
	const place = places.find((each) => name !== '' && each.name.toLowerCase().includes(name)) ?? places[0];
	return place?.backdrop ?? 'meadow';
}

function parseFigure(described: unknown): Figure | null {
	const { part, type, pose, feeling, holds } = lenientFigure.parse(described);
	const kind = nearestName(characterTypes, type);
	const isHero = nearestName(['hero'], part) === 'hero';
	if (!isHero && !kind) return null;
	const held = nearestName(props, holds);
	return {
		part: isHero ? 'hero' : (nearestName(['helper', 'rival'] as const, part) ?? 'helper'),
		type: kind ?? 'Child',
		pose: nearestName(poses, pose) ?? 'stand',
		feeling: nearestName(feelings, feeling) ?? 'curious',
		...(held && { holds: held }),
	};
}

/** The hero first and once, then the others. */
function parseCast(figures: readonly (Figure | null)[], { hero }: StoryBrief): Figure[] {
	const known = figures.filter((figure) => figure !== null);
	const lead = known.find(({ part }) => part === 'hero') ?? { pose: 'stand' as const, feeling: 'curious' as const };
	const others = known.filter(({ part }) => part !== 'hero');
	return [{ ...lead, part: 'hero', type: hero.type }, ...others.slice(0, most.cast - 1)];
}

function parseProps(named: readonly unknown[]): Prop[] {
	const known = named.map((name) => nearestName(props, name)).filter((name) => name !== undefined);
	return [...new Set(known)].slice(0, most.props);
}
