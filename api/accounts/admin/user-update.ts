import { v7 as newId } from 'uuid';
import type { ContentSettings } from '../../../shared/contract/account-input.ts';
import type { AdminUserInput } from '../../../shared/contract/admin.ts';
import { defaultSettings } from '../../../shared/rules/default-settings.ts';
import { day } from '../../../shared/rules/durations.ts';
import { limits } from '../../../shared/rules/limits.ts';
import type { AccountRow } from '../../db/accounts.ts';
import { defaultChildSettings, settingsAfter } from '../profiles.ts';

type Subscription = Pick<AccountRow, 'subscription_status' | 'has_lifetime_access' | 'trial_end'>;

/** What an update needs besides the input. `passwordHash`: null for no new password; `trialDays`: the length of a new trial. */
type AccountUpdate = { passwordHash: string | null; trialDays: number; now: number };

/** A new account before the input is applied. */
export function emptyAccount({ role, profile }: AdminUserInput, now: number): AccountRow {
	const settings = role === 'child' ? defaultChildSettings(profile.age ?? limits.childAgeMax) : defaultSettings();
	return {
		id: newId(),
		email: null,
		password_hash: null,
		role,
		parent_id: null,
		name: '',
		age: null,
		avatar: null,
		settings: JSON.stringify(settings),
		subscription_status: 'expired',
		has_lifetime_access: 0,
		trial_end: null,
		must_change_password: 0,
		comfort: null,
		created_at: now,
		updated_at: now,
	};
}

/** The account after the input is applied. Omitted fields keep their values; without an email the password is removed too. */
export function accountAfter(before: AccountRow, input: AdminUserInput, update: AccountUpdate): AccountRow {
	const { email = before.email, role, parentId = before.parent_id, profile } = input;
	const { name = before.name, age = before.age, avatar = before.avatar } = profile;
	const settings = input.settings
		? JSON.stringify(settingsAfter({ role, settings: before.settings }, input.settings))
		: before.settings;
	const parent_id = role === 'child' ? parentId : null;
	return {
		...before,
		// A password that an admin sets is not a one-time password.
		...(update.passwordHash === null ? {} : { must_change_password: 0 as const }),
		...{ email, role, parent_id, name, age, avatar },
		password_hash: email === null ? null : (update.passwordHash ?? before.password_hash),
		settings: role === 'child' ? limitRatingToAge(settings, age) : settings,
		...(parent_id === null ? subscriptionAfter(before, input.subscription, update) : {}),
	};
}

/** The requested end of the trial in epoch milliseconds: null for none, undefined if the input omits it. */
export function requestedTrialEnd({
	trialEndDate,
	trialEndsAt,
}: AdminUserInput['subscription']): number | null | undefined {
	const requested = trialEndDate === undefined ? trialEndsAt : trialEndDate;
	return typeof requested === 'string' ? Date.parse(requested) : requested;
}

/** The account's fields for the audit log, named as in the contract. Never its password. */
export function auditedFields(account: AccountRow): Record<string, unknown> {
	return {
		email: account.email,
		role: account.role,
		parentId: account.parent_id,
		'profile.name': account.name || null,
		'profile.age': account.age,
		'profile.avatar': account.avatar,
		'settings.contentRestrictions.maxAgeRating': parseSettings(account.settings).contentRestrictions.maxAgeRating,
		...(account.parent_id === null ? auditedSubscription(account) : {}),
	};
}

/** Settings that are in the audit log only when they change. */
export function auditedSettings({ settings }: AccountRow): Record<string, unknown> {
	const { allowedGenres, contentRestrictions, choicesAsPictures, whenOffline } = parseSettings(settings);
	return {
		'settings.allowedGenres': allowedGenres,
		'settings.contentRestrictions.disabledTopics': contentRestrictions.disabledTopics,
		'settings.choicesAsPictures': choicesAsPictures,
		'settings.whenOffline': whenOffline,
	};
}

function auditedSubscription({ subscription_status, has_lifetime_access, trial_end }: Subscription) {
	return {
		'subscription.status': subscription_status,
		'subscription.hasLifetimeAccess': has_lifetime_access === 1,
		'subscription.trialEndDate': trial_end === null ? null : new Date(trial_end).toISOString(),
	};
}

/** The status `trial` starts a trial; an account that already has it keeps its trial end, past or not. */
function subscriptionAfter(
	before: Subscription,
	input: AdminUserInput['subscription'],
	update: AccountUpdate,
): Subscription {
	return {
		subscription_status: input.status,
		has_lifetime_access: input.hasLifetimeAccess ? 1 : 0,
		trial_end: trialEndAfter(before, input, update),
	};
}

/** An unchanged end is not a request: clients send the whole user back when they change something else. */
function trialEndAfter(
	before: Subscription,
	input: AdminUserInput['subscription'],
	{ trialDays, now }: AccountUpdate,
): number | null {
	const requested = requestedTrialEnd(input);
	if (typeof requested === 'number' && requested !== before.trial_end) return requested;
	const stored = requested === null ? null : before.trial_end;
	const isStarting = input.status === 'trial' && (before.subscription_status !== 'trial' || stored === null);
	const isRunning = (stored ?? 0) > now;
	return isStarting && !isRunning ? now + trialDays * day : stored;
}

/** A child's rating never exceeds its age (product 17.6). */
function limitRatingToAge(settings: string, age: number | null): string {
	const { contentRestrictions, ...rest } = parseSettings(settings);
	const maxAgeRating = Math.min(contentRestrictions.maxAgeRating, age ?? limits.childAgeMax);
	return JSON.stringify({ ...rest, contentRestrictions: { ...contentRestrictions, maxAgeRating } });
}

export function parseSettings(settings: string): ContentSettings {
	return JSON.parse(settings) as ContentSettings;
}
