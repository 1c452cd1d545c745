import type { Gender, StoryBrief } from '../../../contract/storyteller.ts';
import type { CharacterType } from '../../../words/character-types.ts';
import type { Trait } from '../../../words/traits.ts';

/** A brief for checks, of which only the hero matters. */
export function checkBrief(
	name: string,
	type: CharacterType = 'Fox',
	gender: Gender = 'Male',
	traits: readonly Trait[] = ['clever'],
): StoryBrief {
	return {
		seed: 'check',
		genre: 'pirate',
		mood: 'calm',
		ageGroup: '6-8',
		rating: 12,
		hero: { name, gender, type, traits },
		disabledTopics: [],
	};
}
