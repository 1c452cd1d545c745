import * as z from 'zod/mini';
import { Name } from '../../shared/contract/account-input.ts';
import type { NewChild, ProfileUpdate } from '../../shared/contract/family.ts';
import type { User } from '../../shared/contract/user.ts';
import { policyVersion } from '../../shared/policies/version.ts';
import { defaultChildGenres, limits } from '../../shared/rules/limits.ts';
import { typedAge } from '../ui/forms/typed-age.ts';
import { type ContentForm, contentFormOf, toContentSettings, topicError } from './content-form.ts';

/** Name and age as typed. */
export type Basics = { name: string; age: string };

/** The user's own profile as form values. */
export type ProfileForm = Basics & { content: ContentForm };

export function profileFormOf(user: User): ProfileForm {
	const { name, age } = user.profile;
	return { name, age: age === null ? '' : String(age), content: contentFormOf(user) };
}

/** The schema of a profile with these values. */
export function profileSchema(form: ProfileForm) {
	const topicMessage = topicError(form.content);
	return z.object({
		...basicsShape(form, limits.profileAgeMax, 'Name and age are required'),
		content: z.custom<ContentForm>(() => topicMessage === null, topicMessage ?? ''),
	});
}

/** The schema of a new child with these values. */
export function newChildSchema(basics: Basics) {
	return z.object(basicsShape(basics, limits.childAgeMax, 'Child name and age are required'));
}

/** Valid values as the request. A child may not change its own content settings. */
export function toProfileUpdate(form: ProfileForm, role: User['role']): ProfileUpdate {
	const profile = toBasics(form);
	return role === 'child' ? { profile } : { profile, settings: toContentSettings(form.content) };
}

/** Valid values as the request, with the initial settings of product 5.7. */
export function toNewChild(basics: Basics): NewChild {
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

function toBasics({ name, age }: Basics): { name: string; age: number } {
	return { name: name.trim(), age: Number(age) };
}

/** The fields with these values. `missing` names both, and is the error of the first empty one. */
function basicsShape({ name, age }: Basics, highestAge: number, missing: string) {
	const absent = z.string().check(z.refine(() => false, missing));
	if (!name.trim()) return { name: absent, age: z.string() };
	return { name: Name, age: age.trim() ? typedAge(highestAge) : absent };
}
