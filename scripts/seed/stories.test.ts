import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../api/app/config.ts';
import type { Makers } from '../../api/makers/makers.ts';
import { builtInStoryteller } from '../../api/makers/storyteller/built-in.ts';
import { fakeMakers } from '../../api/testing/fake-makers.ts';
import { adminCalls } from '../../shared/contract/admin.ts';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { hasAccess } from '../../shared/rules/access.ts';
import { createAccounts, login as enter, type SeedAccount, type SeedAccounts } from './accounts.ts';
import { openSeedServer, type SeedServer } from './seed-server.ts';
import { createStories } from './stories.ts';

let folder: string;
let house: SeedServer;
let people: SeedAccounts;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-seed-'));
	await open();
	people = await createAccounts(house);
	await createStories(house, people);
}, 60_000);
afterAll(async () => {
	await house.close();
	await rm(folder, { recursive: true, force: true });
});

/** The built-in storyteller with fake pictures and narrations. */
async function open(): Promise<void> {
	const makers: Makers = { ...fakeMakers(), storyteller: builtInStoryteller() };
	house = await openSeedServer(readConfig({ DATA_DIR: folder }), makers);
}

const login = (person: SeedAccount) => enter(house.clientAt(), person);
const storiesOf = async (person: SeedAccount) => house.clientAt()(firstLoadCalls.stories, { as: await login(person) });

describe('the seeded families', () => {
	it('can log in with what is printed, each with a password of its own', async () => {
		const all = [people.ada, people.rosa, people.theo, people.nina, people.otto];
		const users = await Promise.all(all.map(async (person) => (await login(person)).user));
		expect(users.map(({ role, profile }) => [role, profile.name])).toEqual([
			['admin', 'Ada'],
			['parent', 'Rosa'],
			['parent', 'Theo'],
			['parent', 'Nina'],
			['parent', 'Otto'],
		]);
		expect(new Set(all.map(({ password }) => password)).size).toBe(5);
		for (const { password } of all) expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
	});

	it('have lifetime access, a running trial, an expired trial, and ended access', async () => {
		const users = await Promise.all(
			[people.rosa, people.theo, people.nina, people.otto].map(async (one) => (await login(one)).user),
		);
		expect(users.map((user) => [user.subscription.status, hasAccess(user, Date.now())])).toEqual([
			['active', true],
			['trial', true],
			['trial', false],
			['expired', false],
		]);
	});

	it('have a child of each kind, one with the longest name there may be', async () => {
		const children = await house.clientAt()(firstLoadCalls.children, { as: await login(people.rosa) });
		expect(children.map(({ profile }) => profile.age)).toEqual([7, 10, 4]);
		expect(children.at(-1)?.profile.name).toHaveLength(60);
	});

	it('have stories in every stored status', async () => {
		const states = (await storiesOf(people.rosa)).map(({ status }) => status);
		expect(new Set(states)).toEqual(new Set(['completed', 'in-progress', 'failed', 'queued']));
		expect((await storiesOf(people.theo)).map(({ status }) => status)).toEqual(['in-progress']);
		expect((await storiesOf(people.nina)).map(({ status }) => status)).toEqual(['completed']);
	});

	it('have a story with two paths, fully drawn, with the first path narrated', async () => {
		const stories = await storiesOf(people.rosa);
		const { _id } = stories.find(({ genre }) => genre === 'fantasy')!;
		const as = await login(people.rosa);
		const { nodes, chapterCount } = await house.clientAt()(firstLoadCalls.story, { as, params: { id: _id } });
		expect(nodes.filter(({ isEnding }) => isEnding)).toHaveLength(2);
		expect(nodes.every(({ images }) => images)).toBe(true);
		expect(nodes.filter(({ audioUrls }) => audioUrls)).toHaveLength(chapterCount);
	});

	it('have a published story with its audit entries', async () => {
		expect((await storiesOf(people.rosa)).filter(({ isPublished }) => isPublished)).toHaveLength(1);
		const { entries } = await house.clientAt()(adminCalls.audit, { as: await login(people.ada) });
		// The admin is one of them, added at the terminal.
		expect(entries.map(({ action }) => action)).toEqual(['story-read', 'story-changed', 'user-added', 'user-added']);
	});

	it('have a failed story with a message for a parent, which can be retried', async () => {
		const failed = (await storiesOf(people.rosa)).find(({ status }) => status === 'failed')!;
		expect(failed.error).toContain('“ghost” is switched off');
	});
});

describe('seeding a second time', () => {
	it('adds a second family, leaves the first unchanged, and lets the waiting story be written', async () => {
		const before = await storiesOf(people.rosa);
		await house.close();
		await open();
		const second = await createAccounts(house);
		await createStories(house, second);
		expect([second.family, second.rosa.email]).toEqual([2, 'rosa-2@example.com']);
		const after = await storiesOf(people.rosa);
		expect(after.map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
		expect(after.filter(({ status }) => status === 'queued')).toEqual([]);
	});
});
