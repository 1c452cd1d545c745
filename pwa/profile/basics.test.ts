import { describe, expect, it } from 'vitest';
import { NewChild } from '../../shared/contract/family.ts';
import { policyVersion } from '../../shared/policies/version.ts';
import { basicsErrors, newChildErrors, toNewChild } from './basics.ts';

describe('name and age', () => {
	const errorsOf = (name: string, age: string) => basicsErrors({ name, age }, 100, 'Name and age are required');

	// covers: validation-rules/profile-age-1-100
	it('are valid from 1 to 100 years', () => {
		expect([errorsOf('Rosa', '1'), errorsOf('R', '100'), errorsOf('x'.repeat(60), ' 38 ')]).toEqual([{}, {}, {}]);
	});

	it('are both required', () => {
		const missing = 'Name and age are required';
		expect(errorsOf(' ', '')).toEqual({ name: missing });
		expect(errorsOf('Rosa', '')).toEqual({ age: missing });
	});

	it('reject other ages and longer names', () => {
		const outOfBounds = 'Age must be a whole number from 1 to 100';
		expect(['0', '101', '7.5', '-3', 'seven'].map((age) => errorsOf('Rosa', age).age)).toEqual(
			Array(5).fill(outOfBounds),
		);
		expect(errorsOf('x'.repeat(61), '38')).toEqual({ name: 'At most 60 characters' });
		expect(errorsOf('x'.repeat(1_000), '38')).toEqual({ name: 'At most 60 characters' });
	});

	it('may have 60 characters of any script', () => {
		expect(errorsOf('🦊'.repeat(60), '38')).toEqual({});
		expect(errorsOf('🦊'.repeat(61), '38')).toEqual({ name: 'At most 60 characters' });
	});
});

describe('a new child', () => {
	it('needs a name and an age from 1 to 17', () => {
		expect(newChildErrors({ name: '', age: '7' })).toEqual({ name: 'Child name and age are required' });
		expect(newChildErrors({ name: 'Milo', age: '' })).toEqual({ age: 'Child name and age are required' });
		expect(newChildErrors({ name: 'Milo', age: '18' })).toEqual({ age: 'Age must be a whole number from 1 to 17' });
		expect(newChildErrors({ name: 'Milo', age: '17' })).toEqual({});
	});

	// covers: constants-each/rating-12-new-child
	it('starts with fantasy and adventure, and a rating up to its age, at most 12', () => {
		expect(toNewChild({ name: ' Milo ', age: '7' })).toEqual({
			profile: { name: 'Milo', age: 7 },
			settings: {
				allowedGenres: ['fantasy', 'adventure'],
				contentRestrictions: { maxAgeRating: 7, disabledTopics: [] },
			},
			agreedTo: policyVersion,
		});
		const juno = toNewChild({ name: 'Juno', age: '15' });
		expect(juno.settings?.contentRestrictions.maxAgeRating).toBe(12);
		expect(NewChild.safeParse(juno).success).toBe(true);
	});
});
