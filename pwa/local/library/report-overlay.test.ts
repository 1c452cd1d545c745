import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../shared/contract/user.ts';
import { allEntries } from '../outbox/entries.ts';
import { enqueue, withdraw } from '../outbox/outbox.ts';
import { pull } from '../sync.ts';
import { createTestDevice, milosStoryInput, type TestDevice } from '../testing/test-device.ts';
import { library } from './current-library.ts';
import { loadStories } from './stories.ts';
import { loadStoryView, type StoryView } from './story-view.ts';

let device: TestDevice;
let milo: User;
let storyId: string;
let nodeId: string;
beforeEach(async () => {
	device = await createTestDevice('Rosa');
	const { house, session } = device;
	const settings = { allowedGenres: ['dragon'], contentRestrictions: { maxAgeRating: 7, disabledTopics: [] } };
	const child = { profile: { name: 'Milo', age: 7 }, settings };
	milo = (await house.request<User>('POST', '/api/users/children', { as: session, body: child })).body;
	const path = `/api/stories?selectedChildId=${milo._id}`;
	const { body } = await house.request<{ _id: string }>('POST', path, { as: session, body: milosStoryInput });
	storyId = body._id;
	while (!house.emitted.some(({ event }) => event === 'storyUpdate'))
		await new Promise((resolve) => setTimeout(resolve, 5));
	await pull();
	nodeId = (await viewAs(milo._id)).path[0]!._id;
});
afterEach(() => device.close());

async function viewAs(childId: string | null): Promise<StoryView> {
	return (await loadStoryView(storyId, childId))!;
}

async function report(childId: string | null = milo._id): Promise<void> {
	await enqueue({ kind: 'report-chapter', storyId, nodeId, title: 'A story', chapter: 1, reason: 'scary' }, childId);
}

async function reportAtServer() {
	const { body } = await device.house.request<{ nodes: { report?: object }[] }>('GET', `/api/stories/${storyId}`, {
		as: device.session,
	});
	return body.nodes[0]?.report;
}

describe('a chapter reported on this device', () => {
	it('is hidden for the child at once, without a network, and its picture is not on the card', async () => {
		device.network.isOffline = true;
		expect((await loadStories(milo._id))[0]?.cover).not.toBeNull();
		await library().nodes.update(nodeId, { audioUrls: { sage: '/voice' }, choicesAudioUrl: '/voice-of-choices' });
		await report();
		const [page] = (await viewAs(milo._id)).path;
		expect(page).toMatchObject({ content: '', choices: [], images: null, report: { state: 'open', by: 'Milo' } });
		expect(JSON.stringify(page)).not.toContain('/voice');
		expect((await loadStories(milo._id))[0]?.cover).toBeNull();
		const [first] = (await viewAs(null)).path;
		expect(first?.content).toContain('Pip');
		expect(first?.report).toMatchObject({ reason: 'scary', isSeen: false });
		await device.replay();
		expect(await reportAtServer()).toBeUndefined();
	});

	it('is reported to the server as by the child, once, as soon as it can be reached', async () => {
		device.network.isOffline = true;
		await report();
		await report();
		await device.replay();
		device.network.isOffline = false;
		await library().outbox.toCollection().modify({ nextAt: 0 });
		await device.replay();
		expect(await allEntries()).toEqual([]);
		expect(await reportAtServer()).toMatchObject({ state: 'open', reason: 'scary', by: 'Milo', isSeen: false });
		expect((await library().stories.get(storyId))?.unseen).toEqual([nodeId]);
		expect((await viewAs(milo._id)).path[0]?.content).toBe('');
		await pull();
		expect((await loadStories(null))[0]).toMatchObject({ unseen: [nodeId], cover: null });
	});

	it('is shown again when the report is withdrawn, or the server has no such chapter', async () => {
		await enqueue({ kind: 'report-chapter', storyId, nodeId, title: '', chapter: 1, reason: 'other' }, milo._id);
		await library().outbox.clear();
		expect((await viewAs(milo._id)).path[0]?.content).toContain('Pip');
		await device.house.db.deleteFrom('story').execute();
		await report();
		await device.replay();
		expect(await allEntries()).toEqual([]);
	});

	it('stays hidden when the report fails, until it is withdrawn', async () => {
		await report();
		await library().outbox.toCollection().modify({ state: 'failed' });
		expect((await viewAs(milo._id)).path[0]?.content).toBe('');
		expect((await loadStories(milo._id))[0]?.cover).toBeNull();
		const [entry] = await allEntries();
		await withdraw(entry!);
		expect((await viewAs(milo._id)).path[0]?.content).toContain('Pip');
		expect((await loadStories(milo._id))[0]?.cover).not.toBeNull();
	});

	it('is marked as seen by a parent, also without a network; a decision is unseen again', async () => {
		await report();
		await device.replay();
		device.network.isOffline = true;
		await enqueue({ kind: 'see-report', storyId, nodeId, title: '', chapter: 1 }, null);
		expect((await viewAs(null)).path[0]?.report?.isSeen).toBe(true);
		await device.replay();
		device.network.isOffline = false;
		await report(null);
		await library().outbox.toCollection().modify({ nextAt: 0 });
		await device.replay();
		expect(await reportAtServer()).toMatchObject({ by: 'Milo', isSeen: true });
		expect((await library().stories.get(storyId))?.unseen).toEqual([]);
		await device.house.db.updateTable('report').set({ decision: 'shown', seen_at: null }).execute();
		await pull();
		expect((await library().stories.get(storyId))?.unseen).toEqual([nodeId]);
		expect((await viewAs(milo._id)).path[0]?.content).toContain('Pip');
	});

	it('is listed as unseen for the parent when it is on another branch', async () => {
		const { house, session } = device;
		const go = (choiceIndex: number) =>
			house.request('POST', `/api/stories/${storyId}/generate`, { as: session, body: { nodeId, choiceIndex } });
		const first = nodeId;
		await go(0);
		await pull();
		nodeId = (await viewAs(null)).path[1]!._id;
		await report();
		await device.replay();
		nodeId = first;
		await go(1);
		await pull();
		const { path, unseenReports } = await viewAs(null);
		expect(path).toHaveLength(2);
		expect(unseenReports).toMatchObject([{ chapterNumber: 2, report: { by: 'Milo' } }]);
		expect(path).not.toContainEqual(unseenReports[0]);
	});
});
