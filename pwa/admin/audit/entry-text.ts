import type { AuditEntry } from '../../../shared/contract/admin.ts';
import { formatDateTime } from '../ui/dates.tsx';

const actionTexts: Record<AuditEntry['action'], string> = {
	'user-added': 'added the user',
	'user-changed': 'changed the user',
	'user-deleted': 'deleted the user',
	'story-read': 'looked into the story',
	'story-changed': 'changed the story',
	'story-deleted': 'deleted the story',
	'settings-changed': 'changed the settings',
	'account-deleted': 'deleted their own account',
	'child-deleted': 'deleted the child profile',
	'data-exported': 'took a copy of the data of',
	'details-let-go': 'let go of the details of what was changed before',
};

const fieldTexts: Record<string, string> = {
	email: 'Email',
	role: 'Role',
	password: 'Password',
	parentId: 'Parent',
	'profile.name': 'Name',
	'profile.age': 'Age',
	'profile.avatar': 'Avatar',
	'subscription.status': 'Subscription status',
	'subscription.hasLifetimeAccess': 'Has Lifetime Access',
	'subscription.trialEndDate': 'Trial ends',
	'settings.allowedGenres': 'Allowed genres',
	'settings.contentRestrictions.maxAgeRating': 'Maximum age rating',
	'settings.contentRestrictions.disabledTopics': 'Disabled topics',
	'settings.choicesAsPictures': 'Choices as pictures',
	'settings.whenOffline': 'When there is no network',
	children: 'Child profiles',
	stories: 'Stories',
	chapters: 'Chapters',
	pictures: 'Pictures',
	narrations: 'Narrations',
	waiting: 'Work that was waiting',
	title: 'Title',
	isPublished: 'Published',
	textModel: 'Text Generation Model',
	backup: 'Backup asked for',
};

const systemActors: Record<string, string> = { operator: 'The operator', server: 'The server' };

const isoDateTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The fields that name a target, the best name first. */
const nameFields = ['email', 'profile.name', 'title'];

/** The actor: an email, or the name of an actor without an account. */
export function actorText({ actor }: AuditEntry): string {
	return actor.email ?? systemActors[actor._id] ?? 'Somebody whose account is gone';
}

/** The action, as in `changed the user`, before the target's name. */
export function actionText({ action }: AuditEntry): string {
	return actionTexts[action];
}

/** The target's name, or its last name where it is deleted. Null for the settings and for targets without a name. */
export function targetName({ target, changes }: AuditEntry): string | null {
	if (target.name) return target.name;
	const values = nameFields.map((field) => changes[field]).flatMap((change) => [change?.before, change?.after]);
	return values.filter((value) => typeof value === 'string').find((name) => name !== '') ?? null;
}

/** `subscription.status` → `Subscription status`. An unknown field is returned as it is. */
export function fieldText(field: string): string {
	const [, chapter] = /^report\.(\d+)$/.exec(field) ?? [];
	return chapter ? `Report of chapter ${chapter}` : (fieldTexts[field] ?? field);
}

/** A value as text; `—` for an empty one. */
export function valueText(value: unknown): string {
	if (value === null || value === undefined || value === '') return '—';
	if (typeof value === 'string' && isoDateTime.test(value)) return formatDateTime(value);
	if (typeof value === 'boolean') return value ? 'Yes' : 'No';
	if (Array.isArray(value)) return value.map(valueText).join(', ') || '—';
	return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
