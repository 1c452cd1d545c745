import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureEpoch } from '../../api/db/changes.ts';
import { storyRow } from '../../api/db/testing/rows.ts';
import { library } from './library/current-library.ts';
import { emptyStoryState } from './library/database.ts';
import { pull, refreshStory } from './sync.ts';
import { createTestDevice, milosStoryInput, type TestDevice } from './testing/test-device.ts';

/** `SYNC_PLANS`: the number of random plans of the deep test. */
const manyPlans = Number(process.env.SYNC_PLANS ?? 32);

let device: TestDevice;
beforeAll(async () => {
	device = await createTestDevice('Rosa');
});
afterAll(() => device.close());

const hero = JSON.stringify(milosStoryInput.settings.characters[0]);
/** Three pages, because an order of responses can lose the middle one. */
const threePages = 320;
/** One or two of each page, so that they overlap. */
const which = fc.constantFrom(0, 1, 170, 310);
const answers = fc.nat(3);
const steps = fc.oneof(
	fc.record({ step: fc.constant('add' as const), count: fc.constantFrom<number>(1, 160) }),
	{ weight: 2, arbitrary: fc.record({ step: fc.constant('retitle' as const), which }) },
	{ weight: 2, arbitrary: fc.record({ step: fc.constant('delete' as const), which }) },
	{ weight: 2, arbitrary: fc.record({ step: fc.constant('restore' as const) }) },
	fc.record({ step: fc.constant('pin' as const), which }),
	{ weight: 4, arbitrary: fc.record({ step: fc.constant('pull' as const) }) },
	{ weight: 2, arbitrary: fc.record({ step: fc.constant('refresh' as const), which }) },
	{ weight: 6, arbitrary: fc.record({ step: fc.constant('deliver' as const), which: answers }) },
);
type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never;

/** A response with an old title arrives after the first page of the next full sync, which has the new one. */
const staleResponseAfterSecondRestore: readonly Step[] = [
	{ step: 'restore' },
	{ step: 'pull' },
	{ step: 'deliver', which: 0 },
	{ step: 'refresh', which: 310 },
	{ step: 'restore' },
	{ step: 'retitle', which: 310 },
	{ step: 'deliver', which: 0 },
	{ step: 'deliver', which: 1 },
	{ step: 'deliver', which: 0 },
];

describe('concurrent pulls', () => {
	it('do not let a response from before a second restore replace newer state', () =>
		liveThrough(staleResponseAfterSecondRestore));

	it(
		'leave the device with the server’s state and its own pins, in any order of responses',
		() => tryPlans(8),
		600_000,
	);

	it('leave it so in many random orders', { tags: 'deep', timeout: 6_000_000 }, () => tryPlans(manyPlans));
});

function tryPlans(numRuns: number): Promise<void> {
	const plans = fc.array(steps, { minLength: 8, maxLength: 24 });
	return fc.assert(fc.asyncProperty(plans, liveThrough), { numRuns });
}

/** Responses are made at the time of the request, and arrive in the order of the plan. */
async function liveThrough(plan: readonly Step[]): Promise<void> {
	const { db } = device.house;
	const { fetch } = globalThis;
	const waiting: (() => void)[] = [];
	const running = new Set<Promise<unknown>>();
	const pins = new Set<string>();
	let made = 0;
	globalThis.fetch = async (...request) => {
		const answer = await fetch(...request);
		await new Promise<void>((resolve) => waiting.push(resolve));
		return answer;
	};
	const begin = (work: Promise<unknown>) => {
		const run = work.catch(unlessRefused).finally(() => running.delete(run));
		running.add(run);
	};

	async function take(step: Step): Promise<void> {
		const ids = (await db.selectFrom('story').select('id').orderBy('id').execute()).map(({ id }) => id);
		const id = 'which' in step ? ids[step.which % Math.max(1, ids.length)] : undefined;
		if (step.step === 'add') {
			const rows = Array.from({ length: step.count }, () =>
				storyRow(`story-${String(made++).padStart(4, '0')}`, device.session.user._id, { hero }),
			);
			await db.insertInto('story').values(rows).execute();
		} else if (step.step === 'restore') {
			await db.deleteFrom('change_epoch').execute();
			await ensureEpoch(db);
		} else if (step.step === 'pull') begin(pull());
		else if (step.step === 'deliver') waiting.splice(step.which % Math.max(1, waiting.length), 1)[0]?.();
		else if (!id) return;
		else if (step.step === 'refresh') begin(refreshStory(id));
		else if (step.step === 'retitle') {
			made += 1;
			const title = `title ${made}`;
			await db.updateTable('story').set({ title }).where('id', '=', id).execute();
		} else if (step.step === 'delete') {
			await db.deleteFrom('story').where('id', '=', id).execute();
			pins.delete(id);
		} else if (await library().stories.get(id)) {
			await library().shelf.put({ ...emptyStoryState(id), pinned: true });
			pins.add(id);
		}
		await settled();
	}

	try {
		await take({ step: 'add', count: threePages });
		begin(pull());
		await deliverAll();
		for (const step of plan) await take(step);
		await deliverAll();
		globalThis.fetch = fetch;
		await pull();
		const there = await db.selectFrom('story').select(['id', 'title']).execute();
		expect(titlesById(await library().stories.toArray())).toEqual(titlesById(there));
		const pinned = await library().shelf.toCollection().primaryKeys();
		expect(pinned.toSorted()).toEqual([...pins].toSorted());
	} finally {
		globalThis.fetch = fetch;
		await db.deleteFrom('story').execute();
		await pull();
	}

	async function deliverAll(): Promise<void> {
		while (running.size > 0) await take({ step: 'deliver', which: 0 });
	}

	/** Resolves when everything that needs no response has run. */
	async function settled(): Promise<void> {
		for (let round = 0; round < 3; round++) {
			await library().transaction('rw', library().tables, () => library().kv.count());
			await new Promise((resolve) => setTimeout(resolve, 1));
		}
	}
}

function titlesById(stories: readonly { id: string; title: string }[]): Record<string, string> {
	return Object.fromEntries(stories.map(({ id, title }) => [id, title]));
}

/** The request for a deleted story rejects with 404. */
function unlessRefused(error: unknown): void {
	if ((error as { status?: number }).status !== 404) throw error;
}
