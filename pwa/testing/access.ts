import type { Subscription, User } from '../../shared/user.ts';
import { changeUser } from './answers.ts';

/** What the app is told of the account's access and role, whatever the server goes by. */
export function setAccess(subscription: Partial<Subscription>, role: User['role'] = 'parent'): void {
	changeUser((user) => ({ ...user, role, subscription: { ...user.subscription, ...subscription } }));
}
