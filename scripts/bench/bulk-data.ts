import { v7 as newId } from 'uuid';
import { foldListTexts } from '../../api/db/admin-list-texts.ts';
import { openDatabase } from '../../api/db/open.ts';
import type { Db, NewRow } from '../../api/db/schema.ts';
import { inTransaction } from '../../api/db/transaction.ts';
import type { User } from '../../shared/contract/user.ts';
import { ageGroups, chapterCountFor, ratingFor } from '../../shared/rules/ages.ts';
import { characterTypes } from '../../shared/words/character-types.ts';
import { genres } from '../../shared/words/genres.ts';
import { moods } from '../../shared/words/moods.ts';
import { names } from '../../shared/words/names.ts';
import { traits } from '../../shared/words/traits.ts';

type Size = { users: number; stories: number };
type Account = NewRow<'account'>;
type Who = { id: string; parent_id: string | null };

type Random = <Word>(words: readonly Word[]) => Word;

const start = Date.UTC(2024, 8, 1);
const twoYears = 2 * 365 * 24 * 60 * 60 * 1000;
const rowsAtATime = 500;

const surnames = ['Lindqvist', 'García', 'Okafor', 'Müller', 'Nakamura', 'Øster', 'Élan', 'Smith', 'Kovač', 'da Silva'];
const homes = ['example.com', 'example.org', 'example.net', 'mail.example', 'school.example'];
const things = ['Lantern', 'Map', 'Brass Key', 'Kite', 'Whistle', 'Compass', 'Teapot', 'Drum', 'Feather', 'Clock'];
const places = ['Harbour', 'Old Mill', 'Moon', 'Orchard', 'Frozen Lake', 'Library', 'Volcano', 'Island', 'Castle'];

/**
 * Fills a database file, made if need be, with many accounts (nobody can log in to them) and stories without chapters:
 * families with children, names of many peoples, titles that share their words. The same ones each time, but for the ids.
 */
export async function insertBulkData(file: string, { users, stories }: Size): Promise<void> {
	const { db, close } = await openDatabase(file);
	try {
		const before = await accountCount(db);
		const people: Who[] = [];
		await inTransaction(db, async (trx) => {
			await insert(trx, 'account', users, (number) => {
				const account = accountOf(number, before + number, users, people);
				people.push({ id: account.id, parent_id: account.parent_id ?? null });
				return account;
			});
			await insert(trx, 'story', stories, (number) => storyOf(number, stories, people));
		});
		await foldListTexts(db);
	} finally {
		await close();
	}
}

/** Chunks of one size share one prepared statement. */
async function insert<Table extends 'account' | 'story'>(
	db: Db,
	table: Table,
	count: number,
	make: (number: number) => NewRow<Table>,
): Promise<void> {
	let number = 0;
	const rows = (most: number) => Array.from({ length: most }, () => make(number++));
	const first = rows(Math.min(rowsAtATime, count));
	if (first.length === 0) return;
	const whole = db
		.insertInto(table)
		.values(first as never)
		.compile();
	await db.executeQuery(whole);
	while (number + rowsAtATime <= count) {
		const parameters = rows(rowsAtATime).flatMap((row) => Object.values(row));
		await db.executeQuery({ ...whole, parameters });
	}
	const rest = rows(count - number);
	if (rest.length > 0)
		await db
			.insertInto(table)
			.values(rest as never)
			.execute();
}

async function accountCount(db: Db): Promise<number> {
	const { count } = await db
		.selectFrom('account')
		.select((column) => column.fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow();
	return count;
}

/** Two families in five have one child, two have two, one has none. */
function accountOf(number: number, serial: number, users: number, people: readonly Who[]): Account {
	const random = randomOf(number);
	const isChild = [1, 3, 4, 6, 7].includes(number % 10);
	const parent = isChild ? people.findLast((one) => one.parent_id === null)! : null;
	const role: User['role'] = parent ? 'child' : number % 1000 === 0 ? 'admin' : 'parent';
	const name = parent ? random(names) : `${random(names)} ${random(surnames)}`;
	const at = momentOf(number, users);
	const status = random(['active', 'active', 'active', 'active', 'trial', 'expired'] as const);
	return {
		id: newId({ msecs: at }),
		email: parent ? null : `${inAscii(name)}.${serial}@${random(homes)}`,
		password_hash: null,
		role,
		parent_id: parent?.id ?? null,
		name,
		age: parent ? 3 + (number % 13) : 25 + (number % 40),
		avatar: null,
		settings: '{"allowedGenres":["fantasy","adventure"],"contentRestrictions":{"maxAgeRating":12,"disabledTopics":[]}}',
		subscription_status: parent ? 'expired' : status,
		has_lifetime_access: !parent && status === 'active' ? 1 : 0,
		trial_end: !parent && status === 'trial' ? at + twoYears : null,
		created_at: at,
		updated_at: at,
	};
}

/** The local part of an email address. */
function inAscii(name: string): string {
	const letters = name
		.toLowerCase()
		.normalize('NFD')
		.replace(/[^a-z ]/g, '');
	return letters.replaceAll(' ', '.');
}

function storyOf(number: number, stories: number, people: readonly Who[]): NewRow<'story'> {
	const random = randomOf(number + 0.5);
	const author = authorOf(number / stories, people, random);
	const family = author.parent_id ?? author.id;
	const ageGroup = random(ageGroups);
	const hero = { name: random(names), gender: 'any', type: random(characterTypes), traits: [random(traits)] };
	const at = momentOf(number, stories);
	return {
		id: newId({ msecs: at }),
		author_id: author.id,
		family_id: family,
		asked_by: family,
		request_id: `crowd-${number}-${newId()}`,
		genre: random(genres),
		mood: random(moods),
		age_group: ageGroup,
		age_rating: ratingFor(ageGroup),
		hero: JSON.stringify(hero),
		title: titleOf(hero.name, hero.type, random),
		status: 'completed',
		error: null,
		chapter_count: chapterCountFor(ageGroup),
		is_published: number % 3 === 0 ? 1 : 0,
		created_at: at,
		updated_at: at,
	};
}

/** Stories are by recent accounts, so that their rows are near each other and the insertion is fast. */
function authorOf(moment: number, people: readonly Who[], random: Random): Who {
	const latest = Math.floor(moment * people.length);
	return random(people.slice(Math.max(0, latest - 1000), latest + 1));
}

function titleOf(name: string, type: string, random: Random): string {
	const thing = random(things);
	const place = random(places);
	return random([
		`${name} and the ${thing} of the ${place}`,
		`The ${type} Who Found the ${place}`,
		`How ${name} Saved the ${place}`,
		`${name}’s ${thing}`,
	]);
}

/** Spread over two years; some have equal timestamps. */
function momentOf(number: number, of: number): number {
	return start + Math.floor(((number - (number % 7 === 0 ? 1 : 0)) / of) * twoYears);
}

/** Picks random words, the same in each run. */
function randomOf(seed: number): Random {
	let state = Math.floor(seed * 2) * 2654435761;
	return (words) => {
		state = Math.imul((state ^ (state >>> 15)) + 0x9e3779b9, 0x85ebca6b);
		return words[((state >>> 8) ^ (state >>> 20)) % words.length]!;
	};
}
