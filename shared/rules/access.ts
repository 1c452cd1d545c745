import type { User } from '../contract/user.ts';

type Account = Pick<User, 'role' | 'subscription'>;

/** Whether an account may make something new now: lifetime access, an active status, or a trial that still runs. */
export function hasAccess(account: Account, now: number): boolean {
	return hasPaidAccess(account) || isTrialRunning(account, now);
}

export function hasPaidAccess({ subscription }: Account): boolean {
	return subscription.hasLifetimeAccess || subscription.status === 'active';
}

function isTrialRunning({ subscription }: Account, now: number): boolean {
	const end = subscription.trialEndDate;
	return subscription.status === 'trial' && !!end && Date.parse(end) > now;
}
