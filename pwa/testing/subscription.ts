import type { Subscription, User } from '../../shared/contract/user.ts';
import { changeSyncedUser } from './network.ts';

/** What the app is told of the account's access and role, whatever the server goes by. */
export function setAccess(subscription: Partial<Subscription>, role: User['role'] = 'parent'): void {
	changeSyncedUser((user) => ({ ...user, role, subscription: { ...user.subscription, ...subscription } }));
}
