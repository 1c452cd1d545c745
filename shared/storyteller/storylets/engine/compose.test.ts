import { describe, expect, it } from 'vitest';
import { Scene } from '../../../contract/scene.ts';
import type { ChapterDraft, StoryBrief } from '../../../contract/storyteller.ts';
import { ageGroups, chapterCountFor } from '../../../rules/ages.ts';
import { pronounsAgree } from '../../check/pronouns.ts';
import { readingOf } from '../../check/reading.ts';
import { wordsOf } from '../../text/text.ts';
import { endingShares } from '../check/endings.ts';
import { composeWhole, sampleStories } from '../check/sample.ts';
import { sharedRunShare } from '../check/shared-runs.ts';
import { storyFaults } from '../check/story-faults.ts';
import type { Storylets } from '../format.ts';
import { storylets } from '../storylets.ts';
import { composePath, tellStorylets } from './compose.ts';
import { separateSpeakers } from './dialogue.ts';
import type { StoryletOutline } from './outline.ts';
import { storyletBands } from './reading-bands.ts';
import { frameStory, outlineOf, type StoryFrame } from './story.ts';

const milo: StoryBrief = {
	seed: 'milo',
	genre: 'pirate',
	mood: 'cozy',
	ageGroup: '6-8',
	rating: 8,
	hero: { name: 'Milo', gender: 'Male', type: 'Fox', traits: ['shy', 'kind'] },
	disabledTopics: [],
};

const stories = sampleStories(storylets, 240);

/** Content with more people in the pirate genre than any two stories need: those of all genres. */
const peopled = {
	...storylets,
	genres: {
		pirate: {
			...storylets.genres.pirate,
			facts: {
				...storylets.genres.pirate?.facts,
				people: Object.values(storylets.genres).flatMap(({ facts }) => facts.people),
			},
		},
	},
} as Storylets;

describe('composing a chapter of storylets', () => {
	it('gives the same chapter for the same brief and choices, and another for other choices', () => {
		const { drafts } = composePath(storylets, milo, [0, 2]);
		expect(tellStorylets(frameOf(milo), readChapters(drafts, [0, 2]))).toEqual(drafts.at(-1));
		expect(composePath(storylets, milo, [0, 1]).drafts.at(-1)?.content).not.toBe(drafts.at(-1)?.content);
	});

	it.each([
		['6-8', 'Male', 'shy and kind child'],
		['12+', 'Male', 'shy and kind boy'],
		['12+', 'Female', 'shy and kind girl'],
		['12+', 'Other', 'shy and kind kid'],
	] as const)('calls a child in a story for %s (%s) a %s', (ageGroup, gender, words) => {
		const child = { ...milo, ageGroup, hero: { ...milo.hero, type: 'Child', gender } } as const;
		expect(composePath(storylets, child, []).drafts[0]?.content).toContain(words);
	});

	it('begins a paragraph where another person speaks, the hero too', () => {
		const paragraphs = stories.flatMap(({ drafts }) => drafts.flatMap(({ content }) => content.split('\n\n')));
		for (const paragraph of paragraphs) expect(separateSpeakers(paragraph)).toBe(paragraph);
	});

	it.each(ageGroups)('gives %s its number of chapters, three distinct choices each, and an ending', (ageGroup) => {
		const told = stories.filter(({ brief }) => brief.ageGroup === ageGroup);
		for (const { drafts } of told) {
			expect(drafts).toHaveLength(chapterCountFor(ageGroup));
			expect(drafts.map(({ isEnding }) => isEnding).lastIndexOf(false)).toBe(drafts.length - 2);
			for (const { choices, isEnding } of drafts) expect(new Set(choices).size).toBe(isEnding ? 0 : 3);
		}
	});

	it('has no fault that only a whole story shows', () => {
		expect(stories.flatMap((story) => storyFaults(story).map((fault) => `${story.brief.seed}: ${fault}`))).toEqual([]);
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

	it('shows a prop in most chapters', () => {
		const chapters = stories.flatMap(({ drafts }) => drafts);
		const shown = chapters.filter(({ scene }) => scene.props.length > 0 || scene.cast.some(({ holds }) => holds));
		expect(shown.length / chapters.length).toBeGreaterThan(0.6);
	});

	it('avoids the plots, obstacles, and, where there are enough, people of remembered stories', () => {
		const memory: StoryletOutline[] = [];
		for (let evening = 0; evening < 3; evening++) {
			const told = outlineOf(frameStory({ ...milo, seed: `evening ${evening}` }, peopled, memory) as StoryFrame);
			for (const id of told.obstacles) expect(memory.flatMap(({ obstacles }) => obstacles)).not.toContain(id);
			expect(told.plot).not.toBe(memory.at(-1)?.plot);
			const before = new Set(Object.values(memory.at(-1)?.cast ?? {}));
			expect(Object.values(told.cast).filter((name) => before.has(name))).toEqual([]);
			memory.push(told);
		}
	});

	it('tells a begun story on as it was drawn, whatever is remembered later', () => {
		const outline = outlineOf(frameOf(milo));
		const later = frameStory(milo, storylets, [outline], outline) as StoryFrame;
		const { drafts } = composePath(storylets, milo, [1, 1]);
		expect(outlineOf(later)).toEqual(outline);
		expect(tellStorylets(later, readChapters(drafts, [1, 1]))).toEqual(drafts.at(-1));
	});

	it('joins on after another storyteller’s chapters with the taken choice', () => {
		for (const { brief } of stories.slice(0, 40)) {
			const before = Array.from({ length: chapterCountFor(brief.ageGroup) - 1 }, () => ({
				content: 'Once upon a time.',
				choices: ['Follow the light', 'Wait', 'Sing'],
				choiceTaken: 0,
			}));
			for (let at = 1; at <= before.length; at++) {
				const { content } = tellStorylets(frameOf(brief), before.slice(0, at));
				expect(content).toContain('“Follow the light.”');
				expect(wordsOf(content).length).toBeGreaterThan(30);
			}
		}
	});

	it('goes on as usual after it has joined', () => {
		const other = { content: 'Once upon a time.', choices: ['Follow the light', 'Wait', 'Sing'], choiceTaken: 0 };
		const frame = frameOf(milo);
		const { content, choices } = tellStorylets(frame, [other]);
		const next = tellStorylets(frame, [other, { content, choices, choiceTaken: 1 }]);
		expect(next.content).not.toContain(choices[1]);
		expect(next.content).not.toContain('Follow the light');
	});

	it('comes to each ending for one in twenty readers at least', () => {
		const shares = endingShares(storylets, 120);
		expect(shares.length).toBeGreaterThan(20);
		expect(shares.filter(({ share }) => share < 0.05)).toEqual([]);
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

function frameOf(brief: StoryBrief, memory: readonly StoryletOutline[] = []): StoryFrame {
	return frameStory(brief, storylets, memory) as StoryFrame;
}

function readChapters(drafts: readonly ChapterDraft[], path: readonly number[]) {
	return path.map((choiceTaken, at) => ({ ...(drafts[at] as ChapterDraft), choiceTaken }));
}
