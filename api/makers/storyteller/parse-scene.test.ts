import { describe, expect, it } from 'vitest';
import { Scene } from '../../../shared/contract/scene.ts';
import { parseScene } from './parse-scene.ts';
import { parseStoryPlan, readStoredPlan } from './story-plan.ts';
import { exampleBrief, examplePlan } from './testing/scripted-storyteller.ts';

const bible = parseStoryPlan(examplePlan, exampleBrief, 4)!;

describe('a picture as a provider describes it', () => {
	it.each([
		undefined,
		null,
		'a fox in a boat',
		[],
		{ backdrop: 7, cast: 'Pip', props: { a: 1 } },
		{ cast: [null, 3, {}, { part: 'hero' }, { part: 'hero' }, { part: 'helper', type: 'Turtle dragon!' }] },
		{ props: Array.from({ length: 1000 }, () => 'boat'), cast: Array.from({ length: 1000 }, () => ({ type: 'Cat' })) },
	])('%j is mended to one that can be painted', (described) => {
		const scene = parseScene(described, exampleBrief, bible);
		expect(Scene.safeParse(scene).success).toBe(true);
		expect(scene).toMatchObject({ mood: 'cheerful', backdrop: 'ship' });
		expect(scene.cast[0]).toMatchObject({ part: 'hero', type: 'Fox' });
		expect(scene.cast.filter(({ part }) => part === 'hero')).toHaveLength(1);
	});

	it('is taken at its word where one of ours is in it', () => {
		const described = {
			backdrop: 'a deep Forest',
			time: 'NIGHT',
			weather: 'heavy rain',
			camera: 'bird eye',
			cast: [
				{ part: 'rival', type: 'old crocodile', pose: 'running, run!', feeling: 'Sad', holds: 'a lantern' },
				{ part: 'hero', type: 'Duck', pose: 'sit', feeling: 'proud', holds: 'none' },
			],
			props: ['Two keys', 'sword', 'maps'],
		};
		expect(parseScene(described, exampleBrief, bible)).toEqual({
			...{ backdrop: 'forest', time: 'night', weather: 'rain', camera: 'bird-eye', mood: 'cheerful' },
			cast: [
				{ part: 'hero', type: 'Fox', pose: 'sit', feeling: 'proud' },
				{ part: 'rival', type: 'Crocodile', pose: 'run', feeling: 'sad', holds: 'lantern' },
			],
			props: ['key', 'map'],
		});
	});
});

describe('a plan', () => {
	it('has a beat for each chapter, whatever number was given', () => {
		expect(
			parseStoryPlan({ ...examplePlan, beats: examplePlan.beats.slice(0, 2) }, exampleBrief, 4)?.beats,
		).toMatchObject({
			0: examplePlan.beats[0],
			3: examplePlan.beats[1],
		});
		expect(parseStoryPlan({ ...examplePlan, beats: [...examplePlan.beats, 'More.'] }, exampleBrief, 4)?.beats).toEqual(
			examplePlan.beats,
		);
	});

	it('is bounded and plain', () => {
		const hero = { ...examplePlan.hero, look: `<b>A fox</b> ${'and '.repeat(100_000)}` };
		const look = parseStoryPlan({ ...examplePlan, hero }, exampleBrief, 4)?.hero.look ?? '';
		expect(look.startsWith('A fox and')).toBe(true);
		expect(look.length).toBeLessThanOrEqual(400);
	});

	it.each([
		{},
		{ ...examplePlan, hero: 'a fox' },
		{ ...examplePlan, beats: [] },
		{ ...examplePlan, endings: null },
		{ ...examplePlan, cast: 3 },
	])('without its parts is none', (answer) => {
		expect(parseStoryPlan(answer, exampleBrief, 4)).toBeNull();
	});

	it.each([null, '', 'no', '{}', '[]', '{"title":3}'])('kept as %j is none', (kept) => {
		expect(readStoredPlan(kept)).toBeNull();
	});

	it('is read as it was kept', () => {
		expect(readStoredPlan(JSON.stringify(bible))).toEqual(bible);
	});
});
