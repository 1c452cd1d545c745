import { ageGroups } from '../../ages.ts';
import type { Gender, StoryBrief } from '../../telling.ts';
import { characterTypes } from '../../words/character-types.ts';
import { genres } from '../../words/genres.ts';
import { moods } from '../../words/moods.ts';
import { traits } from '../../words/traits.ts';
import { chanceOf, shuffled } from '../chance.ts';

const names = ['Milo', 'Rosa', 'Juno', 'Tim', 'Ada', 'Sam', 'Luna', 'Ben', 'Zoë', 'Max', 'Pip', 'Nell'];
const genders: readonly Gender[] = ['Male', 'Female', 'Other', 'any'];

/** Briefs that go round all groups, genres, moods, kinds and genders evenly; traits and names are dealt by the number. */
export function briefs(count: number): StoryBrief[] {
	return Array.from({ length: count }, (_, at) => briefOf(at));
}

/** Which choice to take after each chapter, by the story's seed. */
export function pathOf(brief: StoryBrief, chapters: number): number[] {
	const next = chanceOf(`${brief.seed} path`);
	return Array.from({ length: chapters - 1 }, () => Math.floor(next() * 3));
}

function briefOf(at: number): StoryBrief {
	const seed = `story ${at}`;
	return {
		seed,
		genre: inRounds(genres, at, 'genre'),
		mood: inRounds(moods, at, 'mood'),
		ageGroup: ageGroups[at % 4] as StoryBrief['ageGroup'],
		rating: 12,
		hero: {
			name: names[(at * 7) % names.length] as string,
			gender: genders[Math.floor(at / 4) % 4] as Gender,
			type: inRounds(characterTypes, at, 'type'),
			traits: shuffled(traits, seed).slice(0, 1 + (at % 3)),
		},
		disabledTopics: [],
	};
}

/** Every item once before any comes again, in another order each time round. */
function inRounds<Item>(items: readonly Item[], at: number, name: string): Item {
	return shuffled(items, `${name} ${Math.floor(at / items.length)}`)[at % items.length] as Item;
}
