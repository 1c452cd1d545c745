import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Changes } from '../../shared/contract/sync.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { readConfig } from '../app/config.ts';
import { setLogSink } from '../app/log.ts';
import { start } from '../app/start.ts';
import { updateAccountRow } from '../db/accounts.ts';
import { openDatabase } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import { inRelaxedTransaction, inTransaction } from '../db/transaction.ts';
import { storyInput } from '../stories/testing/story-requests.ts';
import { fakeMakers } from '../testing/fake-makers.ts';
import { connectSocket, nextEvent, registerAt, requestAt } from '../testing/live-client.ts';
import { insertStoryRow, startTestServer, type TestServer } from '../testing/test-server.ts';
import { startChangeNotifier } from './change-notifier.ts';

let testServer: TestServer;
beforeEach(async () => {
	testServer = await startTestServer();
	onTestFinished(() => testServer.close());
});

type Event = { accountId: string; event: string; news: unknown };

/** Milliseconds that no test lasts: only commits of this process are noticed. */
const never = 3_600_000;

async function listen({ hasConnections = () => true as boolean, interval = never } = {}) {
	const events: Event[] = [];
	const notify = (accountId: string, event: string, news: unknown) => void events.push({ accountId, event, news });
	const stop = await startChangeNotifier(
		testServer,
		{ notify: notify as TestServer['context']['notify'], hasConnections },
		interval,
	);
	onTestFinished(stop);
	return { events, stop };
}

/** Changes the database from outside the server, as an operator's command does. */
async function beside({ folder }: { folder: string }, change: (db: Db) => Promise<void>): Promise<void> {
	const { db, close } = await openDatabase(join(folder, 'everbranch.db'), { exclusive: false });
	await change(db);
	await close();
}

it('emits one event per commit, to the family concerned only', async () => {
	const [rosa, ida] = [await testServer.register('Rosa'), await testServer.register('Ida')];
	const { events } = await listen();
	await inTransaction(testServer.db, async (db) => {
		for (const name of ['Rosalind', 'Rosie', 'Rosa B.']) await updateAccountRow(db, rosa.user._id, { name });
	});
	await expect.poll(() => events).toEqual([{ accountId: rosa.user._id, event: 'changed', news: {} }]);
	await insertStoryRow(testServer, ida.user, 'story-of-ida');
	await expect.poll(() => events).toHaveLength(2);
	expect(events[1]?.accountId).toBe(ida.user._id);
});

it.each<[name: string, write: (db: Db, id: string) => Promise<unknown>]>([
	['a statement of its own', (db, id) => updateAccountRow(db, id, { name: 'Rosalind' })],
	[
		'a statement that returns rows',
		(db, id) => db.updateTable('account').set({ name: 'Rosalind' }).where('id', '=', id).returningAll().execute(),
	],
	['a raw statement', (db, id) => sql`update account set name = 'Rosalind' where id = ${id}`.execute(db)],
	[
		'a transaction of relaxed durability',
		(db, id) => inRelaxedTransaction(db, (trx) => updateAccountRow(trx, id, { name: 'Rosalind' })),
	],
])('emits an event for %s', async (_name, write) => {
	const rosa = await testServer.register('Rosa');
	const { events } = await listen();
	await write(testServer.db, rosa.user._id);
	await expect.poll(() => events.map(({ accountId }) => accountId)).toEqual([rosa.user._id]);
});

it('emits nothing before the commit', async () => {
	const [rosa, ida] = [await testServer.register('Rosa'), await testServer.register('Ida')];
	const { events } = await listen();
	let before: Event[] = [];
	await inTransaction(testServer.db, async (db) => {
		await updateAccountRow(db, rosa.user._id, { name: 'Rosalind' });
		await updateAccountRow(db, ida.user._id, { name: 'Idalia' });
		await new Promise(setImmediate);
		before = [...events];
	});
	expect(before).toEqual([]);
	await expect.poll(() => events).toHaveLength(2);
});

it('emits nothing for a rolled back transaction', async () => {
	const [rosa, ida] = [await testServer.register('Rosa'), await testServer.register('Ida')];
	const { events } = await listen();
	const given = inTransaction(testServer.db, async (db) => {
		await updateAccountRow(db, rosa.user._id, { name: 'Rosalind' });
		throw new Error('it was given up');
	});
	await expect(given).rejects.toThrow('it was given up');
	await updateAccountRow(testServer.db, ida.user._id, { name: 'Idalia' });
	await expect.poll(() => events.map(({ accountId }) => accountId)).toEqual([ida.user._id]);
});

it('loses no commit that comes while it looks', async () => {
	const families = await Promise.all(['Rosa', 'Ida', 'Milo', 'Juno'].map((name) => testServer.register(name)));
	const { events } = await listen();
	await Promise.all(families.map(({ user }) => updateAccountRow(testServer.db, user._id, { age: 37 })));
	const ids = families.map(({ user }) => user._id).toSorted();
	await expect.poll(() => events.map(({ accountId }) => accountId).toSorted()).toEqual(ids);
});

it('emits an event for a commit of another process', async () => {
	const rosa = await testServer.register('Rosa');
	const { events } = await listen({ interval: 1 });
	await beside(testServer, (db) => updateAccountRow(db, rosa.user._id, { name: 'Rosalind' }));
	await expect.poll(() => events.map(({ accountId }) => accountId)).toEqual([rosa.user._id]);
});

it('looks only while there are connections, and emits earlier changes then', async () => {
	const rosa = await testServer.register('Rosa');
	const connections = { open: false };
	const { events } = await listen({ hasConnections: () => connections.open, interval: 1 });
	await updateAccountRow(testServer.db, rosa.user._id, { name: 'Rosalind' });
	expect(events).toEqual([]);
	connections.open = true;
	await expect.poll(() => events).toHaveLength(1);
});

it('emits an event although the look after its commit failed', async () => {
	const logged: string[] = [];
	onTestFinished(setLogSink((line) => void logged.push(line)));
	const rosa = await testServer.register('Rosa');
	const { events } = await listen({ interval: 1 });
	const broken = vi.spyOn(testServer.db, 'selectFrom').mockImplementation(() => {
		throw new Error('the disk is away');
	});
	await updateAccountRow(testServer.db, rosa.user._id, { name: 'Rosalind' });
	await expect.poll(() => logged.join()).toContain('"event":"warning"');
	broken.mockRestore();
	await expect.poll(() => events).toHaveLength(1);
});

type Server = { address: string; folder: string };

/** The whole server, stopped after the test. */
async function listening(): Promise<Server> {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-changes-'));
	const config = readConfig({ PORT: '0', RATE_LIMIT: 'off', DATA_DIR: folder });
	const { port, stop } = await start(config, () => fakeMakers());
	onTestFinished(async () => {
		await stop();
		await rm(folder, { recursive: true, force: true });
	});
	return { address: `http://127.0.0.1:${port}`, folder };
}

/** A device that pulls changes only when it receives `changed`. */
async function follow({ address }: Server, as: Session) {
	let changes: Changes | undefined;
	const sync = () => requestAt<Changes>(address, 'GET', '/api/sync', undefined, as);
	const socket = connectSocket(address, as.token);
	onTestFinished(() => void socket.disconnect());
	await nextEvent(socket, 'connect');
	let pulling = Promise.resolve();
	socket.on('changed', () => {
		// One pull after the other: the last one counts. At the test's end the server may be stopped before it.
		const pull = async () => {
			changes = await sync().catch(() => changes);
		};
		pulling = pulling.then(pull);
	});
	const isUpToDate = () => vi.waitFor(async () => expect(changes).toEqual(await sync()), { timeout: 20_000 });
	return { changes: () => changes, isUpToDate };
}

describe('a device', () => {
	it('receives an event for each change that another device makes', async () => {
		const server = await listening();
		const { address } = server;
		const rosa = await registerAt(address, 'Rosa');
		const tablet = await follow(server, rosa);
		const story = await requestAt<{ _id: string }>(address, 'POST', '/api/stories', storyInput(), rosa);
		const milo = await requestAt<User>(
			address,
			'POST',
			'/api/users/children',
			{ profile: { name: 'Milo', age: 7 } },
			rosa,
		);
		const settings = { allowedGenres: ['pirate'], contentRestrictions: { maxAgeRating: 5, disabledTopics: [] } };
		const requests: [string, string, object?][] = [
			['PUT', '/api/users/profile', { profile: { name: 'Rosalind', age: 36 } }],
			['PUT', `/api/users/settings/${milo._id}`, settings],
			['POST', '/api/stories', storyInput()],
			['DELETE', `/api/stories/${story._id}`],
			['DELETE', `/api/users/children/${milo._id}`],
		];
		for (const [method, path, body] of requests) {
			await requestAt(address, method, path, body, rosa);
			await tablet.isUpToDate();
		}
	});

	it('of a child receives events for its own changes and its parent’s access, also from another process', async () => {
		const server = await listening();
		const { address } = server;
		const [rosa, milo] = [await registerAt(address, 'Rosa'), await registerAt(address, 'Milo')];
		await beside(server, (db) =>
			updateAccountRow(db, milo.user._id, { role: 'child', parent_id: rosa.user._id, age: 8 }),
		);
		const tablet = await follow(server, milo);
		await requestAt(address, 'POST', '/api/stories', storyInput(), milo);
		await tablet.isUpToDate();
		await beside(server, (db) => updateAccountRow(db, rosa.user._id, { has_lifetime_access: 0 }));
		await tablet.isUpToDate();
		expect(tablet.changes()?.user.subscription.hasLifetimeAccess).toBe(false);
	});
});
