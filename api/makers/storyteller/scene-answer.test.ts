import { describe, expect, it } from 'vitest';
import { Scene } from '../../../shared/scene.ts';
import { bibleFrom, readBible } from './bible.ts';
import { sceneFrom } from './scene-answer.ts';
import { milo, plan } from './testing/author.ts';

const bible = bibleFrom(plan, milo, 4)!;

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
		const scene = sceneFrom(described, milo, bible);
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
		expect(sceneFrom(described, milo, bible)).toEqual({
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
		expect(bibleFrom({ ...plan, beats: plan.beats.slice(0, 2) }, milo, 4)?.beats).toMatchObject({
			0: plan.beats[0],
			3: plan.beats[1],
		});
		expect(bibleFrom({ ...plan, beats: [...plan.beats, 'More.'] }, milo, 4)?.beats).toEqual(plan.beats);
	});

	it('is bounded and plain', () => {
		const hero = { ...plan.hero, look: `<b>A fox</b> ${'and '.repeat(100_000)}` };
		const look = bibleFrom({ ...plan, hero }, milo, 4)?.hero.look ?? '';
		expect(look.startsWith('A fox and')).toBe(true);
		expect(look.length).toBeLessThanOrEqual(400);
	});

	it.each([
		{},
		{ ...plan, hero: 'a fox' },
		{ ...plan, beats: [] },
		{ ...plan, endings: null },
		{ ...plan, cast: 3 },
	])('without its parts is none', (answer) => {
		expect(bibleFrom(answer, milo, 4)).toBeNull();
	});

	it.each([null, '', 'no', '{}', '[]', '{"title":3}'])('kept as %j is none', (kept) => {
		expect(readBible(kept)).toBeNull();
	});

	it('is read as it was kept', () => {
		expect(readBible(JSON.stringify(bible))).toEqual(bible);
	});
});
