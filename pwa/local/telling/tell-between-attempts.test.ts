import { v7 as newId } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { library } from '../library/current-library.ts';
import { storyIdOf } from '../outbox/commands.ts';
import { allEntries } from '../outbox/entries.ts';
import { enqueue } from '../outbox/outbox.ts';
import { pull } from '../sync.ts';
import { installTabletProgram } from '../testing/tablet-program.ts';
import { createTestDevice, milosStoryInput } from '../testing/test-device.ts';
import { tellBetweenAttempts } from './tell-between-attempts.ts';
import { tellNewStory } from './tell-story.ts';

beforeEach(async () => {
	const program = installTabletProgram();
	const device = await createTestDevice('Rosa');
	await pull();
	device.network.isOffline = true;
	return async () => {
		await device.close();
		program.remove();
	};
});

/** Tells a wish that is being sent; `isAsked` resolves when the first telling has found that. */
async function tellWhileSent() {
	const _id = newId();
	const wish = { ...milosStoryInput, _id, frontendRequestId: `wish-${_id}` };
	await enqueue({ kind: 'create-story', story: wish }, null);
	await library().outbox.toCollection().modify({ state: 'sending' });
	const { promise: isAsked, resolve } = Promise.withResolvers<void>();
	const tell = async () => {
		const outcome = await tellNewStory(wish, null);
		resolve();
		return outcome;
	};
	const outcome = tellBetweenAttempts(tell, ({ deed }) => storyIdOf(deed) === _id);
	await isAsked;
	return { outcome };
}

const kinds = async () => (await allEntries()).map(({ deed }) => deed.kind);

// covers: offline-stories/take-over
it('tells a wish as soon as the attempt to send it has failed', async () => {
	const { outcome } = await tellWhileSent();
	expect(await kinds()).toEqual(['create-story']);
	await library().outbox.toCollection().modify({ state: 'waiting' });
	expect(await outcome).toEqual({ state: 'told' });
	expect(await kinds()).toEqual(['upload-chapter']);
});

// covers: offline-stories/take-over
it('leaves a wish to the server that an attempt has reached', async () => {
	const { outcome } = await tellWhileSent();
	await library().outbox.clear();
	expect(await outcome).toEqual({ state: 'sending' });
	expect(await kinds()).toEqual([]);
});
