import { describe, expect, it } from 'vitest';
import type { NarrationAnswer } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { promoteToAdmin, type TestServer } from '../testing/test-server.ts';
import { createNarrateChapter } from './narrate-chapter.ts';
import { recordingMakers } from './testing/controlled-makers.ts';
import { createReadableStory, getStory, openTestServer, silenceErrorLog, waitUntil } from './testing/story-requests.ts';

type Spoken = NarrationAnswer & WireError;

function wishOf({ _id, nodes }: Story) {
	return { text: nodes[0]!.content, voice: 'sage' as const, storyId: _id, nodeId: nodes[0]!._id };
}

function postNarration(server: TestServer, as: Session, story: Story, change: object = {}) {
	return server.request<Spoken>('POST', '/api/tts', { as, body: { ...wishOf(story), ...change } });
}

async function storyToRead(failures: Parameters<typeof recordingMakers>[0] = {}) {
	const controlled = recordingMakers(failures);
	const server = await openTestServer(controlled.makers);
	const rosa = await server.register('Rosa');
	return { controlled, server, rosa, story: await createReadableStory(server, rosa) };
}

describe('POST /api/tts', () => {
	// covers: calls/tts
	it('answers with a recording, its length and the times of its parts, and emits an update', async () => {
		const { server, rosa, story } = await storyToRead();
		const { status, body } = await postNarration(server, rosa, story);
		const whole = [{ from: 0, to: story.nodes[0]!.content.length, at: 0 }];
		expect(status).toBe(200);
		expect(body).toEqual({
			audioUrl: expect.stringMatching(/^\/api\/media\/[0-9a-f]{64}\.mp3$/),
			seconds: 1,
			madeBy: 'built-in',
			sentences: whole,
			words: whole,
		});
		expect((await server.request('GET', body.audioUrl, { as: rosa })).status).toBe(200);
		const { audioUrls, madeBy } = (await getStory(server, rosa, story._id)).nodes[0]!;
		expect([audioUrls, madeBy.narrator]).toEqual([{ sage: body.audioUrl }, 'built-in']);
		expect(server.emitted.at(-1)).toMatchObject({ event: 'storyUpdate', news: { nodeId: story.startNode } });
	});

	it('makes one narration for concurrent and later requests', async () => {
		const gate = Promise.withResolvers<void>();
		const { controlled, server, rosa, story } = await storyToRead({ narration: () => gate.promise });
		const pending = Array.from({ length: 20 }, () => postNarration(server, rosa, story));
		await waitUntil(() => controlled.narrationRequests.length === 1);
		gate.resolve();
		const urls = (await Promise.all(pending)).map(({ body }) => body.audioUrl);
		expect(new Set([...urls, (await postNarration(server, rosa, story)).body.audioUrl]).size).toBe(1);
		expect(controlled.narrationRequests).toHaveLength(1);
	});

	it('rejects a text that is not the chapter’s', async () => {
		const { controlled, server, rosa, story } = await storyToRead();
		const { status, body } = await postNarration(server, rosa, story, { text: `${story.nodes[0]!.content} Buy now!` });
		expect([status, body.code]).toEqual([400, 'not-the-text']);
		expect((await postNarration(server, rosa, story, { voice: 'alloy' })).status).toBe(400);
		expect((await postNarration(server, rosa, story, { nodeId: 'nowhere' })).status).toBe(404);
		expect(controlled.narrationRequests).toEqual([]);
	});

	it('answers 404 to accounts that may not read the story', async () => {
		const { server, rosa, story } = await storyToRead();
		const [bela, ada] = [await server.register('Bela'), await server.register('Ada')];
		await promoteToAdmin(server, ada);
		expect((await postNarration(server, bela, story)).status).toBe(404);
		expect((await postNarration(server, ada, story)).status).toBe(200);
		expect((await server.request('POST', '/api/tts', { body: wishOf(story) })).status).toBe(401);
		expect((await postNarration(server, rosa, story)).status).toBe(200);
	});

	it('requires access for a new recording, but not for a stored one', async () => {
		const { server, rosa, story } = await storyToRead();
		const other = await createReadableStory(server, rosa);
		await postNarration(server, rosa, story);
		await server.db.updateTable('account').set({ subscription_status: 'expired', has_lifetime_access: 0 }).execute();
		expect((await postNarration(server, rosa, story)).status).toBe(200);
		const { status, body } = await postNarration(server, rosa, other);
		expect([status, body.code]).toEqual([402, 'no-access']);
	});

	it('answers 503 after a failure, and tries again at the next request', async () => {
		const errorLog = silenceErrorLog();
		let broken = true;
		const { server, rosa, story } = await storyToRead({
			narration: () => {
				if (broken) throw new Error('hoarse');
			},
		});
		const { status, body } = await postNarration(server, rosa, story);
		expect([status, body.code, body.error]).toEqual([503, 'narration-failed', 'Failed to generate audio']);
		expect(errorLog).toHaveBeenCalledOnce();
		broken = false;
		expect((await postNarration(server, rosa, story)).status).toBe(200);
	});

	it('makes a lost file again, also without access', async () => {
		const { controlled, server, rosa, story } = await storyToRead();
		const { audioUrl } = (await postNarration(server, rosa, story)).body;
		await server.media.remove(audioUrl.split('/').at(-1)!);
		await server.db.updateTable('account').set({ subscription_status: 'expired', has_lifetime_access: 0 }).execute();
		expect((await postNarration(server, rosa, story)).body.audioUrl).toBe(audioUrl);
		expect(controlled.narrationRequests).toHaveLength(2);
		expect((await server.request('GET', audioUrl, { as: rosa })).status).toBe(200);
	});

	it('answers 503 still-narrating after its timeout, and with the recording at the next request', async () => {
		const gate = Promise.withResolvers<void>();
		const { controlled, server, rosa, story } = await storyToRead({ narration: () => gate.promise });
		const principal = { accountId: rosa.user._id, familyId: rosa.user._id, role: 'parent', sessionId: 'any' } as const;
		const narrated = createNarrateChapter(server.context, 20);
		await expect(narrated(principal, wishOf(story))).rejects.toMatchObject({ status: 503, code: 'still-narrating' });
		gate.resolve();
		await waitUntil(async () => (await getStory(server, rosa, story._id)).nodes[0]!.audioUrls !== null);
		expect((await narrated(principal, wishOf(story))).seconds).toBe(1);
		expect(controlled.narrationRequests).toHaveLength(1);
	});

	it('leaves no file and no row if the story is deleted meanwhile', async () => {
		const gate = Promise.withResolvers<void>();
		const { controlled, server, rosa, story } = await storyToRead({ narration: () => gate.promise });
		const pending = postNarration(server, rosa, story);
		await waitUntil(() => controlled.narrationRequests.length === 1);
		await server.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
		gate.resolve();
		expect((await pending).status).toBe(404);
		expect(await server.db.selectFrom('narration').selectAll().execute()).toEqual([]);
		expect(await server.db.selectFrom('media_use').selectAll().execute()).toEqual([]);
	});
});
