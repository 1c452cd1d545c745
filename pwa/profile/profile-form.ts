import type { ProfileUpdate } from '../../shared/contract/family.ts';
import type { User } from '../../shared/contract/user.ts';
import { limits } from '../../shared/rules/limits.ts';
import { type Basics, type BasicsErrors, basicsErrors, toBasics } from './basics.ts';
import { type ContentForm, contentFormOf, toContentSettings, topicError } from './content-form.ts';

/** The user's own profile as form values. */
export type ProfileForm = Basics & { content: ContentForm };
export type ProfileErrors = BasicsErrors & { topic?: string };

export function profileFormOf(user: User): ProfileForm {
	const { name, age } = user.profile;
	return { name, age: age === null ? '' : String(age), content: contentFormOf(user) };
}

/** The error of each field. */
export function profileErrors(form: ProfileForm): ProfileErrors {
	const topic = topicError(form.content);
	return { ...basicsErrors(form, limits.profileAgeMax, 'Name and age are required'), ...(topic && { topic }) };
}

/** Valid values as the request. A child may not change its own content settings. */
export function toProfileUpdate(form: ProfileForm, role: User['role']): ProfileUpdate {
	const profile = toBasics(form);
	return role === 'child' ? { profile } : { profile, settings: toContentSettings(form.content) };
}
