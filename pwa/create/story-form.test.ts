import { describe, expect, it } from 'vitest';
import { NewStory } from '../../shared/contract/stories.ts';
import {
	emptyForm,
	missingField,
	nameError,
	randomize,
	restrictTo,
	type StoryForm,
	toStoryInput,
	withHero,
} from './story-form.ts';

const complete: StoryForm = {
	genre: 'pirate',
	mood: 'funny',
	ageGroup: '6-8',
	name: ' Milo ',
	gender: 'any',
	type: 'Fox',
	traits: ['brave'],
};

describe('the story form', () => {
	it('names one missing input after the other', () => {
		const steps: [keyof StoryForm, string][] = [
			['genre', 'Please select a genre'],
			['mood', 'Please select a mood'],
			['ageGroup', 'Please select an age group'],
			['name', 'Please enter a character name'],
			['type', 'Please select a character type'],
			['traits', 'Please select at least one character trait'],
		];
		let form: StoryForm = { ...emptyForm(7), ageGroup: null };
		for (const [field, sentence] of steps) {
			expect(missingField(form)).toBe(sentence);
			form = { ...form, [field]: complete[field] };
		}
		expect(missingField(form)).toBeNull();
	});

	// covers: favourites/another-story-with-hero
	it('has the hero of an earlier story, and says so to the server as long as it is the same', () => {
		const sameHero = {
			storyId: 'earlier',
			name: 'Pip',
			gender: 'Other',
			type: 'Dragon',
			traits: ['brave', 'unheard-of'],
		};
		const form = withHero({ ...complete, traits: [] }, sameHero);
		expect(form).toMatchObject({ name: 'Pip', gender: 'Other', type: 'Dragon', traits: ['brave'], genre: 'pirate' });
		expect(toStoryInput(form, 18).heroOf).toBe('earlier');
		expect(toStoryInput({ ...form, traits: ['curious'], genre: 'forest' }, 18).heroOf).toBe('earlier');
		for (const change of [{ name: 'Pia' }, { gender: 'Male' }, { type: 'Fox' }] as const)
			expect(toStoryInput({ ...form, ...change }, 18)).not.toHaveProperty('heroOf');
		expect(toStoryInput(complete, 18)).not.toHaveProperty('heroOf');
	});

	it('counts a name of spaces as missing', () => {
		expect(missingField({ ...complete, name: '   ' })).toBe('Please enter a character name');
	});

	it('accepts a name of 60 user-perceived characters, not of 61', () => {
		const long = 'At most 60 characters';
		for (const letter of ['W', '😀', '李', 'é'.normalize('NFD')]) {
			expect([60, 61].map((count) => nameError(letter.repeat(count)))).toEqual([null, long]);
			expect(missingField({ ...complete, name: letter.repeat(61) })).toBe('Please change the character name');
			expect(missingField({ ...complete, name: letter.repeat(60) })).toBeNull();
		}
		expect(nameError('W'.repeat(300))).toBe(long);
		expect(nameError('Pip\u0007')).toBe('Has characters that cannot be shown');
		expect(nameError('  ')).toBeNull();
	});

	it('drops a withdrawn genre, follows a child’s age, and otherwise stays the same object', () => {
		const child = { genres: ['pirate', 'forest'], age: 7, isChild: true } as const;
		expect(restrictTo(complete, child)).toBe(complete);
		expect(restrictTo(complete, { ...child, genres: ['forest'] })).toEqual({ ...complete, genre: null });
		expect(restrictTo(complete, { ...child, age: 10 })).toEqual({ ...complete, ageGroup: '9-11' });
		expect(restrictTo(complete, { ...child, age: 10, isChild: false })).toBe(complete);
	});

	it.each([
		[5, '3-5'],
		[6, '6-8'],
		[11, '9-11'],
		[12, '12+'],
		[null, '12+'],
	])('starts with the group for the age %s: %s', (age, group) => {
		expect(emptyForm(age).ageGroup).toBe(group);
	});
});

describe('randomize', () => {
	const drawn = Array.from({ length: 60 }, () => randomize(emptyForm(7), ['dragon', 'pirate']));

	it('fills the form and leaves the age group alone', () => {
		expect(drawn.map(missingField).filter(Boolean)).toEqual([]);
		expect(new Set(drawn.map(({ ageGroup }) => ageGroup))).toEqual(new Set(['6-8']));
	});

	// covers: constants-each/age-groups-3-traits
	it('picks three different traits', () => {
		expect(drawn.map(({ traits }) => new Set(traits).size)).toEqual(drawn.map(() => 3));
	});

	it('uses every allowed genre and no other', () => {
		expect(new Set(drawn.map(({ genre }) => genre))).toEqual(new Set(['dragon', 'pirate']));
	});
});

describe('the payload', () => {
	it('is valid for the server', () => {
		expect(NewStory.parse(toStoryInput(complete, 12))).toMatchObject({
			genre: 'pirate',
			ageGroup: '6-8',
			ageRating: 8,
			settings: { mood: 'funny', characters: [{ name: 'Milo', gender: 'any', type: 'Fox', traits: ['brave'] }] },
		});
	});

	// covers: validation-rules/age-group-rating-age
	it('has no higher rating than the reader’s maximum', () => {
		expect(toStoryInput(complete, 5).ageRating).toBe(5);
	});

	// covers: entities-their/creation-payload-request-id
	it('has another request id each time', () => {
		expect(toStoryInput(complete, 12).frontendRequestId).not.toBe(toStoryInput(complete, 12).frontendRequestId);
	});

	it('throws for an incomplete form', () => {
		expect(() => toStoryInput({ ...complete, mood: null }, 12)).toThrow('not complete');
	});
});
