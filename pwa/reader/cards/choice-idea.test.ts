import { describe, expect, it } from 'vitest';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import { composeChapter } from '../../../shared/storyteller/former/engine/compose-chapter.ts';
import { characterTypes } from '../../../shared/words/character-types.ts';
import { genres } from '../../../shared/words/genres.ts';
import { moods } from '../../../shared/words/moods.ts';
import { traits } from '../../../shared/words/traits.ts';
import { choiceIdeas } from './choice-idea.ts';
import { drawChoice } from './draw-choice.ts';

const subjectOf = (text: string) => choiceIdeas([text])[0]?.subject;

/** The choices of many chapters that the built-in storyteller tells to the smallest. */
function toldChoices(): (readonly string[])[] {
	return Array.from({ length: 120 }, (_, number) => {
		const of = <Word>(words: readonly Word[], step: number) => words[(number * step) % words.length] as Word;
		const hero = { name: 'Milo', gender: 'any', type: of(characterTypes, 7), traits: [of(traits, 11)] } as const;
		const brief: StoryBrief = {
			...{ seed: `cards ${number}`, genre: of(genres, 3), mood: of(moods, 7), ageGroup: '3-5', rating: 5 },
			...{ hero: { ...hero, traits: [...hero.traits] }, disabledTopics: [] },
		};
		return composeChapter(brief, [number % 3].slice(number % 2)).choices;
	});
}

describe('what a choice is about', () => {
	it.each([
		['Put a pot on for a hat', { kind: 'prop', prop: 'pot' }],
		['Lay a trail of sweets to the party', { kind: 'prop', prop: 'cookie' }],
		['Ask the wolf what is wrong', { kind: 'figure', type: 'Wolf' }],
		['Sing a song about socks', { kind: 'speech', sign: 'song' }],
		['Stand up tall and shout, “Please stop!”', { kind: 'speech', sign: 'shout' }],
		['Find a new way around', { kind: 'prop', prop: 'compass' }],
		['Wait, and watch, and go by on tiptoe', { kind: 'thought', sign: 'wait' }],
		['Zorble the quux', { kind: 'signpost', sign: 'arrow-left' }],
	])('%s', (text, subject) => {
		expect(subjectOf(text)).toEqual(subject);
	});

	it('is what the hero does', () => {
		const poses = ['Run to the boat', 'Sit by the fire', 'Wave hello', 'Think it over'].map(
			(text) => choiceIdeas([text])[0]?.pose,
		);
		expect(poses).toEqual(['run', 'sit', 'wave', 'think']);
	});

	it('is something else for each choice of a chapter', () => {
		const same = ['Knock at the door', 'Open the door', 'Shut the door'];
		expect(new Set(choiceIdeas(same).map(({ subject }) => JSON.stringify(subject))).size).toBe(3);
		for (const texts of toldChoices()) {
			const subjects = choiceIdeas(texts).map(({ subject }) => JSON.stringify(subject));
			expect(new Set(subjects).size).toBe(texts.length);
		}
	});

	it('is known for nearly all choices of the built-in storyteller', () => {
		const subjects = toldChoices().flatMap((texts) => choiceIdeas(texts).map(({ subject }) => subject.kind));
		expect(subjects.filter((kind) => kind === 'signpost').length / subjects.length).toBeLessThan(0.15);
	});
});

describe('the picture of a choice', () => {
	const hero = { heroSeed: 'story', type: 'Dragon', gender: 'any' };

	it('is an SVG with ids of its own, the same each time', () => {
		const [one, other] = choiceIdeas(['Ask the wolf', 'Ring the bell']).map((idea, index) =>
			decodeURIComponent(drawChoice(idea, index, hero)),
		);
		const idsIn = (svg = '') => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		expect(idsIn(one).filter((id) => idsIn(other).includes(id))).toEqual([]);
		expect(new Set(idsIn(one)).size).toBe(idsIn(one).length);
		expect(decodeURIComponent(drawChoice(choiceIdeas(['Ask the wolf'])[0]!, 0, hero))).toBe(one);
	});

	it('draws an unknown type of hero as a child', () => {
		const [idea] = choiceIdeas(['Ring the bell']);
		expect(drawChoice(idea!, 0, { ...hero, type: 'Toaster' })).toBe(drawChoice(idea!, 0, { ...hero, type: 'Child' }));
	});
});
