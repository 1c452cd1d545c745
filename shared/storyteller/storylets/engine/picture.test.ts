import { describe, expect, it } from 'vitest';
import { sampleStories, type WholeStory } from '../check/sample.ts';
import type { Person } from '../format.ts';
import { storylets } from '../storylets.ts';

const stories = sampleStories(storylets, 200);
/** Plots without obstacles would be taken before those that have some. */
const withObstacles = storylets.plots.filter(({ levels }) =>
	levels[2]?.chapters.some(({ choices }) => choices === 'first'),
);
const storiesWithObstacles = sampleStories({ ...storylets, plots: withObstacles }, 200).filter(
	({ state }) => state.frame.obstacles.first,
);

/** The characters that a story's pictures may show, by kind. */
function kindsOf({ state }: WholeStory): string[] {
	const { cast, obstacles, brief } = state.frame;
	const people = Object.values(cast).filter((filler): filler is Person => 'call' in filler);
	const met = Object.values(obstacles).flatMap((obstacle) => Object.values(obstacle.people));
	return [brief.hero.type, ...people.map(({ type }) => type), ...met.map(({ type }) => type)];
}

describe('the picture of a chapter', () => {
	it('shows the hero, and nobody who is not in the story', () => {
		for (const story of stories)
			for (const { scene } of story.drafts) {
				expect(scene.cast[0]?.type).toBe(story.brief.hero.type);
				for (const { type } of scene.cast) expect(kindsOf(story)).toContain(type);
			}
	});

	it('shows somebody whom the hero meets, before each obstacle', () => {
		for (const { drafts, state } of storiesWithObstacles)
			for (const [at, { choices }] of state.frame.told.chapters.entries())
				if (choices === 'first' || choices === 'second') expect(drafts[at]?.scene.cast.length).toBeGreaterThan(1);
	});

	it('shows a person who came along from an obstacle, where the text names them and there is room', () => {
		const named = storiesWithObstacles.flatMap(({ drafts, state }) => {
			const { obstacles, told } = state.frame;
			const way = obstacles.first?.ways[state.ways.first ?? 0];
			const ally = obstacles.first?.people[way?.ally ?? ''];
			return drafts.flatMap(({ content, scene }, at) =>
				ally && told.chapters[at]?.scene && content.includes(ally.call)
					? [{ kinds: scene.cast.map(({ type }) => type), ally: ally.type }]
					: [],
			);
		});
		expect(named.filter(({ kinds, ally }) => kinds.includes(ally)).length).toBeGreaterThan(5);
		expect(named.filter(({ kinds, ally }) => kinds.length < 3 && !kinds.includes(ally))).toEqual([]);
	});

	it('has the time of its chapter', () => {
		for (const { drafts, state } of stories)
			expect(drafts.map(({ scene }) => scene.time)).toEqual(state.frame.told.chapters.map(({ time }) => time));
	});
});
