import { describe, expect, it } from 'vitest';
import { ContentSettings } from '../../shared/contract/account-input.ts';
import type { User } from '../../shared/contract/user.ts';
import { defaultSettings } from '../../shared/rules/default-settings.ts';
import { genres } from '../../shared/words/genres.ts';
import {
	type ContentForm,
	contentFormOf,
	highestRating,
	toContentSettings,
	topicError,
	withGenre,
	withTypedTopic,
} from './content-form.ts';

const form: ContentForm = { genres: ['fantasy'], rating: 7, topics: ['spiders'], typed: '' };

function userOf(role: User['role'], age: number | null, maxAgeRating = 12): User {
	return {
		_id: 'milo',
		email: null,
		role,
		parentId: null,
		profile: { name: 'Milo', age },
		settings: { ...defaultSettings(), contentRestrictions: { maxAgeRating, disabledTopics: [] } },
		subscription: { status: 'expired', hasLifetimeAccess: false, trialEndDate: null, trialEndsAt: null },
		createdAt: '2026-11-17T12:00:00Z',
	};
}

describe('the age rating', () => {
	it('goes up to 18 for a parent and up to the child’s age for a child', () => {
		const cases = [userOf('parent', 40), userOf('admin', null), userOf('child', 7), userOf('child', null)];
		expect(cases.map(highestRating)).toEqual([18, 18, 7, 17]);
	});

	it('is shown as the maximum when it is above it', () => {
		expect(contentFormOf(userOf('child', 7, 12)).rating).toBe(7);
		expect(contentFormOf(userOf('child', 14, 12)).rating).toBe(12);
	});
});

describe('the genres', () => {
	it('can be toggled one by one and keep their order', () => {
		expect(withGenre(['fantasy', 'adventure'], 'dragon')).toEqual(['adventure', 'dragon', 'fantasy']);
		expect(withGenre(['adventure', 'dragon'], 'dragon')).toEqual(['adventure']);
		expect(withGenre(genres, 'western')).toHaveLength(genres.length - 1);
	});
});

describe('a disabled topic', () => {
	it('is added trimmed, and the field is cleared', () => {
		expect(withTypedTopic({ ...form, typed: '  big dogs ' })).toEqual({ ...form, topics: ['spiders', 'big dogs'] });
	});

	it('is invalid when it is a duplicate in any case, too long, one too many, or unprintable', () => {
		const full = Array.from({ length: 20 }, (_, each) => `topic ${each}`);
		const fieldErrors = [
			topicError({ ...form, typed: 'Spiders ' }),
			topicError({ ...form, typed: 'x'.repeat(41) }),
			topicError({ ...form, typed: 'x'.repeat(1_000) }),
			topicError({ ...form, topics: full, typed: 'one more' }),
			topicError({ ...form, typed: 'a\u0000b' }),
		];
		expect(fieldErrors).toEqual([
			'This topic is on the list',
			'At most 40 characters',
			'At most 40 characters',
			'The list holds 20 topics at most',
			'Has characters that cannot be shown',
		]);
	});

	it('may be the twentieth, and may have 40 characters of any script', () => {
		const nineteen = Array.from({ length: 19 }, (_, each) => `topic ${each}`);
		expect(topicError({ ...form, topics: nineteen, typed: '🕷'.repeat(40) })).toBeNull();
	});

	it('is neither added nor invalid while the field is empty', () => {
		const blank = { ...form, typed: '   ' };
		expect(topicError(blank)).toBeNull();
		expect(withTypedTopic(blank)).toBe(blank);
	});

	it('stays in its field when it is invalid', () => {
		const twice = { ...form, typed: 'spiders' };
		expect(withTypedTopic(twice)).toBe(twice);
	});
});

it('sends valid settings, including a topic that was typed but not added', () => {
	const settings = toContentSettings({ ...form, typed: 'thunder' });
	expect(ContentSettings.parse(settings)).toEqual(settings);
	expect(settings).toEqual({
		allowedGenres: ['fantasy'],
		contentRestrictions: { maxAgeRating: 7, disabledTopics: ['spiders', 'thunder'] },
	});
});

it('sends the switch of a child once it was pressed, and not its default', () => {
	const settingsWith = (choicesAsPictures: boolean | undefined) =>
		toContentSettings({ ...form, choicesAsPictures }).choicesAsPictures;
	expect([true, false, undefined].map(settingsWith)).toEqual([true, false, undefined]);
	expect('choicesAsPictures' in toContentSettings(form)).toBe(false);
	const milo = userOf('child', 7);
	expect(contentFormOf({ ...milo, settings: { ...milo.settings, choicesAsPictures: true } }).choicesAsPictures).toBe(
		true,
	);
});
