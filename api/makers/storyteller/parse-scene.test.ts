import { describe, expect, it } from 'vitest';
import { Scene } from '../../../shared/contract/scene.ts';
import { parseScene } from './parse-scene.ts';
import { parseStoryPlan, readStoredPlan } from './story-plan.ts';
import { exampleBrief, examplePlan } from './testing/scripted-storyteller.ts';

const plan = parseStoryPlan(examplePlan, exampleBrief, 4)!;

describe('a parsed scene', () => {
	it.each([
		undefined,
		null,
		'a fox in a boat',
		[],
		{ backdrop: 7, cast: 'Pip', props: { a: 1 } },
		{ cast: [null, 3, {}, { part: 'hero' }, { part: 'hero' }, { part: 'helper', type: 'Turtle dragon!' }] },
		{ props: Array.from({ length: 1000 }, () => 'boat'), cast: Array.from({ length: 1000 }, () => ({ type: 'Cat' })) },
	])('%j becomes a valid scene', (described) => {
		const scene = parseScene(described, exampleBrief, plan);
		expect(Scene.safeParse(scene).success).toBe(true);
		expect(scene).toMatchObject({ mood: 'cheerful', backdrop: 'ship' });
		expect(scene.cast[0]).toMatchObject({ part: 'hero', type: 'Fox' });
		expect(scene.cast.filter(({ part }) => part === 'hero')).toHaveLength(1);
	});

	it('uses the known name that a free description contains', () => {
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
		expect(parseScene(described, exampleBrief, plan)).toEqual({
			...{ backdrop: 'forest', time: 'night', weather: 'rain', camera: 'bird-eye', mood: 'cheerful' },
			cast: [
				{ part: 'hero', type: 'Fox', pose: 'sit', feeling: 'proud' },
				{ part: 'rival', type: 'Crocodile', pose: 'run', feeling: 'sad', holds: 'lantern' },
			],
			props: ['key', 'map'],
		});
	});
});

describe('a parsed story plan', () => {
	it('has one beat for each chapter, for any number of given beats', () => {
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

	it('has bounded lengths and plain text', () => {
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
	])('is null when a required part is missing: %j', (answer) => {
		expect(parseStoryPlan(answer, exampleBrief, 4)).toBeNull();
	});

	it.each([null, '', 'no', '{}', '[]', '{"title":3}'])('is null when stored as %j', (stored) => {
		expect(readStoredPlan(stored)).toBeNull();
	});

	it('is read back as it was stored', () => {
		expect(readStoredPlan(JSON.stringify(plan))).toEqual(plan);
	});
});
