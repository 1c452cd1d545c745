import type * as z from 'zod/mini';
import type { NewChild } from '../../shared/contract/family.ts';
import { policyVersion } from '../../shared/policies/version.ts';
import { defaultChildGenres, limits } from '../../shared/rules/limits.ts';
import { type Basics, type BasicsErrors, basicsErrors, toBasics } from './basics.ts';

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
