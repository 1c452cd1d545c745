import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import type { User } from '../../shared/contract/user.ts';
import { pullChanges } from '../stories/testing/sync-requests.ts';
import { type Account, issueToken, newAccountRow } from '../testing/authorization/fixture.ts';
import { storyRow } from '../testing/authorization/rows.ts';
import { repetitions } from '../testing/long-run.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** A generated family: the number of stories of the parent and of each child. */
const family = fc.record({
	isAdmins: fc.boolean(),
	own: fc.nat(2),
	children: fc.array(fc.nat(2), { maxLength: 3 }),
});
const anyone = fc.record({ family: fc.nat(), member: fc.nat() });
const move = fc.record({ who: anyone, to: fc.nat() });
/** Parameters that a client may add; none may have an effect. */
const noise = fc.constantFrom('', 'search=Stranger', 'page=2&limit=100', 'familyId=*', 'role=admin&status=published');
const question = fc.record({ by: anyone, about: anyone, noise });
const worlds = fc.record({
	families: fc.array(family, { minLength: 1, maxLength: 4 }),
	moves: fc.array(move, { maxLength: 2 }),
	questions: fc.array(question, { minLength: 1, maxLength: 4 }),
});
type Plan = typeof worlds extends fc.Arbitrary<infer Value> ? Value : never;

/** A generated account and its current family. `before`: its former family. */
type Person = { row: Account; parent: string; before: string[]; stories: string[]; as: { token: string } };

/** Milliseconds. */
const patience = repetitions(300_000, 1_200_000);

let server: TestServer;
let ada: { token: string };

beforeAll(async () => {
	server = await startTestServer();
	const admin = newAccountRow(server, 'admin', 'Ada');
	await server.db.insertInto('account').values(admin).execute();
	ada = { token: await issueToken(server, admin) };
});
afterAll(() => server.close());

it(
	'S03 no list, search, page or order contains another family’s data, in random databases',
	async () => {
		await fc.assert(
			fc.asyncProperty(worlds, async (plan) => {
				const families = await build(plan);
				for (const { who, to } of plan.moves) await moveChild(families, who, to);
				for (const { by, about, noise } of plan.questions) {
					const [reader, other] = [memberOf(families, by), memberOf(families, about)];
					await expectOwnLists(families.flat(), reader, noise);
					await expectOwnSync(families.flat(), reader);
					await expectOf(reader, other, noise);
				}
			}),
			{ numRuns: repetitions(60, 2000) },
		);
	},
	patience,
);

async function build({ families }: Plan): Promise<Person[][]> {
	const people = await Promise.all(
		families.map(async ({ isAdmins, own, children }) => {
			const parent = newAccountRow(server, isAdmins ? 'admin' : 'parent', 'Head');
			const rows = [parent, ...children.map(() => newAccountRow(server, 'child', 'Child', { parent }))];
			await server.db.insertInto('account').values(rows).execute();
			const counts = [own, ...children];
			return Promise.all(rows.map((row, index) => settled(row, parent, counts[index] ?? 0)));
		}),
	);
	return people;
}

async function settled(row: Account, parent: Account, count: number): Promise<Person> {
	const stories = Array.from({ length: count }, () => storyRow(row, server.clock.now));
	if (stories.length > 0) await server.db.insertInto('story').values(stories).execute();
	const as = { token: await issueToken(server, row) };
	return { row, as, parent: parent.id, before: [], stories: stories.map(({ id }) => id) };
}

/** An admin moves a child into another family, or makes it a family of its own. */
async function moveChild(families: Person[][], who: Plan['moves'][number]['who'], to: number): Promise<void> {
	const person = memberOf(families, who);
	if (person.row.role !== 'child') return;
	const parent = families[to % (families.length + 1)]?.[0];
	const parentId = parent?.row.id ?? null;
	const body = { role: 'child', parentId, profile: {}, subscription: { status: 'active', hasLifetimeAccess: false } };
	const { status } = await server.request('PUT', `/api/admin/users/${person.row.id}`, { as: ada, body });
	expect(status).toBe(200);
	person.before.push(person.parent);
	person.parent = parentId ?? person.row.id;
}

function memberOf(families: Person[][], { family, member }: { family: number; member: number }): Person {
	const people = families[family % families.length]!;
	return people[member % people.length]!;
}

const isChildOf = (reader: Person) => (person: Person) =>
	reader.row.role !== 'child' && person.parent === reader.row.id && person !== reader;
const isReadBy = (reader: Person) => (person: Person) => person === reader || isChildOf(reader)(person);

function storiesOf(people: readonly Person[]): string[] {
	return people.flatMap(({ stories }) => stories).sort();
}

function sortedIds(things: readonly { _id: string }[]): string[] {
	return things.map(({ _id }) => _id).sort();
}

async function expectOwnLists(people: Person[], reader: Person, noise: string): Promise<void> {
	const { body: stories } = await server.request<Story[]>('GET', `/api/stories?${noise}`, reader);
	expect(sortedIds(stories)).toEqual(storiesOf(people.filter(isReadBy(reader))));
	const { body: children } = await server.request<User[]>('GET', `/api/users/children?${noise}`, reader);
	expect(sortedIds(children)).toEqual(
		people
			.filter(isChildOf(reader))
			.map(({ row }) => row.id)
			.sort(),
	);
	for (const list of ['users', 'stories']) {
		const { status } = await server.request('GET', `/api/admin/${list}?${noise}`, reader);
		if (reader.row.role !== 'admin') expect(status).toBe(403);
	}
}

/** Of deleted stories, a device gets only those it may have had. */
async function expectOwnSync(people: Person[], reader: Person): Promise<void> {
	const synced = await pullChanges(server, reader.as);
	expect(sortedIds(synced.stories)).toEqual(storiesOf(people.filter(isReadBy(reader))));
	expect(sortedIds(synced.children)).toEqual(
		people
			.filter(isChildOf(reader))
			.map(({ row }) => row.id)
			.sort(),
	);
	const once = people.filter(({ before }) => before.includes(reader.parent));
	const onceThere = [...storiesOf(once), ...once.map(({ row }) => row.id)];
	const deleted = [...synced.deleted.stories, ...synced.deleted.children];
	expect(deleted.filter((id) => !onceThere.includes(id))).toEqual([]);
}

/** The requests for another account's data: as that child, and for each of its stories. */
async function expectOf(reader: Person, other: Person, noise: string): Promise<void> {
	const mayActAs = isChildOf(reader)(other) || (reader === other && reader.row.role === 'child');
	const query = `selectedChildId=${other.row.id}&${noise}`;
	const { status, body } = await server.request<Story[]>('GET', `/api/stories?${query}`, reader);
	expect([status, mayActAs ? sortedIds(body) : []]).toEqual([mayActAs ? 200 : 404, mayActAs ? storiesOf([other]) : []]);
	for (const id of other.stories) {
		const { status } = await server.request('GET', `/api/stories/${id}`, reader);
		const mayRead = reader.row.role === 'admin' || isReadBy(reader)(other);
		expect(status).toBe(mayRead ? 200 : 404);
	}
}
