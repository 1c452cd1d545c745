import type { Session, User } from '../../shared/user.ts';
import type { World } from './world.ts';

type Family = { status?: User['subscription']['status']; role?: 'parent' | 'admin' };

/** What every `family-…@example.com` logs in with. */
const keyOfFamilies = 'a-key-for-the-family';

/** An account `family-{name}@example.com` that an admin makes. */
export function addFamily(
	world: Pick<World, 'ask'>,
	admin: Session,
	name: string,
	{ status = 'trial', role = 'parent' }: Family = {},
) {
	const login = { email: `family-${name}@example.com`, password: keyOfFamilies };
	const subscription = { status, hasLifetimeAccess: false };
	const body = { ...login, role, profile: { name: `Family ${name}`, age: 40 }, subscription };
	return world.ask<User>('POST', '/api/admin/users', { as: admin, body });
}

/** An admin `family-{name}@example.com`, logged in. */
export async function anotherAdmin(world: Pick<World, 'ask'>, admin: Session, name: string): Promise<Session> {
	const { email } = await addFamily(world, admin, name, { role: 'admin' });
	return world.ask('POST', '/api/auth/login', { body: { email, password: keyOfFamilies } });
}
