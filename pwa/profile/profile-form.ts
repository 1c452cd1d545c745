import type { ProfileUpdate } from '../../shared/contract/family.ts';
import type { User } from '../../shared/contract/user.ts';
import { limits } from '../../shared/rules/limits.ts';
import { type Basics, type BasicsErrors, basicsErrors, toBasics } from './basics.ts';
import { type ContentForm, contentFormOf, toContentSettings, topicError } from './content-form.ts';

/** The own profile as it is edited. */
export type ProfileForm = Basics & { content: ContentForm };
export type ProfileErrors = BasicsErrors & { topic?: string };

export function profileFormOf(user: User): ProfileForm {
	const { name, age } = user.profile;
	return { name, age: age === null ? '' : String(age), content: contentFormOf(user) };
}

/** What keeps the form from being saved, each in a sentence for its field. */
export function profileErrors(form: ProfileForm): ProfileErrors {
	const topic = topicError(form.content);
	return { ...basicsErrors(form, limits.profileAgeMax, 'Name and age are required'), ...(topic && { topic }) };
}

/** A faultless form → what the server is told. A child's content settings are not its own to save. */
export function toProfileUpdate(form: ProfileForm, role: User['role']): ProfileUpdate {
	const profile = toBasics(form);
	return role === 'child' ? { profile } : { profile, settings: toContentSettings(form.content) };
}
