import type { Gender, StoryBrief } from '../../contract/storyteller.ts';
import { ageGroups } from '../../rules/ages.ts';
import { characterTypes } from '../../words/character-types.ts';
import { genres } from '../../words/genres.ts';
import { moods } from '../../words/moods.ts';
import { traits } from '../../words/traits.ts';
import { seededRandom, shuffled } from '../seeded-random.ts';

const names = ['Milo', 'Rosa', 'Juno', 'Tim', 'Ada', 'Sam', 'Luna', 'Ben', 'Zoë', 'Max', 'Pip', 'Nell'];
const genders: readonly Gender[] = ['Male', 'Female', 'Other', 'any'];

/** Sample briefs, evenly over age groups, genres, moods, types and genders. */
export function sampleBriefs(count: number): StoryBrief[] {
	return Array.from({ length: count }, (_, at) => briefOf(at));
}

/** The index of the choice after each chapter, by the story's seed. */
export function samplePath(brief: StoryBrief, chapters: number): number[] {
	const next = seededRandom(`${brief.seed} path`);
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

/** Every item once before any comes again, in another order each round. */
function inRounds<Item>(items: readonly Item[], at: number, name: string): Item {
	return shuffled(items, `${name} ${Math.floor(at / items.length)}`)[at % items.length] as Item;
}
