import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { StoryDelta } from '../../shared/contract/events.ts';
import type { StoryCreated } from '../../shared/contract/stories.ts';
import type { Session } from '../../shared/contract/user.ts';
import { readConfig } from '../app/config.ts';
import { start } from '../app/start.ts';
import type { JobContext } from '../makers/makers.ts';
import { storyInput } from '../stories/testing/story-requests.ts';
import { fakeMakers } from '../testing/fake-makers.ts';
import { connectSocket, nextEvent, registerAt, requestAt } from '../testing/live-client.ts';

/** A listening server whose storyteller writes and finishes when the test says so. */
async function liveServer() {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-delta-'));
	const makers = fakeMakers();
	const { writeChapter } = makers.storyteller;
	const jobs: { jobContext: JobContext; resume: () => void }[] = [];
	makers.storyteller.writeChapter = async (request, jobContext) => {
		const gate = Promise.withResolvers<void>();
		jobs.push({ jobContext, resume: gate.resolve });
		await gate.promise;
		const result = await writeChapter(request, jobContext);
		return { ...result, draft: { ...result.draft, content: 'Pip woke up. The sun shone. All was well.' } };
	};
	const config = readConfig({ PORT: '0', DATA_DIR: folder, RATE_LIMIT: 'off', LOOK_AHEAD: '0' });
	const server = await start(config, () => makers);
	onTestFinished(async () => {
		for (const { resume } of jobs) resume();
		await server.stop();
		await rm(folder, { recursive: true });
	});
	return { address: `http://127.0.0.1:${server.port}`, jobs };
}

/** A device that records the events of stories in their order. */
async function device(address: string, as: Session) {
	const socket = connectSocket(address, as.token);
	onTestFinished(() => void socket.disconnect());
	const events: (StoryDelta | 'complete')[] = [];
	socket.on('storyDelta', (delta: StoryDelta) => events.push(delta));
	socket.on('storyComplete', () => events.push('complete'));
	await nextEvent(socket, 'connect');
	const text = () =>
		events.filter((one) => one !== 'complete').reduce((page, { from, text }) => page.slice(0, from) + text, '');
	return { socket, events, text };
}

it('sends the sentences to the account’s devices while they are written, all of them before storyComplete', async () => {
	const { address, jobs } = await liveServer();
	const [rosa, ada] = [await registerAt(address, 'Rosa'), await registerAt(address, 'Ada')];
	const [tablet, spy] = [await device(address, rosa), await device(address, ada)];
	const { _id } = await requestAt<StoryCreated>(address, 'POST', '/api/stories', storyInput(), rosa);
	await expect.poll(() => jobs).toHaveLength(1);
	jobs[0]!.jobContext.streamText('Pip woke up. The');
	await expect.poll(() => tablet.text()).toBe('Pip woke up. ');

	const phone = await device(address, rosa);
	phone.socket.emit('subscribeToStory', { userId: rosa.user._id, storyId: _id });
	spy.socket.emit('subscribeToStory', { userId: rosa.user._id, storyId: _id });
	spy.socket.emit('subscribeToStory', { userId: ada.user._id, storyId: _id });
	for (const nonsense of [null, [], 'x', { userId: ada.user._id }]) spy.socket.emit('subscribeToStory', nonsense);
	await expect.poll(() => phone.text()).toBe('Pip woke up. ');
	jobs[0]!.jobContext.streamText('Pip woke up. The sun shone. All');
	jobs[0]!.resume();
	await expect.poll(() => [tablet.events.at(-1), phone.events.at(-1)]).toEqual(['complete', 'complete']);
	for (const one of [tablet, phone]) expect(one.text()).toBe('Pip woke up. The sun shone. All was well.');
	expect(spy.events).toEqual([]);

	const late = await device(address, rosa);
	late.socket.emit('subscribeToStory', { userId: rosa.user._id, storyId: _id });
	await requestAt(address, 'GET', `/api/stories/${_id}`, undefined, rosa);
	expect(late.events).toEqual([]);
});
