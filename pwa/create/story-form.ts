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
import type { StoryAuthor } from './story-author.ts';

/** What a person has filled in so far; `gender` is `any` as long as none is pressed. */
export type StoryForm = {
	genre: Genre | null;
	mood: Mood | null;
	ageGroup: AgeGroup | null;
	name: string;
	gender: Gender;
	type: CharacterType | null;
	traits: readonly Trait[];
};

/** A new story, with the id that it will have at the server, whenever that hears of it. */
export type StoryInput = NewStory & { _id: string };

export const genders: readonly Gender[] = ['Male', 'Female', 'Other'];

/** The form as it is first seen, for somebody of this age in years; without one, for the oldest group. */
export function emptyForm(age: number | null): StoryForm {
	const ageGroup = ageGroupFor(age ?? limits.profileAgeMax);
	return { genre: null, mood: null, ageGroup, name: '', gender: 'any', type: null, traits: [] };
}

/** The first thing that is missing, in the order of product 5.2; null when the story can be asked for. */
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

/** What is wrong with the name of a hero that was entered, or null. Its length is counted as people count characters. */
export function nameError(name: string): string | null {
	const issue = name.trim() ? Name.safeParse(name).error?.issues[0] : undefined;
	if (!issue) return null;
	return issue.code === 'too_big' ? `At most ${limits.nameLength} characters` : issue.message;
}

/** The form as somebody may send it today: what was allowed when it was filled in may be so no longer. */
export function restrictTo(form: StoryForm, { genres, age, isChild }: Pick<StoryAuthor, 'genres' | 'age' | 'isChild'>) {
	const genre = form.genre && genres.includes(form.genre) ? form.genre : null;
	const ageGroup = isChild && age !== null ? ageGroupFor(age) : form.ageGroup;
	return genre === form.genre && ageGroup === form.ageGroup ? form : { ...form, genre, ageGroup };
}

/** Fills everything but the age group by chance; `allowedGenres` must not be empty. */
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

/** What is asked for with a complete form; `ageRating` never goes beyond what the reader may see. */
export function toStoryInput(form: StoryForm, maxAgeRating: number): StoryInput {
	const { genre, mood, ageGroup, type } = form;
	if (!genre || !mood || !ageGroup || !type) throw new Error('The form is not complete');
	return {
		_id: newId(),
		genre,
		ageGroup,
		ageRating: Math.min(ratingFor(ageGroup), maxAgeRating),
		settings: {
			mood,
			characters: [{ name: form.name.trim(), gender: form.gender, type, traits: [...form.traits] }],
		},
		frontendRequestId: newRequestId(),
	};
}

/** A prefix, a timestamp and a random string, made on the device (product 3.7). */
function newRequestId(): string {
	return `story-${Date.now()}-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
}

function randomItem<Item>(items: readonly Item[]): Item {
	const [item] = randomItems(items, 1);
	if (item === undefined) throw new Error('There is nothing to choose from');
	return item;
}

function randomItems<Item>(items: readonly Item[], count: number): Item[] {
	const rest = [...items];
	return Array.from({ length: Math.min(count, rest.length) }, () => {
		const [item] = rest.splice(Math.floor(Math.random() * rest.length), 1);
		return item as Item;
	});
}
