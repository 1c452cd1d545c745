import type { User } from '../../../shared/contract/user.ts';
import { hasAccess, hasPaidAccess } from '../../../shared/rules/access.ts';
import { minute } from '../../../shared/rules/durations.ts';

export type TimeLeft = { days: number; hours: number; minutes: number };

/** The time left of a parent's trial at `now` (epoch milliseconds), each part rounded down; null without a trial. */
export function trialLeft(user: User, now: number): TimeLeft | null {
	if (user.role !== 'parent' || hasPaidAccess(user) || !hasAccess(user, now)) return null;
	const minutes = Math.floor((Date.parse(user.subscription.trialEndDate ?? '') - now) / minute);
	return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

/** `{days: 3, hours: 1}` → `3 days and 1 hour`; in the last hour the minutes, at least one. */
export function timeLeftText({ days, hours, minutes }: TimeLeft): string {
	if (days === 0 && hours === 0) return count(Math.max(1, minutes), 'minute');
	return `${count(days, 'day')} and ${count(hours, 'hour')}`;
}

function count(number: number, thing: string): string {
	return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
