import type { Subscription, User } from '../../shared/contract/user.ts';
import { changeSyncedUser } from './network.ts';

/** Changes the account's subscription and role in the responses to the page. */
export function setAccess(subscription: Partial<Subscription>, role: User['role'] = 'parent'): void {
	changeSyncedUser((user) => ({ ...user, role, subscription: { ...user.subscription, ...subscription } }));
}
