import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Principal } from '../../accounts/principal.ts';
import { changesAfter } from '../../db/changes.ts';
import { openPostgres } from '../../db/postgres.ts';
import type { Db } from '../../db/schema.ts';
import { accountRow, storyRow } from '../../db/testing/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createPostgresDatabase } from '../../testing/test-database.ts';

/** `CLUSTER_COMMITS=10000 CLUSTER_DEVICES=50` for a long run. */
const commits = Number(process.env.CLUSTER_COMMITS ?? 800);
const writers = 8;
const devices = Number(process.env.CLUSTER_DEVICES ?? 12);
const stories = ['one', 'two', 'three', 'four'].map((name) => `story-${name}`);

const rosa = { accountId: 'rosa', familyId: 'rosa', role: 'parent' } as Principal;

/** A device: what it knows of each story comes from the changes after its place in the feed alone. */
class Device {
	readonly titles = new Map<string, string>();
	#seq = 0;

	/** Returns whether there was anything new. */
	async read(db: Db): Promise<boolean> {
		const changes = await changesAfter(db, rosa, this.#seq, 3);
		for (const { id, seq, kind } of changes) {
			this.#seq = seq;
			if (kind === 'story') this.titles.set(id, await titleOf(db, id));
		}
		return changes.length > 0;
	}
}

async function titleOf(db: Db, id: string): Promise<string> {
	return (await db.selectFrom('story').select('title').where('id', '=', id).executeTakeFirstOrThrow()).title;
}

// covers: several-machines/every-change
it(`shows every device each of ${commits} changes that ${writers} writers make at two nodes`, {
	timeout: 60_000 + commits * 200,
}, async () => {
	const database = await createPostgresDatabase();
	const nodes = await Promise.all([openPostgres(database.url), openPostgres(database.url)]);
	const dbOf = (number: number) => nodes[number % 2]!.db;
	await dbOf(0).insertInto('account').values(accountRow('rosa')).execute();
	for (const id of stories) await dbOf(0).insertInto('story').values(storyRow(id, 'rosa')).execute();

	let left = commits;
	let isWriting = true;
	async function write(number: number): Promise<void> {
		while (left > 0) {
			const title = `title ${left--}`;
			// The last changes of each story are by different writers, so that none is told by a later one.
			const id = stories[left % stories.length]!;
			await inTransaction(dbOf(number), async (trx) => {
				await trx.updateTable('story').set({ title }).where('id', '=', id).execute();
				await sleep(number % 3);
			});
		}
	}
	async function follow(device: Device, number: number): Promise<void> {
		// Of what is read after the last commit nothing may be missing.
		for (let wasWriting = isWriting; (await device.read(dbOf(number))) || wasWriting; ) {
			wasWriting = isWriting;
			await sleep(number % 5);
		}
	}
	const readers = Array.from({ length: devices }, () => new Device());
	const following = Promise.all(readers.map(follow));
	await Promise.all(Array.from({ length: writers }, (_, number) => write(number)));
	isWriting = false;
	await following;

	const titles = new Map<string, string>();
	for (const id of stories) titles.set(id, await titleOf(dbOf(0), id));
	for (const device of readers) expect(device.titles).toEqual(titles);
	await Promise.all(nodes.map(({ close }) => close()));
	await database.drop();
});
