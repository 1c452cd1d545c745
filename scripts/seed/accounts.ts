import { createOrPromoteAdmin } from '../../api/accounts/first-admin.ts';
import { newPassword } from '../../api/accounts/passwords.ts';
import { accountByEmail } from '../../api/db/accounts.ts';
import type { Db } from '../../api/db/schema.ts';
import { type AdminUserInput, adminCalls } from '../../shared/contract/admin.ts';
import { authCalls, type Registration } from '../../shared/contract/auth.ts';
import { familyCalls } from '../../shared/contract/family.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import type { Genre } from '../../shared/words/genres.ts';
import type { ApiClient, SeedServer } from './seed-server.ts';

/** An account with a login. `description`: as printed; `session`: of the day of its registration. */
export type SeedAccount = { session: Session; email: string; password: string; description: string };

export type SeedAccounts = {
	/** 1 for the first seed of this folder, 2 for the next one, … */
	family: number;
	ada: SeedAccount;
	rosa: SeedAccount;
	theo: SeedAccount;
	nina: SeedAccount;
	otto: SeedAccount;
	milo: User;
	juno: User;
	maximiliana: User;
};

/** Theo's trial has four days to run; Nina's has been over for two weeks. */
export const trialDays = 7;
export const daysAgo = { rosa: 30, theo: 3, nina: 21 } as const;
const names = ['ada', 'rosa', 'theo', 'nina', 'otto'] as const;

/** A name of the maximum length. */
const longName = 'Maximiliana Wilhelmina Seraphina Featherstonehaugh-Pemberton';

/** The accounts: an admin, and parents with every kind of access, one of them with three children. */
export async function createAccounts(house: SeedServer): Promise<SeedAccounts> {
	const family = await unusedFamilyNumber(house.context.db);
	const at = (name: string) => emailOf(name, family);
	const rosas = house.clientAt({ daysAgo: daysAgo.rosa });
	const rosa = await registerAccount(rosas, at('rosa'), 'Rosa', 38, 'a parent with lifetime access');
	const child = (name: string, age: number, ...choice: [Genre[]?, string[]?]) =>
		addChild(rosas, rosa.session, name, age, ...choice);
	const ada = await createAdmin(house, at('ada'));
	return {
		family,
		ada,
		otto: await createExpiredParent(house.clientAt(), ada, at('otto'), 'Otto', 52),
		rosa,
		theo: await registerAccount(
			house.clientAt({ daysAgo: daysAgo.theo, trialDays }),
			at('theo'),
			'Theo',
			41,
			'a parent whose trial runs',
		),
		nina: await registerAccount(
			house.clientAt({ daysAgo: daysAgo.nina, trialDays }),
			at('nina'),
			'Nina',
			33,
			'a parent whose trial has ended',
		),
		milo: await child('Milo', 7, ['adventure', 'animal', 'dinosaur', 'fantasy', 'pirate'], ['ghost', 'spiders']),
		juno: await child('Juno', 10, ['fantasy', 'magical-school', 'mystery', 'robot', 'space']),
		maximiliana: await child(longName, 4, ['animal', 'fairy-tale', 'forest', 'unicorn']),
	};
}

/** Logs in at the client's time: sessions do not last for weeks. */
export function login(ask: ApiClient, { email, password }: Pick<SeedAccount, 'email' | 'password'>): Promise<Session> {
	return ask(authCalls.login, { body: { email, password } });
}

/** The first number without accounts, so that existing accounts are not changed. */
async function unusedFamilyNumber(db: Db, family = 1): Promise<number> {
	const known = await Promise.all(names.map((name) => accountByEmail(db, emailOf(name, family))));
	return known.some(Boolean) ? unusedFamilyNumber(db, family + 1) : family;
}

function emailOf(name: string, family: number): string {
	return family === 1 ? `${name}@example.com` : `${name}-${family}@example.com`;
}

async function registerAccount(
	ask: ApiClient,
	email: string,
	name: string,
	age: number,
	standing: string,
): Promise<SeedAccount> {
	const password = newPassword();
	const body: Registration = { email, password, profile: { name, age }, consent: true };
	return {
		session: await ask(authCalls.register, { body }),
		email,
		password,
		description: standing,
	};
}

async function createAdmin(house: SeedServer, email: string): Promise<SeedAccount> {
	const password = newPassword();
	await createOrPromoteAdmin(house.context, { email, password });
	const ask = house.clientAt();
	const session = await login(ask, { email, password });
	await ask(familyCalls.saveProfile, { as: session, body: { profile: { name: 'Ada', age: 45 } } });
	return { session, email, password, description: 'an admin' };
}

/** A parent whose access an admin has ended. */
async function createExpiredParent(
	ask: ApiClient,
	by: SeedAccount,
	email: string,
	name: string,
	age: number,
): Promise<SeedAccount> {
	const password = newPassword();
	const subscription = { status: 'expired', hasLifetimeAccess: false } as const;
	const profile = { name, age, avatar: undefined };
	const body: AdminUserInput = { email, password, role: 'parent', profile, subscription };
	await ask(adminCalls.addUser, { as: by.session, body });
	const session = await login(ask, { email, password });
	return { session, email, password, description: 'a parent whose access an admin ended' };
}

function addChild(
	ask: ApiClient,
	as: Session,
	name: string,
	age: number,
	allowedGenres: Genre[] = [],
	disabledTopics: string[] = [],
): Promise<User> {
	const settings = { allowedGenres, contentRestrictions: { maxAgeRating: age, disabledTopics } };
	return ask(familyCalls.addChild, { as, body: { profile: { name, age }, settings } });
}
