import type { AdminUserInput, AuditEntry } from '../../shared/contract/admin.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { emailOf, passwordOf, promoteToAdmin, type TestServer } from './test-server.ts';

/** Registers Ada and makes her an admin. */
export async function registerAdmin(server: TestServer, name = 'Ada'): Promise<Session> {
	const session = await server.register(name);
	await promoteToAdmin(server, session);
	return session;
}

/** The body of the form of a new user: a parent on trial (product 3.3) with an email and a password. */
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

/** The body of the unchanged form of a user. */
export function unchangedInput({ email, role, parentId, profile, subscription }: User): AdminUserInput {
	const { status, hasLifetimeAccess } = subscription;
	return {
		...{ email, role, parentId },
		profile: { name: profile.name, age: profile.age },
		subscription: { status, hasLifetimeAccess },
	};
}

/** The audit log, newest first. */
export async function auditEntries(server: TestServer, as: Session): Promise<AuditEntry[]> {
	return (await server.request<{ entries: AuditEntry[] }>('GET', '/api/admin/audit?limit=100', { as })).body.entries;
}
