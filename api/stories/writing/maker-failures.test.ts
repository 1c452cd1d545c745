import { describe, expect, it } from 'vitest';
import type { NarrationAnswer } from '../../../shared/contract/stories.ts';
import type { Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { MakerError, type MakerErrorKind } from '../../makers/maker-error.ts';
import type { ChapterRequest, ChapterResult, JobContext, Makers } from '../../makers/makers.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { chapterRows, postChoice, waitUntilIdle } from '../testing/chapter-requests.ts';
import { recordingMakers } from '../testing/controlled-makers.ts';
import {
	createReadableStory,
	getStory,
	openTestServer,
	postStory,
	silenceErrorLog,
	waitUntil,
} from '../testing/story-requests.ts';

const kinds: readonly MakerErrorKind[] = [
	...(['unreachable', 'too-slow', 'busy', 'broken', 'refused', 'unusable', 'declined', 'resting'] as const),
];
const makerError = (kind: MakerErrorKind) => () => {
	throw new MakerError(kind, 'openai');
};

type Failure<Result> = (result: Result, jobContext: JobContext) => Result | Promise<Result>;
type Drawn = Awaited<ReturnType<Makers['illustrator']['illustrate']>>;
type Narrated = Awaited<ReturnType<Makers['narrator']['narrate']>>;

const draft =
	(change: object): Failure<ChapterResult> =>
	(result) => ({ ...result, draft: { ...result.draft, ...change } });
const pictures =
	(bytes: Uint8Array): Failure<Drawn> =>
	(drawn) => ({ ...drawn, pictures: { ...drawn.pictures, medium: bytes } });
const bytes =
	(given: Uint8Array): Failure<Narrated> =>
	(narrated) => ({ ...narrated, narration: { ...narrated.narration, bytes: given } });

const chapterFailures: Record<string, Failure<ChapterResult>> = {
	...Object.fromEntries(kinds.map((kind) => [kind, makerError(kind)])),
	'an error of another kind': () => {
		throw new TypeError('terminated');
	},
	'no text': draft({ content: '  \n ' }),
	'a text without end': draft({ content: 'x'.repeat(1_000_000) }),
	'a text that is none': draft({ content: 12 }),
	'two choices': draft({ choices: ['Go', 'Stay'] }),
	'the same choice twice': draft({ choices: ['Go', 'Go', 'Stay'] }),
	'an ending too soon': draft({ isEnding: true, choices: [] }),
	'a scene of another world': draft({ scene: { backdrop: 'the back of beyond' } }),
	'no draft at all': (result) => ({ ...result, draft: null as never }),
	'an unkind text': draft({ content: 'They killed everybody.' }),
	'an unkind choice': draft({ choices: ['Kill them', 'Run', 'Wait'] }),
};

/** Makers that fail while `state.broken` is set. */
function brokenMakers(failures: {
	chapter?: Failure<ChapterResult>;
	picture?: Failure<Drawn>;
	narration?: Failure<Narrated>;
}) {
	const { makers } = recordingMakers();
	const { writeChapter } = makers.storyteller;
	const { illustrate } = makers.illustrator;
	const { narrate } = makers.narrator;
	const state = { broken: true };
	const applyFailure = async <Result>(result: Result, failure: Failure<Result> | undefined, jobContext: JobContext) =>
		state.broken && failure ? failure(result, jobContext) : result;
	makers.storyteller.writeChapter = async (request: ChapterRequest, jobContext) =>
		applyFailure(await writeChapter(request, jobContext), failures.chapter, jobContext);
	makers.illustrator.illustrate = async (request, jobContext) =>
		applyFailure(await illustrate(request, jobContext), failures.picture, jobContext);
	makers.narrator.narrate = async (request, jobContext) =>
		applyFailure(await narrate(request, jobContext), failures.narration, jobContext);
	return { makers, state };
}

/** Advances the clock past every back-off. */
async function untilSettled(server: TestServer, settled: () => Promise<boolean>): Promise<void> {
	await waitUntil(async () => {
		server.clock.now += 10_000;
		await server.context.queue.wake();
		return settled();
	});
}

function expectEachChapterOnce(rows: Awaited<ReturnType<typeof chapterRows>>): void {
	expect(new Set(rows.map(({ parent_id, choice_index }) => `${parent_id} ${choice_index}`)).size).toBe(rows.length);
	for (const { content, storyteller, making } of rows) {
		expect(content.trim()).not.toBe('');
		expect([storyteller, JSON.parse(making).storyteller]).toEqual(['quick', { model: null, standsIn: false }]);
	}
}

describe.each(Object.entries(chapterFailures))('a storyteller with the failure %s', (_, chapter) => {
	// covers: makers-provider/providers-fault-ends-chapter
	it('fails the story with a message, and writes it once after a retry', async () => {
		silenceErrorLog();
		const { makers, state } = brokenMakers({ chapter });
		const server = await openTestServer(makers);
		const rosa = await server.register('Rosa');
		const { body } = await postStory(server, rosa);
		await untilSettled(server, async () => (await getStory(server, rosa, body._id)).status === 'failed');
		expect((await getStory(server, rosa, body._id)).error).toMatch(/^[A-Z][^{}<>]{15,250}\.?$/);
		expect(await chapterRows(server)).toEqual([]);
		expect(await server.db.selectFrom('job').selectAll().execute()).toEqual([]);
		state.broken = false;
		expect((await server.request('POST', `/api/stories/${body._id}/retry`, { as: rosa })).status).toBeOneOf([201, 202]);
		await waitUntil(async () => (await getStory(server, rosa, body._id)).status === 'in-progress');
		await waitUntilIdle(server);
		expectEachChapterOnce(await chapterRows(server));
	});

	it('fails a next chapter with a message, and writes it once when it is chosen again', async () => {
		silenceErrorLog();
		const { makers, state } = brokenMakers({ chapter });
		state.broken = false;
		const server = await openTestServer(makers);
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa);
		state.broken = true;
		let answer: Awaited<ReturnType<typeof postChoice>> | undefined;
		const pending = postChoice(server, rosa, story, story.startNode!, 0).then((given) => (answer = given));
		await untilSettled(server, async () => answer !== undefined);
		const refused = await pending;
		expect([503, 409]).toContain(refused.status);
		expect(refused.body.message).toMatch(/^[A-Z][^{}<>]{15,250}\.$/);
		expect(await getStory(server, rosa, story._id)).toMatchObject({ status: 'in-progress', error: null, nodes: [{}] });
		state.broken = false;
		expect((await postChoice(server, rosa, story, story.startNode!, 0)).status).toBe(200);
		await waitUntilIdle(server);
		const rows = await chapterRows(server);
		expect(rows).toHaveLength(2);
		expectEachChapterOnce(rows);
	});
});

it('has a message for parents for each kind of maker error', async () => {
	silenceErrorLog();
	const said = new Map<MakerErrorKind, string>();
	for (const kind of kinds) {
		const server = await openTestServer(brokenMakers({ chapter: makerError(kind) }).makers);
		const rosa = await server.register('Rosa');
		const { body } = await postStory(server, rosa);
		await untilSettled(server, async () => (await getStory(server, rosa, body._id)).status === 'failed');
		said.set(kind, (await getStory(server, rosa, body._id)).error!);
	}
	expect(new Set(said.values()).size).toBe(kinds.length);
	expect(said.get('unreachable')).toContain('could not be reached');
	expect(said.get('busy')).toContain('in a few minutes');
	expect(said.get('refused')).toContain('ask the person who runs this server');
	expect([...said.values()].join()).not.toMatch(/openai|key|429|500/i);
});

const pictureFailures: Record<string, Failure<Drawn>> = {
	...Object.fromEntries(kinds.map((kind) => [kind, makerError(kind)])),
	'no bytes': pictures(new Uint8Array()),
	'no pictures': (drawn) => ({ ...drawn, pictures: {} as never }),
};

it.each(
	Object.entries(pictureFailures),
)('an illustrator with the failure %s leaves the chapter without a picture, and draws it later', async (_, picture) => {
	silenceErrorLog();
	const { makers, state } = brokenMakers({ picture });
	const server = await openTestServer(makers);
	const rosa = await server.register('Rosa');
	const { body } = await postStory(server, rosa);
	await untilSettled(server, async () => {
		const [job] = await server.db.selectFrom('job').selectAll().where('kind', '=', 'picture').execute();
		return job !== undefined && job.attempts >= 3 && job.state === 'waiting';
	});
	const story = await getStory(server, rosa, body._id);
	expect(story).toMatchObject({ status: 'in-progress', nodes: [{ images: null, madeBy: { illustrator: null } }] });
	state.broken = false;
	server.clock.now += 25 * 60 * 60 * 1000;
	await server.context.queue.wake();
	await waitUntilIdle(server);
	expect((await getStory(server, rosa, body._id)).nodes[0]).toMatchObject({
		images: {},
		madeBy: { illustrator: 'built-in' },
	});
});

const narrationFailures: Record<string, Failure<Narrated>> = {
	...Object.fromEntries(kinds.map((kind) => [kind, makerError(kind)])),
	'no sound': bytes(new Uint8Array()),
	'nothing at all': () => null as never,
};

it.each(
	Object.entries(narrationFailures),
)('a narrator with the failure %s answers 503, and narrates at the next request', async (_, narration) => {
	silenceErrorLog();
	const { makers, state } = brokenMakers({ narration });
	const server = await openTestServer(makers);
	const rosa = await server.register('Rosa');
	const story = await createReadableStory(server, rosa);
	const refused = await narrate(server, rosa, story);
	expect([refused.status, refused.body]).toMatchObject([503, { code: 'narration-failed' }]);
	expect((await getStory(server, rosa, story._id)).nodes[0]?.audioUrls).toBeNull();
	state.broken = false;
	const { status, body } = await narrate(server, rosa, story);
	expect([status, body.madeBy]).toEqual([200, 'built-in']);
	expect((await server.request('GET', body.audioUrl, { as: rosa })).status).toBe(200);
});

function narrate(server: TestServer, as: Session, { _id, nodes }: Story) {
	const [node] = nodes;
	const body = { text: node!.content, voice: 'sage', storyId: _id, nodeId: node!._id };
	return server.request<NarrationAnswer>('POST', '/api/tts', { as, body });
}
