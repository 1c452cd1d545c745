import type * as z from 'zod/mini';
import { Name } from '../../shared/contract/account-input.ts';
import type { NewChild } from '../../shared/contract/family.ts';
import { policyVersion } from '../../shared/policies/version.ts';
import { defaultChildGenres, limits } from '../../shared/rules/limits.ts';
import { textError } from '../ui/forms/text-error.ts';

/** Name and age as typed. */
export type Basics = { name: string; age: string };
export type BasicsErrors = { name?: string; age?: string };

/**
 * The error of each field. `missing` names both fields and is the error of the first empty one. Ages are whole years
 * from 1.
 */
export function basicsErrors({ name, age }: Basics, highestAge: number, missing: string): BasicsErrors {
	if (!name.trim()) return { name: missing };
	if (!age.trim()) return { age: missing };
	const nameMessage = nameError(name);
	const ageMessage = ageError(Number(age), highestAge);
	return { ...(nameMessage && { name: nameMessage }), ...(ageMessage && { age: ageMessage }) };
}

/** Valid fields as the request's profile. */
export function toBasics({ name, age }: Basics): { name: string; age: number } {
	return { name: name.trim(), age: Number(age) };
}

/** The error of each field of a new child. */
export function newChildErrors(basics: Basics): BasicsErrors {
	return basicsErrors(basics, limits.childAgeMax, 'Child name and age are required');
}

/** Valid fields as the request, with the initial settings of product 5.7. */
export function toNewChild(basics: Basics): z.infer<typeof NewChild> {
	const profile = toBasics(basics);
	const maxAgeRating = Math.min(profile.age, limits.childRatingCap);
	return {
		profile,
		settings: {
			allowedGenres: [...defaultChildGenres],
			contentRestrictions: { maxAgeRating, disabledTopics: [] },
		},
		agreedTo: policyVersion,
	};
}

function nameError(name: string): string | null {
	return textError(Name, name, limits.nameLength);
}

function ageError(age: number, highest: number): string | null {
	return Number.isInteger(age) && age >= 1 && age <= highest ? null : `Age must be a whole number from 1 to ${highest}`;
}
