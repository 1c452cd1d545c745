import { makeAdmin } from '../../api/accounts/first-admin.ts';
import { accountByEmail } from '../../api/db/accounts.ts';
import type { Db } from '../../api/db/schema.ts';
import type { Session, User } from '../../shared/user.ts';
import type { Genre } from '../../shared/words/genres.ts';
import { newPassword } from '../new-password.ts';
import type { Ask, House } from './house.ts';

/** Somebody who can log in. `standing`: what is worth knowing of them, in words; `session`: of the day when they came. */
export type Person = { session: Session; email: string; password: string; standing: string };

export type People = {
	/** 1 for the first family of this folder, 2 for the next one, … */
	family: number;
	ada: Person;
	rosa: Person;
	theo: Person;
	nina: Person;
	otto: Person;
	milo: User;
	juno: User;
	maximiliana: User;
};

/** Theo's trial has four days to run; Nina's has been over for two weeks. */
export const trialDays = 7;
export const daysAgo = { rosa: 30, theo: 3, nina: 21 } as const;
const names = ['ada', 'rosa', 'theo', 'nina', 'otto'] as const;

/** As long as a name may be. */
const longName = 'Maximiliana Wilhelmina Seraphina Featherstonehaugh-Pemberton';

/** The accounts: an admin, and parents with every kind of access, one of them with three children. */
export async function bringPeople(house: House): Promise<People> {
	const family = await freeFamily(house.parts.db);
	const at = (name: string) => emailOf(name, family);
	const rosas = house.door({ daysAgo: daysAgo.rosa });
	const rosa = await registered(rosas, at('rosa'), 'Rosa', 38, 'a parent with lifetime access');
	const child = (name: string, age: number, ...choice: [Genre[]?, string[]?]) =>
		addChild(rosas, rosa.session, name, age, ...choice);
	const ada = await admin(house, at('ada'));
	return {
		family,
		ada,
		otto: await added(house.door(), ada, at('otto'), 'Otto', 52),
		rosa,
		theo: await registered(
			house.door({ daysAgo: daysAgo.theo, trialDays }),
			at('theo'),
			'Theo',
			41,
			'a parent whose trial runs',
		),
		nina: await registered(
			house.door({ daysAgo: daysAgo.nina, trialDays }),
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

/** They are back on the day of that door: nobody stays logged in for weeks. */
export function login(ask: Ask, { email, password }: Pick<Person, 'email' | 'password'>): Promise<Session> {
	return ask('POST', '/api/auth/login', { body: { email, password } });
}

/** The first number under which nobody of them has an account: nobody who is there already is touched. */
async function freeFamily(db: Db, family = 1): Promise<number> {
	const known = await Promise.all(names.map((name) => accountByEmail(db, emailOf(name, family))));
	return known.some(Boolean) ? freeFamily(db, family + 1) : family;
}

function emailOf(name: string, family: number): string {
	return family === 1 ? `${name}@example.com` : `${name}-${family}@example.com`;
}

async function registered(ask: Ask, email: string, name: string, age: number, standing: string): Promise<Person> {
	const password = newPassword();
	const body = { email, password, profile: { name, age }, consent: true };
	return { session: await ask<Session>('POST', '/api/auth/register', { body }), email, password, standing };
}

async function admin(house: House, email: string): Promise<Person> {
	const password = newPassword();
	await makeAdmin(house.parts, { email, password });
	const ask = house.door();
	const session = await login(ask, { email, password });
	await ask('PUT', '/api/users/profile', { as: session, body: { profile: { name: 'Ada', age: 45 } } });
	return { session, email, password, standing: 'an admin' };
}

/** Somebody whose access an admin ended. */
async function added(ask: Ask, by: Person, email: string, name: string, age: number): Promise<Person> {
	const password = newPassword();
	const subscription = { status: 'expired', hasLifetimeAccess: false };
	const body = { email, password, role: 'parent', profile: { name, age }, subscription };
	await ask('POST', '/api/admin/users', { as: by.session, body });
	const session = await login(ask, { email, password });
	return { session, email, password, standing: 'a parent whose access an admin ended' };
}

function addChild(
	ask: Ask,
	as: Session,
	name: string,
	age: number,
	allowedGenres: Genre[] = [],
	disabledTopics: string[] = [],
): Promise<User> {
	const settings = { allowedGenres, contentRestrictions: { maxAgeRating: age, disabledTopics } };
	return ask('POST', '/api/users/children', { as, body: { profile: { name, age }, settings } });
}
