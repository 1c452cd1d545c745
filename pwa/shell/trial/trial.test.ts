import { describe, expect, it } from 'vitest';
import type { User } from '../../../shared/contract/user.ts';
import { defaultSettings } from '../../../shared/rules/default-settings.ts';
import { timeLeftText, trialLeft } from './trial.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const end = (isoTime: string | null) => ({ trialEndDate: isoTime, trialEndsAt: isoTime });

function rosa(subscription: Partial<User['subscription']>, role: User['role'] = 'parent'): User {
	return {
		_id: 'rosa',
		email: 'rosa@example.com',
		role,
		parentId: null,
		profile: { name: 'Rosa', age: 38 },
		settings: defaultSettings(),
		subscription: { status: 'trial', hasLifetimeAccess: false, ...end('2026-11-24T13:30:00Z'), ...subscription },
		createdAt: '2026-11-17T12:00:00Z',
	};
}

describe('the trial', () => {
	// covers: states-transitions/trial-days-hours-minutes
	it('has its time left in days, hours and minutes', () => {
		expect(trialLeft(rosa({}), now)).toEqual({ days: 3, hours: 1, minutes: 30 });
	});

	// covers: states-transitions/trial-days-hours-minutes
	it('is null for users with access, for children, and when it is over', () => {
		const cases = [
			rosa({ hasLifetimeAccess: true }),
			rosa({ status: 'active' }),
			rosa({ status: 'expired' }),
			rosa(end('2026-11-21T11:59:59Z')),
			rosa(end(null)),
			rosa({}, 'child'),
		];
		expect(cases.map((user) => trialLeft(user, now))).toEqual(cases.map(() => null));
	});

	it('has a text, with one hour in the singular and the last hour in minutes', () => {
		const texts = [
			timeLeftText({ days: 3, hours: 1, minutes: 30 }),
			timeLeftText({ days: 1, hours: 0, minutes: 5 }),
			timeLeftText({ days: 0, hours: 0, minutes: 42 }),
			timeLeftText({ days: 0, hours: 0, minutes: 0 }),
		];
		expect(texts).toEqual(['3 days and 1 hour', '1 day and 0 hours', '42 minutes', '1 minute']);
	});
});
