import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerChild } from '../../../api/stories/testing/story-requests.ts';
import type { NextChapter } from '../../../shared/contract/stories.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { enterLibrary, library } from '../library/current-library.ts';
import { loadStoryView } from '../library/story-view.ts';
import { pull } from '../sync.ts';
import { createTestDevice, generateStory, type TestDevice } from '../testing/test-device.ts';
import type { ChooseCommand } from './commands.ts';
import { allEntries } from './entries.ts';
import { exclusiveReplay } from './exclusive-replay.ts';
import { enqueue } from './outbox.ts';

let device: TestDevice;
beforeEach(async () => {
	device = await createTestDevice('Rosa');
});
afterEach(() => device.close());

const replay = () => exclusiveReplay({ library: library(), token: async () => localStorage.getItem('token') })();
const sendAgain = async () => {
	await library().outbox.toCollection().modify({ nextAt: 0 });
	await replay();
};

/** Takes the story's first choice from another device, and reports the chapter it leads to. */
async function openAndReport(storyId: string, as: Session): Promise<string> {
	const { nodeId } = await firstChoice(storyId);
	const path = `/api/stories/${storyId}`;
	const body = { nodeId, choiceIndex: 0 };
	const { newNode } = (await device.house.request<NextChapter>('POST', `${path}/generate`, { as, body })).body;
	await device.house.request('POST', `${path}/report`, { as, body: { nodeId: newNode._id, reason: 'scary' } });
	return newNode._id;
}

async function firstChoice(storyId: string): Promise<ChooseCommand> {
	const first = (await library().nodes.where({ storyId }).toArray()).find(({ parentNodeId }) => parentNodeId === null);
	return { kind: 'choose', storyId, nodeId: first!._id, choiceIndex: 0, title: '', choice: '' };
}

describe('a choice that leads to a hidden chapter', () => {
	it('is done on a child’s own device, where the chapter has its place and no text', async () => {
		const juno = await registerChild(device.house, device.session, 'Juno', ['dragon']);
		const storyId = await generateStory({ ...device, session: juno });
		localStorage.setItem('token', juno.token);
		await enterLibrary(juno.user, juno.token);
		await pull();
		const hiddenId = await openAndReport(storyId, device.session);
		await enqueue(await firstChoice(storyId), null);
		await replay();
		expect(await allEntries()).toEqual([]);
		expect((await loadStoryView(storyId, null))!.path).toMatchObject([
			{ takenChoice: 0 },
			{ _id: hiddenId, content: '', report: { state: 'open' } },
		]);
		await pull();
		await enqueue({ ...(await firstChoice(storyId)), isKnown: true }, null);
		await replay();
		expect(await allEntries()).toEqual([]);
	});

	it('stays hidden when the answer from before the report arrives after it', async () => {
		const { session, network } = device;
		const storyId = await generateStory(device);
		await pull();
		const command = await firstChoice(storyId);
		network.losesResponses = true;
		await enqueue(command, null);
		await replay();
		network.losesResponses = false;
		const hiddenId = await openAndReport(storyId, session);
		await pull();
		expect(await library().nodes.get(hiddenId)).toMatchObject({ report: { state: 'open' } });
		await sendAgain();
		expect(await allEntries()).toEqual([]);
		expect(await library().nodes.get(hiddenId)).toMatchObject({ report: { state: 'open' } });
	});
});
