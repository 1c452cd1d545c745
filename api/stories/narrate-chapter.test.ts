import { describe, expect, it } from 'vitest';
import type { NarrationAnswer } from '../../shared/contract/stories.ts';
import type { Chapter, Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { addNarrationJob, narrationTarget } from '../db/jobs.ts';
import { promoteToAdmin, type TestServer } from '../testing/test-server.ts';
import { narrateChapter } from './narrate-chapter.ts';
import { postChoice } from './testing/chapter-requests.ts';
import { recordingMakers } from './testing/controlled-makers.ts';
import { createReadableStory, getStory, openTestServer, silenceErrorLog, waitUntil } from './testing/story-requests.ts';

type Spoken = NarrationAnswer & WireError;

function wishOf({ _id, nodes }: Story) {
	return { text: nodes[0]!.content, voice: 'sage' as const, storyId: _id, nodeId: nodes[0]!._id };
}

function postNarration(server: TestServer, as: Session, story: Story, change: object = {}) {
	return server.request<Spoken>('POST', '/api/tts', { as, body: { ...wishOf(story), ...change } });
}

async function storyToRead(failures: Parameters<typeof recordingMakers>[0] = {}, env: Record<string, string> = {}) {
	const controlled = recordingMakers(failures);
	const server = await openTestServer(controlled.makers, env);
	const rosa = await server.register('Rosa');
	return { controlled, server, rosa, story: await createReadableStory(server, rosa) };
}

function narrationJobs({ db }: TestServer) {
	return db.selectFrom('job').selectAll().where('kind', '=', 'narration').orderBy('id').execute();
}

/** A server with one worker whose narrations the test finishes, in the order in which they begin. */
async function serverWithHeldNarrator() {
	const held: PromiseWithResolvers<void>[] = [];
	const hold = () => held[held.push(Promise.withResolvers<void>()) - 1]!.promise;
	const { controlled, ...opened } = await storyToRead({ narration: hold }, { QUEUE_CONCURRENCY: '1' });
	const { narrationRequests } = controlled;
	return {
		...opened,
		narrationRequests,
		held,
		/** Requests a narration; resolves when its job is stored. */
		async request(...request: Parameters<typeof postNarration>) {
			const before = (await narrationJobs(opened.server)).length;
			const answer = postNarration(...request);
			await waitUntil(async () => (await narrationJobs(opened.server)).length > before);
			return { answer };
		},
		async finish() {
			await waitUntil(() => held.length > 0);
			const before = (await narrationJobs(opened.server)).length;
			held.shift()!.resolve();
			await waitUntil(async () => (await narrationJobs(opened.server)).length < before);
		},
	};
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
		expect(await narrationJobs(server)).toMatchObject([{ state: 'running', story_id: story._id, voice: 'sage' }]);
		gate.resolve();
		const urls = (await Promise.all(pending)).map(({ body }) => body.audioUrl);
		expect(new Set([...urls, (await postNarration(server, rosa, story)).body.audioUrl]).size).toBe(1);
		expect(controlled.narrationRequests).toHaveLength(1);
		expect(await narrationJobs(server)).toEqual([]);
	});

	it('loads the voice for the next chapter, while that is written, for who listened to this one', async () => {
		const controlled = recordingMakers();
		const started: string[] = [];
		controlled.makers.illustrator.startThread = () => void started.push('illustrator');
		controlled.makers.narrator.startThread = () => void started.push('narrator');
		const server = await openTestServer(controlled.makers, { LOOK_AHEAD: '0' });
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa);
		await postChoice(server, rosa, story, story.startNode!, 0);
		expect(started).toEqual(['illustrator', 'illustrator']);
		await postNarration(server, rosa, story);
		await postChoice(server, rosa, story, story.startNode!, 1);
		expect(started).toEqual(['illustrator', 'illustrator', 'illustrator', 'narrator']);
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
		const principal = {
			accountId: rosa.user._id,
			familyId: rosa.user._id,
			role: 'parent',
			sessionId: 'any',
			familyVersion: null,
		} as const;
		const narrated = () => narrateChapter(server.context, principal, wishOf(story), 20);
		await expect(narrated()).rejects.toMatchObject({ status: 503, code: 'still-narrating' });
		gate.resolve();
		await waitUntil(async () => (await getStory(server, rosa, story._id)).nodes[0]!.audioUrls !== null);
		expect((await narrated()).seconds).toBe(1);
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

describe('a narration job', () => {
	it('is done for families in turn', async () => {
		const { server, rosa, story, request, finish, narrationRequests } = await serverWithHeldNarrator();
		const bela = await server.register('Bela');
		const [second, other] = [await createReadableStory(server, rosa), await createReadableStory(server, bela)];
		const answers = [
			await request(server, rosa, story),
			await request(server, rosa, second),
			await request(server, bela, other),
		];
		for (const _ of answers) await finish();
		expect(narrationRequests).toEqual([story, other, second].map(({ nodes }) => nodes[0]!.content));
		for (const { answer } of answers) expect((await answer).status).toBe(200);
	});

	it('of a chapter that is only packed is done after those that a reader listens to, until the chapter is opened', async () => {
		const { server, rosa, story, request, finish, narrationRequests } = await serverWithHeldNarrator();
		const listened = await createReadableStory(server, rosa);
		await server.request('POST', `/api/stories/${story._id}/pack`, { as: rosa, body: { depth: 1 } });
		await waitUntil(async () => (await getStory(server, rosa, story._id)).ahead?.length === 3);
		const packed = (await getStory(server, rosa, story._id)).ahead!;
		const packedInput = ({ _id: nodeId, content: text }: (typeof packed)[number]) => ({ nodeId, text });
		const answers = [
			await request(server, rosa, story),
			await request(server, rosa, story, packedInput(packed[0]!)),
			await request(server, rosa, story, packedInput(packed[1]!)),
			await request(server, rosa, listened),
		];
		expect((await narrationJobs(server)).map(({ ahead }) => ahead)).toEqual([0, 1, 1, 0]);
		await postChoice(server, rosa, story, story.startNode!, packed[1]!.choiceIndex!);
		expect((await narrationJobs(server)).map(({ ahead }) => ahead)).toEqual([0, 1, 0, 0]);
		for (const _ of answers) await finish();
		const texts = [story.nodes[0]!, packed[1]!, listened.nodes[0]!, packed[0]!].map(({ content }) => content);
		expect(narrationRequests).toEqual(texts);
		for (const { answer } of answers) expect((await answer).status).toBe(200);
	});

	it('that failed is tried again after a pause, or at once when it is requested, and counts once', async () => {
		silenceErrorLog();
		let failures = 2;
		const fail = () => {
			if (failures-- > 0) throw new Error('hoarse');
		};
		const { controlled, server, rosa, story } = await storyToRead({ narration: fail }, { DAILY_NARRATION_CAP: '1' });
		expect((await postNarration(server, rosa, story)).body.code).toBe('narration-failed');
		expect(await narrationJobs(server)).toMatchObject([
			{ state: 'waiting', attempts: 1, run_after: server.clock.now + 1_000 },
		]);
		expect((await postNarration(server, rosa, story)).body.code).toBe('narration-failed');
		expect(await narrationJobs(server)).toMatchObject([
			{ state: 'waiting', attempts: 2, run_after: server.clock.now + 2_000 },
		]);
		server.clock.now += 2_000;
		await server.context.queue.wake();
		await waitUntil(async () => (await getStory(server, rosa, story._id)).nodes[0]!.audioUrls !== null);
		expect(controlled.narrationRequests).toHaveLength(3);
		const begun = server.db.selectFrom('work_begun').select('kind').where('kind', '=', 'narration');
		expect(await begun.execute()).toHaveLength(1);
	});

	it('ends after twelve failed attempts, and begins anew with the next request', async () => {
		silenceErrorLog();
		const hoarse = () => {
			throw new Error('hoarse');
		};
		const { controlled, server, rosa, story } = await storyToRead({ narration: hoarse });
		for (let attempt = 1; attempt <= 12; attempt++) {
			expect((await postNarration(server, rosa, story)).status).toBe(503);
			expect(await narrationJobs(server)).toMatchObject(attempt < 12 ? [{ attempts: attempt }] : []);
		}
		expect((await postNarration(server, rosa, story)).status).toBe(503);
		expect(await narrationJobs(server)).toMatchObject([{ attempts: 1 }]);
		expect(controlled.narrationRequests).toHaveLength(13);
	});

	it('waits for the next start when the server stops, and its requests are answered', async () => {
		const { server, rosa, story, request, held, narrationRequests } = await serverWithHeldNarrator();
		const { answer } = await request(server, rosa, story);
		await waitUntil(() => narrationRequests.length === 1);
		await server.context.queue.stop(0);
		expect((await answer).body.code).toBe('still-narrating');
		expect(await narrationJobs(server)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
		await server.context.queue.start();
		await waitUntil(() => narrationRequests.length === 2);
		held[1]!.resolve();
		expect((await postNarration(server, rosa, story)).status).toBe(200);
		expect(narrationRequests).toHaveLength(2);
	});

	it('that waits is deleted with its story, and its request is answered 404', async () => {
		const { server, rosa, story, request, finish, narrationRequests } = await serverWithHeldNarrator();
		const other = await createReadableStory(server, rosa);
		const { answer } = await request(server, rosa, other);
		const waiting = await request(server, rosa, story);
		await server.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
		expect((await waiting.answer).status).toBe(404);
		expect(await narrationJobs(server)).toHaveLength(1);
		await finish();
		expect((await answer).status).toBe(200);
		expect(narrationRequests).toHaveLength(1);
	});

	it('leaves nothing if its packed chapter is deleted because of a changed setting', async () => {
		const { server, rosa, story, request, held, narrationRequests } = await serverWithHeldNarrator();
		await server.request('POST', `/api/stories/${story._id}/pack`, { as: rosa, body: { depth: 1 } });
		await waitUntil(async () => (await getStory(server, rosa, story._id)).ahead?.length === 3);
		const [{ _id: nodeId, content: text }] = (await getStory(server, rosa, story._id)).ahead! as [Chapter];
		const { answer } = await request(server, rosa, story, { nodeId, text });
		await waitUntil(() => narrationRequests.length === 1);
		const contentRestrictions = { maxAgeRating: 18, disabledTopics: ['Lantern'] };
		const settings = { allowedGenres: ['fantasy'], contentRestrictions };
		const body = { profile: { name: 'Rosa', age: 36 }, settings };
		expect((await server.request('PUT', '/api/users/profile', { as: rosa, body })).status).toBe(200);
		expect(await narrationJobs(server)).toEqual([]);
		held[0]!.resolve();
		expect((await answer).status).toBe(404);
		expect(await server.db.selectFrom('narration').selectAll().execute()).toEqual([]);
	});

	it('whose chapter is in another story ends without a narration', async () => {
		const { controlled, server, rosa, story } = await storyToRead();
		const bela = await server.register('Bela');
		const other = await createReadableStory(server, bela);
		const target = narrationTarget(story._id, other.startNode!, 'sage');
		await addNarrationJob(server.db, target, { familyId: rosa.user._id, now: server.clock.now });
		await server.context.queue.wake();
		await waitUntil(async () => (await narrationJobs(server)).length === 0);
		expect(controlled.narrationRequests).toEqual([]);
	});
});

describe('the narration of choices', () => {
	const ofChoices = ({ nodes }: Story) => ({
		text: nodes[0]!.choices.map(({ text }) => text).join('\n\n'),
		part: 'choices',
	});

	it('is a recording of its own, made once, which the story names', async () => {
		const { server, rosa, story, controlled } = await storyToRead();
		const { body } = await postNarration(server, rosa, story);
		const first = await postNarration(server, rosa, story, ofChoices(story));
		expect(first.status).toBe(200);
		expect(controlled.narrationRequests.at(-1)).toBe(ofChoices(story).text);
		expect((await postNarration(server, rosa, story, ofChoices(story))).body).toEqual(first.body);
		expect(controlled.narrationRequests).toHaveLength(2);
		const [node] = (await getStory(server, rosa, story._id)).nodes;
		expect(node).toMatchObject({ audioUrls: { sage: body.audioUrl }, choicesAudioUrl: first.body.audioUrl });
	});

	it('reads no other text, and the chapter’s text not as choices', async () => {
		const { server, rosa, story } = await storyToRead();
		for (const change of [{ part: 'choices' }, { ...ofChoices(story), part: undefined }]) {
			expect((await postNarration(server, rosa, story, change)).body.code).toBe('not-the-text');
		}
	});

	it('is not counted as a chapter that is read aloud', async () => {
		const { server, rosa, story } = await storyToRead({}, { DAILY_NARRATION_CAP: '1' });
		expect((await postNarration(server, rosa, story, ofChoices(story))).status).toBe(200);
		expect((await postNarration(server, rosa, story)).status).toBe(200);
	});
});
