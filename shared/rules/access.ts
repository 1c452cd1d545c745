import type { User } from '../contract/user.ts';

type Account = Pick<User, 'role' | 'subscription'>;

/** Whether an account may create content now: lifetime access, an active subscription, or a running trial. */
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
