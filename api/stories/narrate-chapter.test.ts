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

function speak(house: TestServer, as: Session, story: Story, change: object = {}) {
	return house.request<Spoken>('POST', '/api/tts', { as, body: { ...wishOf(story), ...change } });
}

async function storyToRead(faults: Parameters<typeof recordingMakers>[0] = {}) {
	const held = recordingMakers(faults);
	const house = await openTestServer(held.makers);
	const rosa = await house.register('Rosa');
	return { held, house, rosa, story: await createReadableStory(house, rosa) };
}

describe('POST /api/tts', () => {
	// covers: calls/tts
	it('answers with a recording, its length and the times of its parts, and emits an update', async () => {
		const { house, rosa, story } = await storyToRead();
		const { status, body } = await speak(house, rosa, story);
		const whole = [{ from: 0, to: story.nodes[0]!.content.length, at: 0 }];
		expect(status).toBe(200);
		expect(body).toEqual({
			audioUrl: expect.stringMatching(/^\/api\/media\/[0-9a-f]{64}\.mp3$/),
			seconds: 1,
			madeBy: 'built-in',
			sentences: whole,
			words: whole,
		});
		expect((await house.request('GET', body.audioUrl, { as: rosa })).status).toBe(200);
		const { audioUrls, madeBy } = (await getStory(house, rosa, story._id)).nodes[0]!;
		expect([audioUrls, madeBy.narrator]).toEqual([{ sage: body.audioUrl }, 'built-in']);
		expect(house.emitted.at(-1)).toMatchObject({ event: 'storyUpdate', news: { nodeId: story.startNode } });
	});

	it('makes one narration for concurrent and later requests', async () => {
		const gate = Promise.withResolvers<void>();
		const { held, house, rosa, story } = await storyToRead({ narration: () => gate.promise });
		const asking = Array.from({ length: 20 }, () => speak(house, rosa, story));
		await waitUntil(() => held.narrationRequests.length === 1);
		gate.resolve();
		const urls = (await Promise.all(asking)).map(({ body }) => body.audioUrl);
		expect(new Set([...urls, (await speak(house, rosa, story)).body.audioUrl]).size).toBe(1);
		expect(held.narrationRequests).toHaveLength(1);
	});

	it('rejects a text that is not the chapter’s', async () => {
		const { held, house, rosa, story } = await storyToRead();
		const { status, body } = await speak(house, rosa, story, { text: `${story.nodes[0]!.content} Buy now!` });
		expect([status, body.code]).toEqual([400, 'not-the-text']);
		expect((await speak(house, rosa, story, { voice: 'alloy' })).status).toBe(400);
		expect((await speak(house, rosa, story, { nodeId: 'nowhere' })).status).toBe(404);
		expect(held.narrationRequests).toEqual([]);
	});

	it('answers 404 to accounts that may not read the story', async () => {
		const { house, rosa, story } = await storyToRead();
		const [bela, ada] = [await house.register('Bela'), await house.register('Ada')];
		await promoteToAdmin(house, ada);
		expect((await speak(house, bela, story)).status).toBe(404);
		expect((await speak(house, ada, story)).status).toBe(200);
		expect((await house.request('POST', '/api/tts', { body: wishOf(story) })).status).toBe(401);
		expect((await speak(house, rosa, story)).status).toBe(200);
	});

	it('requires access for a new recording, but not for a stored one', async () => {
		const { house, rosa, story } = await storyToRead();
		const other = await createReadableStory(house, rosa);
		await speak(house, rosa, story);
		await house.db.updateTable('account').set({ subscription_status: 'expired', has_lifetime_access: 0 }).execute();
		expect((await speak(house, rosa, story)).status).toBe(200);
		const { status, body } = await speak(house, rosa, other);
		expect([status, body.code]).toEqual([402, 'no-access']);
	});

	it('answers 503 after a failure, and tries again at the next request', async () => {
		const trouble = silenceErrorLog();
		let broken = true;
		const { house, rosa, story } = await storyToRead({
			narration: () => {
				if (broken) throw new Error('hoarse');
			},
		});
		const { status, body } = await speak(house, rosa, story);
		expect([status, body.code, body.error]).toEqual([503, 'narration-failed', 'Failed to generate audio']);
		expect(trouble).toHaveBeenCalledOnce();
		broken = false;
		expect((await speak(house, rosa, story)).status).toBe(200);
	});

	it('makes a lost file again, also without access', async () => {
		const { held, house, rosa, story } = await storyToRead();
		const { audioUrl } = (await speak(house, rosa, story)).body;
		await house.media.remove(audioUrl.split('/').at(-1)!);
		await house.db.updateTable('account').set({ subscription_status: 'expired', has_lifetime_access: 0 }).execute();
		expect((await speak(house, rosa, story)).body.audioUrl).toBe(audioUrl);
		expect(held.narrationRequests).toHaveLength(2);
		expect((await house.request('GET', audioUrl, { as: rosa })).status).toBe(200);
	});

	it('answers 503 still-narrating after its timeout, and with the recording at the next request', async () => {
		const gate = Promise.withResolvers<void>();
		const { held, house, rosa, story } = await storyToRead({ narration: () => gate.promise });
		const reader = { accountId: rosa.user._id, familyId: rosa.user._id, role: 'parent', sessionId: 'any' } as const;
		const narrated = createNarrateChapter(house.context, 20);
		await expect(narrated(reader, wishOf(story))).rejects.toMatchObject({ status: 503, code: 'still-narrating' });
		gate.resolve();
		await waitUntil(async () => (await getStory(house, rosa, story._id)).nodes[0]!.audioUrls !== null);
		expect((await narrated(reader, wishOf(story))).seconds).toBe(1);
		expect(held.narrationRequests).toHaveLength(1);
	});

	it('leaves no file and no row if the story is deleted meanwhile', async () => {
		const gate = Promise.withResolvers<void>();
		const { held, house, rosa, story } = await storyToRead({ narration: () => gate.promise });
		const asking = speak(house, rosa, story);
		await waitUntil(() => held.narrationRequests.length === 1);
		await house.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
		gate.resolve();
		expect((await asking).status).toBe(404);
		expect(await house.db.selectFrom('narration').selectAll().execute()).toEqual([]);
		expect(await house.db.selectFrom('media_use').selectAll().execute()).toEqual([]);
	});
});
