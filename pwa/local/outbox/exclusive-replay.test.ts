import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { library } from '../library/current-library.ts';
import type { Library } from '../library/database.ts';
import { createTestDevice, milosStoryInput, type TestDevice } from '../testing/test-device.ts';
import type { Entry } from './commands.ts';
import { exclusiveReplay } from './exclusive-replay.ts';
import { enqueue } from './outbox.ts';
import { publish } from './outbox-channel.ts';

let device: TestDevice;
beforeEach(async () => {
	device = await createTestDevice('Rosa');
});
afterEach(() => {
	vi.restoreAllMocks();
	return device.close();
});

const enqueueStory = () => enqueue({ kind: 'create-story', story: { ...milosStoryInput, _id: newId() } }, null);

it('sends an entry that is added between the read of the outbox and the wait, while another one is in flight', async () => {
	await enqueueStory();
	const [first] = await library().outbox.toArray();
	const later = {
		...(first as Entry),
		seq: 100,
		id: newId(),
		lanes: ['later'],
		slot: 'later',
		nextAt: Date.now() + 60_000,
	};
	await library().outbox.add(later);
	const { fetch } = globalThis;
	const { promise: firstMayEnd, resolve: letFirstEnd } = Promise.withResolvers<void>();
	let sent = 0;
	globalThis.fetch = async (...request) => {
		sent += 1;
		if (sent === 1) await firstMayEnd;
		else letFirstEnd();
		return fetch(...request);
	};
	const save = { kind: 'save-profile', update: { profile: { name: 'Rosa', age: 37 } } } as const;
	const entry = { ...later, id: newId(), deed: save, lanes: ['profile'], slot: 'profile', nextAt: 0, seq: 101 };
	const reads = afterSecondRead(library().outbox, async () => {
		await library().outbox.add(entry);
		publish({ kind: 'wake' });
	});
	// It ends only because the second request is made while the first one is in flight.
	await exclusiveReplay({ library: library(), token: async () => device.session.token })();
	expect(sent).toBe(2);
	expect(reads()).toBeGreaterThan(2);
});

/**
 * Calls back after the second read of the outbox in its order, before the reader gets the result. Returns the number of such
 * reads.
 */
function afterSecondRead(outbox: Library['outbox'], happens: () => Promise<void>): () => number {
	const orderBy = outbox.orderBy.bind(outbox);
	let reads = 0;
	vi.spyOn(outbox, 'orderBy').mockImplementation((index) => {
		const collection = orderBy(index as string);
		const toArray = collection.toArray.bind(collection);
		const read = async () => {
			const entries = await toArray();
			reads += 1;
			if (reads === 2) await happens();
			return entries;
		};
		return Object.assign(collection, { toArray: read as unknown as typeof collection.toArray });
	});
	return () => reads;
}
