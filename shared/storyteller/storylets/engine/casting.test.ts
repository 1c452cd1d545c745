import { describe, expect, it } from 'vitest';
import { sampleBriefs } from '../../check/sample-briefs.ts';
import { checkBrief } from '../check/check-brief.ts';
import type { Obstacle, Storylets } from '../format.ts';
import { storylets } from '../storylets.ts';
import { leastRemembered, obstaclesFor } from './casting.ts';
import type { StoryletOutline } from './outline.ts';
import { frameStory, outlineOf, plotsFor, type StoryFrame } from './story.ts';

const pirate = storylets.genres.pirate as NonNullable<Storylets['genres']['pirate']>;
/** Plots without obstacles would be taken before those that have some. */
const withObstacles: Storylets = {
	...storylets,
	plots: storylets.plots.filter(({ levels }) => levels[2]?.chapters.some(({ choices }) => choices === 'first')),
};
const [chain, goose] = pirate.obstacles as readonly [Obstacle, Obstacle, ...Obstacle[]];

describe('the obstacles of a genre and level', () => {
	const lent: Storylets = {
		...storylets,
		genres: {
			pirate: {
				...pirate,
				obstacles: [{ ...chain, alsoIn: ['underwater'], levels: { 2: chain.levels[2] } }, goose],
			},
			underwater: { ...pirate, obstacles: [] },
		} as Storylets['genres'],
	};

	it('are those that are written for the level', () => {
		expect(obstaclesFor('pirate', 2, lent).map(({ id }) => id)).toEqual([chain.id, goose.id]);
		expect(obstaclesFor('pirate', 1, lent).map(({ id }) => id)).toEqual([goose.id]);
	});

	it('include those of kin genres', () => {
		expect(obstaclesFor('underwater', 2, lent).map(({ id }) => id)).toEqual([chain.id]);
		expect(obstaclesFor('underwater', 1, lent)).toEqual([]);
	});
});

describe('what a new story takes from the memory', () => {
	it('is what no story had, then what is longest ago, and of one story what was told less often', () => {
		const order = leastRemembered(['a', 'b', 'c', 'd'], (id) => id, [['a'], ['c', 'd'], ['a', 'b']]);
		expect(order).toEqual(['c', 'd', 'b', 'a']);
	});

	it('are obstacles that come again only after nearly all others of the genre', () => {
		const memory: StoryletOutline[] = [];
		for (const [evening, sample] of sampleBriefs(20).entries()) {
			const brief = { ...sample, seed: `evening ${evening}`, genre: 'underwater', ageGroup: '6-8' } as const;
			memory.push(outlineOf(frameStory(brief, withObstacles, memory) as StoryFrame));
		}
		const told = memory.flatMap(({ obstacles }) => obstacles);
		const most = Math.max(...told.map((id) => told.filter((other) => other === id).length));
		// Some plots leave some of them out, which are then told once less.
		const evenly = Math.ceil(told.length / obstaclesFor('underwater', 2, storylets).length);
		expect(most).toBeLessThanOrEqual(evenly + 1);
		expect(new Set(told).size).toBe(obstaclesFor('underwater', 2, storylets).length);
	});
});

describe('the plots of a genre and level', () => {
	it('are those that are written for the level and can be cast in the genre', () => {
		const { facts } = pirate;
		const placeless = { ...pirate, facts: { ...facts, places: [] } };
		const whole = storylets.plots.filter(({ levels }) => levels[1] && levels[4]);
		const [first, ...others] = whole.map((plot, at) => (at === 0 ? { ...plot, levels: { 4: plot.levels[4] } } : plot));
		const content = { plots: [first, ...others], genres: { pirate, underwater: placeless } } as Storylets;
		expect(plotsFor('pirate', 4, content)).toHaveLength(whole.length);
		expect(plotsFor('pirate', 1, content)).toHaveLength(whole.length - 1);
		expect(plotsFor('underwater', 4, content)).toEqual([]);
	});

	it('meet no obstacle with a thing that the plot itself brings along', () => {
		const frames = sampleBriefs(248).flatMap((brief) => frameStory(brief, withObstacles) ?? []);
		expect(frames.length).toBeGreaterThan(100);
		const again = frames.flatMap(({ plot, obstacles }) =>
			Object.values(obstacles).filter(({ props }) => props.some((prop) => plot.brings.includes(prop))),
		);
		expect(again.map(({ id }) => id)).toEqual([]);
	});

	it('are cast, where there are enough people, with others than the hero’s kind and those who are met on the way', () => {
		const alike = sampleBriefs(60).map((sample) => {
			const frame = frameStory({ ...sample, genre: 'pirate' }, storylets) as StoryFrame;
			const met = Object.values(frame.obstacles).flatMap(({ people }) => Object.values(people).map(({ type }) => type));
			const people = Object.values(frame.cast).flatMap((filler) => ('call' in filler ? [filler.type] : []));
			return people.filter((type) => type === sample.hero.type || met.includes(type)).length;
		});
		expect(alike.filter((count) => count > 0).length).toBeLessThan(6);
	});

	it('are cast, where there are others, without people who are called by a word of the plot', () => {
		const race = { ...storylets, plots: storylets.plots.filter(({ id }) => id === 'soup-race') };
		const people = sampleBriefs(60).flatMap((sample) => {
			const frame = frameStory({ ...sample, genre: 'dragon' }, race) as StoryFrame;
			return Object.values(frame.cast).flatMap((filler) => ('call' in filler ? [filler.call] : []));
		});
		expect(storylets.genres.dragon?.facts.people.map(({ call }) => call)).toContain('Scale');
		expect(people.filter((call) => call === 'Scale').length).toBeLessThan(6);
	});

	it('are cast without a namesake of the hero and without two people of one kind', () => {
		for (const { name } of pirate.facts.people) {
			const frame = frameStory({ ...checkBrief(name), seed: name }, storylets) as StoryFrame;
			const people = Object.values(frame.cast).flatMap((filler) => ('call' in filler ? [filler] : []));
			expect(people.map((person) => person.name)).not.toContain(name);
			expect(new Set(people.map(({ type }) => type)).size).toBe(new Set(people).size);
		}
	});
});
