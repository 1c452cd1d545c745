import type { ActiveSession } from '../../shared/contract/sessions.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const format = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/**
 * When a session was last used: `Used 3 hours ago`. The server stores it to the hour. `now` is in epoch milliseconds.
 */
export function lastUsedText(
	{ lastSeenAt, isThis }: Pick<ActiveSession, 'lastSeenAt' | 'isThis'>,
	now: number,
): string {
	if (isThis) return 'In use now';
	const since = now - Date.parse(lastSeenAt);
	if (since < 2 * hour) return 'Used in the last two hours';
	if (since < day) return `Used ${Math.floor(since / hour)} hours ago`;
	const days = Math.floor(since / day);
	return days === 1 ? 'Used a day ago' : `Used ${days} days ago`;
}

/** `Signed in on November 21, 2026` */
export function signedInText({ startedAt }: Pick<ActiveSession, 'startedAt'>): string {
	return `Signed in on ${format.format(new Date(startedAt))}`;
}
