import type { AdminUser, AuditEntry } from '../../shared/admin.ts';
import type { Session, User } from '../../shared/user.ts';
import { emailOf, type House, passwordOf, promote } from './house.ts';

/** Ada runs the house. */
export async function registerAdmin(house: House, name = 'Ada'): Promise<Session> {
	const session = await house.register(name);
	await promote(house, session);
	return session;
}

/** What the form of a new user sends: a parent on trial, as product 3.3 has it, with an email and a password. */
export function wishFor(name: string, change: Partial<AdminUser> = {}): AdminUser {
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
export function unchanged({ email, role, parentId, profile, subscription }: User): AdminUser {
	const { status, hasLifetimeAccess } = subscription;
	return {
		...{ email, role, parentId },
		profile: { name: profile.name, age: profile.age },
		subscription: { status, hasLifetimeAccess },
	};
}

/** The whole log, newest first. */
export async function auditOf(house: House, as: Session): Promise<AuditEntry[]> {
	return (await house.ask<{ entries: AuditEntry[] }>('GET', '/api/admin/audit?limit=100', { as })).body.entries;
}
