import type { ProfileUpdate } from '../../shared/family.ts';
import { limits } from '../../shared/limits.ts';
import type { User } from '../../shared/user.ts';
import { type Basics, type BasicsFaults, basicsFaults, toBasics } from './basics.ts';
import { type ContentForm, contentFormOf, settingsOf, topicFault } from './content-form.ts';

/** The own profile as it is edited. */
export type ProfileForm = Basics & { content: ContentForm };
export type ProfileFaults = BasicsFaults & { topic?: string };

export function profileFormOf(user: User): ProfileForm {
	const { name, age } = user.profile;
	return { name, age: age === null ? '' : String(age), content: contentFormOf(user) };
}

/** What keeps the form from being saved, each in a sentence for its field. */
export function profileFaults(form: ProfileForm): ProfileFaults {
	const topic = topicFault(form.content);
	return { ...basicsFaults(form, limits.profileAgeMax, 'Name and age are required'), ...(topic && { topic }) };
}

/** A faultless form → what the server is told. A child's content settings are not its own to save. */
export function toProfileUpdate(form: ProfileForm, role: User['role']): ProfileUpdate {
	const profile = toBasics(form);
	return role === 'child' ? { profile } : { profile, settings: settingsOf(form.content) };
}
