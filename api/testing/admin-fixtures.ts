import type { AdminUserInput, AuditEntry } from '../../shared/contract/admin.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { emailOf, passwordOf, promoteToAdmin, type TestServer } from './test-server.ts';

/** Ada runs the house. */
export async function registerAdmin(house: TestServer, name = 'Ada'): Promise<Session> {
	const session = await house.register(name);
	await promoteToAdmin(house, session);
	return session;
}

/** What the form of a new user sends: a parent on trial, as product 3.3 has it, with an email and a password. */
export function adminUserInput(name: string, change: Partial<AdminUserInput> = {}): AdminUserInput {
	return {
		email: emailOf(name),
		password: passwordOf(name),
		role: 'parent',
		profile: { name, age: 40 },
		subscription: { status: 'trial', hasLifetimeAccess: false },
		...change,
	};
}

/** What the form of a user sends when nothing in it is touched. */
export function unchangedInput({ email, role, parentId, profile, subscription }: User): AdminUserInput {
	const { status, hasLifetimeAccess } = subscription;
	return {
		...{ email, role, parentId },
		profile: { name: profile.name, age: profile.age },
		subscription: { status, hasLifetimeAccess },
	};
}

/** The whole log, newest first. */
export async function auditEntries(house: TestServer, as: Session): Promise<AuditEntry[]> {
	return (await house.request<{ entries: AuditEntry[] }>('GET', '/api/admin/audit?limit=100', { as })).body.entries;
}
