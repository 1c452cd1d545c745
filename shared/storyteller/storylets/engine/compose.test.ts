import { describe, expect, it } from 'vitest';
import { Scene } from '../../../contract/scene.ts';
import { ageGroups, chapterCountFor } from '../../../rules/ages.ts';
import { pronounsAgree } from '../../check/pronouns.ts';
import { readingOf } from '../../check/reading.ts';
import { wordsOf } from '../../engine/text.ts';
import { composeWhole, randomPath, sampleStories } from '../check/sample.ts';
import { sharedRunShare } from '../check/shared-runs.ts';
import { namesProp } from '../facts/prop-words.ts';
import { storylets } from '../storylets.ts';
import { composeChapter, composePath, continueStory, idsToRemember } from './compose.ts';
import { storyletBands } from './reading-bands.ts';
import type { RememberingBrief } from './story.ts';

const milo: RememberingBrief = {
	seed: 'milo',
	genre: 'pirate',
	mood: 'cozy',
	ageGroup: '6-8',
	rating: 8,
	hero: { name: 'Milo', gender: 'Male', type: 'Fox', traits: ['shy', 'kind'] },
	disabledTopics: [],
};

const stories = sampleStories(storylets, 240);

describe('composing a chapter of storylets', () => {
	it('gives the same chapter for the same brief and choices, and another for other choices', () => {
		expect(composeChapter(storylets, milo, [0, 2])).toEqual(composePath(storylets, milo, [0, 2]).drafts.at(-1));
		expect(composeChapter(storylets, milo, [0, 1]).content).not.toBe(composeChapter(storylets, milo, [0, 2]).content);
	});

	it.each(ageGroups)('gives %s its number of chapters, three distinct choices each, and an ending', (ageGroup) => {
		const told = stories.filter(({ brief }) => brief.ageGroup === ageGroup);
		for (const { drafts } of told) {
			expect(drafts).toHaveLength(chapterCountFor(ageGroup));
			expect(drafts.map(({ isEnding }) => isEnding).lastIndexOf(false)).toBe(drafts.length - 2);
			for (const { choices, isEnding } of drafts) expect(new Set(choices).size).toBe(isEnding ? 0 : 3);
		}
	});

	it('names the hero’s type and every trait', () => {
		const missing = stories.flatMap(({ brief, drafts }) => {
			const text = drafts.map(({ content }) => content).join(' ');
			return brief.hero.traits.filter((trait) => !text.includes(trait)).map((trait) => `${brief.seed}: ${trait}`);
		});
		expect(missing).toEqual([]);
	});

	it('keeps 99 of 100 chapters in the reading band', () => {
		const chapters = stories.flatMap(({ drafts, state }) =>
			drafts.map(({ content }) => ({ band: storyletBands[state.frame.level], reading: readingOf(content) })),
		);
		const within = (value: number, [from, to]: readonly [number, number]) => value >= from - 0.3 && value <= to + 0.3;
		const kept = chapters.filter(
			({ band, reading }) =>
				within(reading.grade, band.grade) &&
				within(reading.mean, band.mean) &&
				within(reading.words, band.words) &&
				reading.longest <= band.maxSentenceWords,
		);
		expect(kept.length / chapters.length).toBeGreaterThan(0.99);
	});

	it('tells the same story of a he, a she, and a they', () => {
		const differing = stories.slice(0, 60).filter(({ brief, path }) => {
			const [he, she, they] = (['Male', 'Female', 'Other'] as const).map((gender) =>
				composeWhole(storylets, { ...brief, hero: { ...brief.hero, gender } }, path)
					.drafts.map(({ content }) => content)
					.join(' '),
			);
			return !pronounsAgree(he as string, she as string, they as string);
		});
		expect(differing.map(({ brief }) => brief.seed)).toEqual([]);
	});

	it('describes a valid picture for every chapter', () => {
		for (const { drafts } of stories) for (const { scene } of drafts) expect(Scene.safeParse(scene).success).toBe(true);
	});

	it('shows only props that the text names, and one of them in most chapters', () => {
		const chapters = stories.flatMap(({ drafts }) => drafts);
		const unnamed = chapters.flatMap(({ content, scene }) => scene.props.filter((prop) => !namesProp(content, prop)));
		expect(unnamed).toEqual([]);
		const shown = chapters.filter(({ scene }) => scene.props.length > 0 || scene.cast.some(({ holds }) => holds));
		expect(shown.length / chapters.length).toBeGreaterThan(0.6);
	});

	it('avoids the plots and obstacles of remembered stories', () => {
		const memory: string[] = [];
		for (let evening = 0; evening < 3; evening++) {
			const brief = { ...milo, seed: `evening ${evening}`, memory: [...memory] };
			const told = idsToRemember(composePath(storylets, brief, randomPath(brief)).state);
			const obstacles = told.filter((id) => id.startsWith('obstacle'));
			for (const id of obstacles) expect(memory).not.toContain(id);
			memory.push(...told);
		}
	});

	it('repeats a story begun with a memory', () => {
		const brief = { ...milo, memory: ['plot wrong-guest', 'obstacle chain-keeper'] };
		expect(composePath(storylets, brief, [1, 1]).drafts[0]).toEqual(composePath(storylets, brief, []).drafts[0]);
	});

	it('joins on after another storyteller’s chapters with the taken choice', () => {
		for (const { brief } of stories.slice(0, 40)) {
			const before = Array.from({ length: chapterCountFor(brief.ageGroup) - 1 }, () => ({
				content: 'Once upon a time.',
				choices: ['Follow the light', 'Wait', 'Sing'],
				choiceTaken: 0,
			}));
			for (let at = 1; at <= before.length; at++) {
				const { content } = continueStory(storylets, brief, before.slice(0, at));
				expect(content).toContain('“Follow the light.”');
				expect(wordsOf(content).length).toBeGreaterThan(30);
			}
		}
	});

	it('reaches each ending', () => {
		const reached = new Set(stories.flatMap(({ state }) => [...state.flags].filter((flag) => flag.startsWith('end-'))));
		const endings = storylets.plots.flatMap(({ endings }) => endings.map(({ id }) => `end-${id}`));
		expect(endings.filter((ending) => !reached.has(ending))).toEqual([]);
	});

	it('shares few runs of seven words between two stories of one genre and age', () => {
		const shares = stories.flatMap((one, at) =>
			stories
				.slice(at + 1)
				.filter(({ brief }) => brief.genre === one.brief.genre && brief.ageGroup === one.brief.ageGroup)
				.filter(({ state }) => state.frame.plot !== one.state.frame.plot)
				.map((other) => sharedRunShare(one, other)),
		);
		const sorted = shares.toSorted((one, other) => one - other);
		expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(0.015);
	});
});
