import * as z from 'zod/mini';
import {
	backdrops,
	cameras,
	type Figure,
	feelings,
	type Prop,
	poses,
	props,
	type Scene,
	times,
	weathers,
} from '../../../shared/scene.ts';
import type { StoryBrief } from '../../../shared/telling.ts';
import { characterTypes } from '../../../shared/words/character-types.ts';
import type { Bible } from './bible.ts';
import { nearestOf } from './nearest.ts';

/** A picture's people and things at most; the hero is one of them. */
const most = { cast: 3, props: 3 } as const;

/**
 * The picture as it was described, with what we know better (the mood, the hero's kind) and with what is no name of ours
 * put right: a picture that is nearly right is better than no chapter.
 */
export function sceneFrom(described: unknown, brief: StoryBrief, bible: Bible): Scene {
	const given = loose.parse(described);
	return {
		backdrop: nearestOf(backdrops, given.backdrop) ?? placeNamed(given.backdrop, bible),
		time: nearestOf(times, given.time) ?? 'day',
		weather: nearestOf(weathers, given.weather) ?? 'clear',
		mood: brief.mood,
		camera: nearestOf(cameras, given.camera) ?? 'wide',
		cast: castFrom(given.cast.map(figureFrom), brief),
		props: propsFrom(given.props),
	};
}

const anything = z.catch(z.unknown(), null);
const list = z.catch(z.array(z.unknown()), []);
const loose = z.catch(
	z.object({ backdrop: anything, time: anything, weather: anything, camera: anything, cast: list, props: list }),
	{ backdrop: null, time: null, weather: null, camera: null, cast: [], props: [] },
);
const looseFigure = z.catch(
	z.object({ part: anything, type: anything, pose: anything, feeling: anything, holds: anything }),
	{ part: null, type: null, pose: null, feeling: null, holds: null },
);

function placeNamed(written: unknown, { places }: Bible): Scene['backdrop'] {
	const name = typeof written === 'string' ? written.toLowerCase() : '';
	const place = places.find((each) => name !== '' && each.name.toLowerCase().includes(name)) ?? places[0];
	return place?.backdrop ?? 'meadow';
}

function figureFrom(described: unknown): Figure | null {
	const { part, type, pose, feeling, holds } = looseFigure.parse(described);
	const kind = nearestOf(characterTypes, type);
	const isHero = nearestOf(['hero'], part) === 'hero';
	if (!isHero && !kind) return null;
	const held = nearestOf(props, holds);
	return {
		part: isHero ? 'hero' : (nearestOf(['helper', 'rival'] as const, part) ?? 'helper'),
		type: kind ?? 'Child',
		pose: nearestOf(poses, pose) ?? 'stand',
		feeling: nearestOf(feelings, feeling) ?? 'curious',
		...(held && { holds: held }),
	};
}

/** The hero first and once, then others, none of whom play the same part of the same kind twice. */
function castFrom(figures: readonly (Figure | null)[], { hero }: StoryBrief): Figure[] {
	const known = figures.filter((figure) => figure !== null);
	const lead = known.find(({ part }) => part === 'hero') ?? { pose: 'stand' as const, feeling: 'curious' as const };
	const others = known.filter(({ part }) => part !== 'hero');
	return [{ ...lead, part: 'hero', type: hero.type }, ...others.slice(0, most.cast - 1)];
}

function propsFrom(named: readonly unknown[]): Prop[] {
	const known = named.map((name) => nearestOf(props, name)).filter((name) => name !== undefined);
	return [...new Set(known)].slice(0, most.props);
}
