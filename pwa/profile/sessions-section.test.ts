import { expect, it } from 'vitest';
import { hour } from '../../shared/rules/durations.ts';
import { lastUsedText, signedInText } from './sessions-section.tsx';

const now = Date.UTC(2026, 10, 21, 12);
const before = (milliseconds: number) => new Date(now - milliseconds).toISOString();

it.each([
	[0, 'Used in the last two hours'],
	[2 * hour - 1, 'Used in the last two hours'],
	[2 * hour, 'Used 2 hours ago'],
	[24 * hour - 1, 'Used 23 hours ago'],
	[24 * hour, 'Used a day ago'],
	[6.5 * 24 * hour, 'Used 6 days ago'],
	// A tablet's clock may be wrong.
	[-hour, 'Used in the last two hours'],
])('after %s milliseconds it says %j', (since, words) => {
	expect(lastUsedText({ lastSeenAt: before(since), isThis: false }, now)).toBe(words);
});

it('says that the current session is in use', () => {
	expect(lastUsedText({ lastSeenAt: before(5 * hour), isThis: true }, now)).toBe('In use now');
});

it('says on which day it started', () => {
	// Noon where the test runs: in another zone the day differs.
	const startedAt = new Date(2026, 10, 21, 12).toISOString();
	expect(signedInText({ startedAt })).toBe('Signed in on November 21, 2026');
});
