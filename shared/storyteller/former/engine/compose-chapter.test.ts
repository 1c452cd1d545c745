import { describe, expect, it } from 'vitest';
import { Scene } from '../../../contract/scene.ts';
import type { ChapterDraft, StoryBrief } from '../../../contract/storyteller.ts';
import { ageGroups, chapterCountFor } from '../../../rules/ages.ts';
import { genres } from '../../../words/genres.ts';
import { moods } from '../../../words/moods.ts';
import { cameras } from '../../../words/scenes.ts';
import { grammarIssues } from '../../check/grammar.ts';
import { sampleBriefs, samplePath } from '../../check/sample-briefs.ts';
import { StoryEndedError, UnknownChoiceError } from '../../prior-chapters.ts';
import { topicFilterFor } from '../../topic-filter.ts';
import { packs } from '../content/packs.ts';
import { composeChapter, composePath } from './compose-chapter.ts';
import { shelteredBackdrops } from './scene.ts';

const milo: StoryBrief = {
	seed: 'milo',
	genre: 'pirate',
	mood: 'cozy',
	ageGroup: '6-8',
	rating: 8,
	hero: { name: 'Milo', gender: 'Male', type: 'Fox', traits: ['brave', 'kind', 'curious'] },
	disabledTopics: [],
};

describe('composing a chapter', () => {
	it('gives the same chapter for the same seed and choices, and another for another seed', () => {
		expect(composeChapter(milo, [0, 2])).toEqual(composeChapter(milo, [0, 2]));
		expect(composeChapter(milo, [0, 2])).toEqual(composePath(packs, milo, [0, 2]).drafts.at(-1));
		expect(composeChapter({ ...milo, seed: 'other' }, [0, 2]).content).not.toBe(composeChapter(milo, [0, 2]).content);
	});

	it.each(ageGroups)('gives %s as many chapters as the product says, and ends with the last one', (ageGroup) => {
		const whole = tellWhole({ ...milo, ageGroup });
		expect(whole).toHaveLength(chapterCountFor(ageGroup));
		expect(whole.map((draft) => draft.isEnding).lastIndexOf(false)).toBe(whole.length - 2);
		expect(whole.at(-1)).toMatchObject({ isEnding: true, choices: [] });
	});

	it('keeps the story’s title through all its chapters', () => {
		expect(new Set(tellWhole(milo).map((draft) => draft.storyTitle)).size).toBe(1);
	});

	it('throws for an unknown choice, and for a chapter after the last', () => {
		expect(() => composeChapter(milo, [3])).toThrow(UnknownChoiceError);
		expect(() => composeChapter(milo, [-1])).toThrow(UnknownChoiceError);
		expect(() => composeChapter(milo, [0, 0, 0, 0, 0])).toThrow(StoryEndedError);
	});

	it.each([
		'李小龙',
		'🦊',
		'O’Neill',
		'<script>alert(1)</script>',
		'שרה',
		'عمر',
		'{thing}',
		'$&',
		'[a|b]',
	])('prints the name %s unchanged', (name) => {
		const whole = tellWhole({ ...milo, hero: { ...milo.hero, name } });
		for (const draft of whole) expect(draft.content).toContain(name);
		expect(whole.map((draft) => draft.content.replaceAll(name, 'Milo'))).toEqual(
			tellWhole(milo).map((draft) => draft.content),
		);
	});

	it.each([
		'Dr. Zoë $1 Paws',
		'Maximiliana-Seraphina Rosalinde Evergreen of the Higher Hill',
	])('composes a story for a name of several words: %s', (name) => {
		const whole = tellWhole({ ...milo, hero: { ...milo.hero, name } });
		for (const draft of whole) expect(draft.content).toContain(name);
	});

	it('omits switched-off topics', () => {
		const disabledTopics = ['Owls', 'ghost', 'spider', 'storm', 'bell', 'cake'];
		const allowed = topicFilterFor(disabledTopics);
		for (const brief of sampleBriefs(60)) {
			for (const draft of tellWhole({ ...brief, disabledTopics })) {
				expect(allowed([draft.content, draft.chapterTitle, ...draft.choices].join('\n')), draft.content).toBe(true);
			}
		}
	});

	it('gives a valid scene, with the hero first, another camera each time and no weather under a roof', () => {
		for (const brief of sampleBriefs(60)) {
			const scenes = tellWhole(brief).map((draft) => Scene.parse(draft.scene));
			for (const [at, scene] of scenes.entries()) {
				expect(scene.cast[0]).toMatchObject({ part: 'hero', type: brief.hero.type });
				expect(cameras).toContain(scene.camera);
				expect(scene.camera).not.toBe(scenes[at - 1]?.camera);
				if (shelteredBackdrops.has(scene.backdrop)) expect(scene.weather).toBe('clear');
			}
		}
	});

	it('composes a first chapter of every genre, mood and age group without errors', {
		tags: 'deep',
		timeout: 120_000,
	}, () => {
		const faults = combinations().flatMap((brief) => faultsIn(brief, [composeChapter(brief, [])]));
		expect(faults).toEqual([]);
	});

	it('composes whole stories of every genre in every mood, and of each for every age group, without errors', {
		timeout: 120_000,
	}, () => {
		const inEveryPair = combinations().filter((_, at) => Math.floor(at / 930) === (at % 930) % 4);
		for (const ageGroup of ageGroups) {
			const told = inEveryPair.filter((brief) => brief.ageGroup === ageGroup);
			expect(new Set(told.map(({ genre }) => genre)).size).toBe(genres.length);
			expect(new Set(told.map(({ mood }) => mood)).size).toBe(moods.length);
		}
		expect(inEveryPair.flatMap((brief) => faultsIn(brief, tellWhole(brief)))).toEqual([]);
	});
});

function faultsIn(brief: StoryBrief, drafts: readonly ChapterDraft[]): string[] {
	const texts = drafts.flatMap((draft) => [draft.content, ...draft.choices.map((choice) => `${choice}.`)]);
	return texts.flatMap(grammarIssues).map((fault) => `${brief.seed}: ${fault}`);
}

function tellWhole(brief: StoryBrief) {
	const chapters = chapterCountFor(brief.ageGroup);
	return composePath(packs, brief, samplePath(brief, chapters)).drafts;
}

function combinations(): StoryBrief[] {
	const cast = sampleBriefs(genres.length * moods.length * ageGroups.length);
	return cast.map((brief, at) => ({
		...brief,
		genre: genres[at % genres.length] as StoryBrief['genre'],
		mood: moods[Math.floor(at / genres.length) % moods.length] as StoryBrief['mood'],
		ageGroup: ageGroups[Math.floor(at / (genres.length * moods.length))] as StoryBrief['ageGroup'],
	}));
}
