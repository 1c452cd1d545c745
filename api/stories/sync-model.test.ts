import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Changes } from '../../shared/contract/sync.ts';
import type { Principal } from '../accounts/principal.ts';
import { deleteAccount, updateAccountRow } from '../db/accounts.ts';
import { deleteStories, moveStoriesToFamily } from '../db/stories.ts';
import { accountRow, storyRow } from '../db/testing/rows.ts';
import type { TestServer } from '../testing/test-server.ts';
import { loadChanges } from './sync.ts';
import { openTestServer } from './testing/story-requests.ts';
import { ids } from './testing/sync-requests.ts';

let server: TestServer;
beforeEach(async () => {
	server = await openTestServer();
});

describe('devices that pull pages at any time', () => {
	/** The simplest device: it applies each page. */
	class Device {
		cursor: string | undefined;
		stories = new Map<string, string>();
		children: string[] = [];
		#received: Set<string> | null = new Set();

		apply(changes: Changes): void {
			if (changes.reset) this.#received = new Set();
			for (const { _id, title } of changes.stories) {
				this.stories.set(_id, title);
				this.#received?.add(_id);
			}
			for (const id of changes.deleted.stories) this.stories.delete(id);
			this.children = ids(changes.children);
			this.cursor = changes.cursor;
			if (changes.more || !this.#received) return;
			for (const id of this.stories.keys()) if (!this.#received.has(id)) this.stories.delete(id);
			this.#received = null;
		}
	}

	const principals: Principal[] = [
		{ accountId: 'rosa', familyId: 'rosa', role: 'parent' },
		{ accountId: 'ida', familyId: 'ida', role: 'parent' },
	];

	const steps = fc.oneof(
		{ weight: 3, arbitrary: fc.record({ do: fc.constant('pull' as const), who: fc.nat(1) }) },
		{ weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), who: fc.nat(3) }) },
		{ weight: 2, arbitrary: fc.record({ do: fc.constant('title' as const), which: fc.nat(12) }) },
		{ weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), which: fc.nat(12) }) },
		fc.record({ do: fc.constant('move' as const), who: fc.nat(1), to: fc.nat(1) }),
		fc.record({ do: fc.constant('rename' as const), who: fc.nat(3) }),
		fc.record({ do: fc.constant('remove' as const), who: fc.nat(1) }),
		fc.record({ do: fc.constant('restore' as const) }),
	);

	it('have the server’s state after the last page, whatever changed between the pages', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (plan) => {
				await begins();
				const devices = principals.map(() => new Device());
				for (const [number, step] of plan.entries()) await take(step, number, devices);
				for (const [index, principal] of principals.entries()) {
					const device = devices[index]!;
					do device.apply(await loadChanges(server.db, principal, device.cursor));
					while (await isBehind(principal, device));
					expect(Object.fromEntries(device.stories)).toEqual(await storiesIn(principal.familyId));
					expect(device.children).toEqual(await childrenIn(principal.familyId));
				}
			}),
			{ numRuns: 150 },
		);
	});

	const people = ['rosa', 'ida', 'milo', 'juno'];

	async function begins(): Promise<void> {
		await server.db.deleteFrom('account').execute();
		const child = { role: 'child', email: null, parent_id: 'rosa' } as const;
		for (const name of people.slice(0, 2)) await server.db.insertInto('account').values(accountRow(name)).execute();
		for (const name of people.slice(2)) await server.db.insertInto('account').values(accountRow(name, child)).execute();
	}

	type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never;

	async function take(step: Step, number: number, devices: readonly Device[]): Promise<void> {
		const { db } = server;
		if (step.do === 'pull') {
			const device = devices[step.who]!;
			device.apply(await loadChanges(db, principals[step.who]!, device.cursor));
		} else if (step.do === 'restore')
			await db
				.updateTable('change_epoch')
				.set({ epoch: hexOf(number) })
				.execute();
		else if ('which' in step) {
			const all = await db.selectFrom('story').select('id').orderBy('id').execute();
			const id = all[step.which % Math.max(1, all.length)]?.id;
			if (!id) return;
			if (step.do === 'delete') await deleteStories(db, [id]);
			else
				await db
					.updateTable('story')
					.set({ title: `title ${number}` })
					.where('id', '=', id)
					.execute();
		} else await touch(step, number);
	}

	async function touch(step: Extract<Step, { who: number }>, number: number): Promise<void> {
		const { db } = server;
		const name = step.do === 'move' || step.do === 'remove' ? people[2 + step.who]! : people[step.who]!;
		const who = await db.selectFrom('account').selectAll().where('id', '=', name).executeTakeFirst();
		if (!who) return;
		const family_id = who.parent_id ?? name;
		if (step.do === 'add') {
			// Many at once, so that they fill several pages.
			const rows = Array.from({ length: 90 }, (_, index) => storyRow(`${number}-${index}`, name, { family_id }));
			await db.insertInto('story').values(rows).execute();
		} else if (step.do === 'rename') await updateAccountRow(db, name, { name: `${name} ${number}` });
		else if (step.do === 'remove') await deleteAccount(db, name);
		else if (step.do === 'move') {
			const parent_id = people[step.to]!;
			await updateAccountRow(db, name, { parent_id });
			await moveStoriesToFamily(db, name, parent_id);
		}
	}

	async function isBehind(principal: Principal, device: Device): Promise<boolean> {
		const { more, cursor } = await loadChanges(server.db, principal, device.cursor);
		return more || cursor !== device.cursor;
	}

	async function storiesIn(family: string): Promise<Record<string, string>> {
		const rows = await server.db.selectFrom('story').select(['id', 'title']).where('family_id', '=', family).execute();
		return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
	}

	async function childrenIn(family: string): Promise<string[]> {
		const rows = await server.db
			.selectFrom('account')
			.select('id')
			.where('parent_id', '=', family)
			.orderBy('id')
			.execute();
		return rows.map(({ id }) => id);
	}
});

function hexOf(number: number): string {
	return (0xabc00000 + number).toString(16);
}
