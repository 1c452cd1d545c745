import { v7 as newId } from 'uuid';
import { Name } from '../../shared/contract/account-input.ts';
import type { NewStory } from '../../shared/contract/stories.ts';
import type { Gender } from '../../shared/contract/storyteller.ts';
import { type AgeGroup, ageGroupFor, ratingFor } from '../../shared/rules/ages.ts';
import { limits } from '../../shared/rules/limits.ts';
import { type CharacterType, characterTypes } from '../../shared/words/character-types.ts';
import type { Genre } from '../../shared/words/genres.ts';
import { type Mood, moods } from '../../shared/words/moods.ts';
import { names } from '../../shared/words/names.ts';
import { type Trait, traits } from '../../shared/words/traits.ts';
import type { SameHero } from '../shell/same-hero.ts';
import type { StoryAuthor } from './story-author.ts';

/** The form's values. `gender` is `any` until one is selected. */
export type StoryForm = {
	genre: Genre | null;
	mood: Mood | null;
	ageGroup: AgeGroup | null;
	name: string;
	gender: Gender;
	type: CharacterType | null;
	traits: readonly Trait[];
	/** The earlier story whose hero it is, and the hero that it was. */
	sameHero?: SameHero;
};

/** A new story with the id that the device gives it. The server keeps that id. */
export type StoryInput = NewStory & { _id: string };

export const genders: readonly Gender[] = ['Male', 'Female', 'Other'];

/** The initial form for an age in years. Without an age: the oldest age group. */
export function emptyForm(age: number | null): StoryForm {
	const ageGroup = ageGroupFor(age ?? limits.profileAgeMax);
	return { genre: null, mood: null, ageGroup, name: '', gender: 'any', type: null, traits: [] };
}

/** The form with the hero of an earlier story. Words that this build does not know are left out. */
export function withHero(form: StoryForm, sameHero: SameHero): StoryForm {
	const type = characterTypes.find((known) => known === sameHero.type) ?? null;
	const gender = genders.find((known) => known === sameHero.gender) ?? 'any';
	const known = traits.filter((trait) => sameHero.traits.includes(trait)).slice(0, limits.traitsPerHero);
	return { ...form, name: sameHero.name, gender, type, traits: known, sameHero };
}

/** The earlier story, as long as the hero is still the same. Traits may change. */
export function heroOf({ name, gender, type, sameHero }: StoryForm): string | undefined {
	const isSame = name.trim() === sameHero?.name && gender === sameHero.gender && type === sameHero.type;
	return isSame ? sameHero?.storyId : undefined;
}

/** The first missing input as a sentence, in the order of product 5.2; null when the form is complete. */
export function missingField(form: StoryForm): string | null {
	if (!form.genre) return 'Please select a genre';
	if (!form.mood) return 'Please select a mood';
	if (!form.ageGroup) return 'Please select an age group';
	if (!form.name.trim()) return 'Please enter a character name';
	if (nameError(form.name)) return 'Please change the character name';
	if (!form.type) return 'Please select a character type';
	if (form.traits.length === 0) return 'Please select at least one character trait';
	return null;
}

/** The error of a hero's name as a sentence, or null. An empty name has none. */
export function nameError(name: string): string | null {
	return name.trim() ? (Name.safeParse(name).error?.issues[0]?.message ?? null) : null;
}

/** The form within the current permissions: drops a genre that is no longer allowed and sets a child's age group. */
export function restrictTo(form: StoryForm, { genres, age, isChild }: Pick<StoryAuthor, 'genres' | 'age' | 'isChild'>) {
	const genre = form.genre && genres.includes(form.genre) ? form.genre : null;
	const ageGroup = isChild && age !== null ? ageGroupFor(age) : form.ageGroup;
	return genre === form.genre && ageGroup === form.ageGroup ? form : { ...form, genre, ageGroup };
}

/** Random values for everything except the age group. `allowedGenres` must not be empty. */
export function randomize(form: StoryForm, allowedGenres: readonly Genre[]): StoryForm {
	return {
		...form,
		genre: randomItem(allowedGenres),
		mood: randomItem(moods),
		name: randomItem(names),
		gender: randomItem(genders),
		type: randomItem(characterTypes),
		traits: randomItems(traits, limits.traitsPerHero),
	};
}

/** A complete form as the input of a story with this id. `ageRating` does not exceed `maxAgeRating`. */
export function toStoryInput(form: StoryForm, maxAgeRating: number, id = newId()): StoryInput {
	const { genre, mood, ageGroup, type } = form;
	if (!genre || !mood || !ageGroup || !type) throw new Error('The form is not complete');
	return {
		_id: id,
		genre,
		ageGroup,
		ageRating: Math.min(ratingFor(ageGroup), maxAgeRating),
		settings: {
			mood,
			characters: [{ name: form.name.trim(), gender: form.gender, type, traits: [...form.traits] }],
		},
		frontendRequestId: newRequestId(),
		...(heroOf(form) && { heroOf: heroOf(form) }),
	};
}

/** Prefix, timestamp and random number (product 3.7). */
function newRequestId(): string {
	return `story-${Date.now()}-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
}

function randomItem<Item>(items: readonly Item[]): Item {
	const [item] = randomItems(items, 1);
	if (item === undefined) throw new Error('There is nothing to choose from');
	return item;
}

function randomItems<Item>(items: readonly Item[], count: number): Item[] {
	const remaining = [...items];
	return Array.from({ length: Math.min(count, remaining.length) }, () => {
		const [item] = remaining.splice(Math.floor(Math.random() * remaining.length), 1);
		return item as Item;
	});
}
