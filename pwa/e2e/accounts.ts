import type { Session, User } from '../../shared/contract/user.ts';
import type { BrowserWorld } from './browser-world.ts';

type AccountOptions = { status?: User['subscription']['status']; role?: 'parent' | 'admin' };

/** The password of every `family-…@example.com`. */
const familyPassword = 'a-key-for-the-family';

/** Creates the account `family-{name}@example.com` as an admin. */
export function createFamilyAccount(
	world: Pick<BrowserWorld, 'request'>,
	admin: Session,
	name: string,
	{ status = 'trial', role = 'parent' }: AccountOptions = {},
) {
	const login = { email: `family-${name}@example.com`, password: familyPassword };
	const subscription = { status, hasLifetimeAccess: false };
	const body = { ...login, role, profile: { name: `Family ${name}`, age: 40 }, subscription };
	return world.request<User>('POST', '/api/admin/users', { as: admin, body });
}

/** Creates an admin `family-{name}@example.com`, and logs in. */
export async function createAdmin(
	world: Pick<BrowserWorld, 'request'>,
	admin: Session,
	name: string,
): Promise<Session> {
	const { email } = await createFamilyAccount(world, admin, name, { role: 'admin' });
	return world.request('POST', '/api/auth/login', { body: { email, password: familyPassword } });
}
