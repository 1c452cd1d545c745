import { describe, expect, it } from 'vitest';
import type { NarrationAnswer } from '../../../shared/contract/stories.ts';
import type { Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import type { ChapterRequest, ChapterResult, JobContext, Makers } from '../../makers/makers.ts';
import { MakerError, type MakerErrorKind } from '../../makers/providers/provider.ts';
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
const fault = (kind: MakerErrorKind) => () => {
	throw new MakerError(kind, 'openai');
};

type Wrong<Made> = (made: Made, desk: JobContext) => Made | Promise<Made>;
type Drawn = Awaited<ReturnType<Makers['illustrator']['illustrate']>>;
type Voiced = Awaited<ReturnType<Makers['narrator']['narrate']>>;

const draft =
	(change: object): Wrong<ChapterResult> =>
	(told) => ({ ...told, draft: { ...told.draft, ...change } });
const pictures =
	(bytes: Uint8Array): Wrong<Drawn> =>
	(drawn) => ({ ...drawn, pictures: { ...drawn.pictures, medium: bytes } });
const bytes =
	(given: Uint8Array): Wrong<Voiced> =>
	(voiced) => ({ ...voiced, narration: { ...voiced.narration, bytes: given } });

const wrongTellings: Record<string, Wrong<ChapterResult>> = {
	...Object.fromEntries(kinds.map((kind) => [kind, fault(kind)])),
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
	'no draft at all': (told) => ({ ...told, draft: null as never }),
	'an unkind text': draft({ content: 'They killed everybody.' }),
	'an unkind choice': draft({ choices: ['Kill them', 'Run', 'Wait'] }),
};

/** Makers that fail while `state.broken` is set. */
function brokenMakers(wrong: { tell?: Wrong<ChapterResult>; draw?: Wrong<Drawn>; speak?: Wrong<Voiced> }) {
	const { makers, chapterRequests } = recordingMakers();
	const { writeChapter } = makers.storyteller;
	const { illustrate } = makers.illustrator;
	const { narrate } = makers.narrator;
	const state = { broken: true };
	const spoil = async <Made>(made: Made, how: Wrong<Made> | undefined, desk: JobContext) =>
		state.broken && how ? how(made, desk) : made;
	makers.storyteller.writeChapter = async (asked: ChapterRequest, desk) =>
		spoil(await writeChapter(asked, desk), wrong.tell, desk);
	makers.illustrator.illustrate = async (sitting, desk) => spoil(await illustrate(sitting, desk), wrong.draw, desk);
	makers.narrator.narrate = async (request, desk) => spoil(await narrate(request, desk), wrong.speak, desk);
	return { makers, tellings: chapterRequests, state };
}

/** Advances the clock past every back-off. */
async function untilSettled(house: TestServer, settled: () => Promise<boolean>): Promise<void> {
	await waitUntil(async () => {
		house.clock.now += 10_000;
		await house.context.queue.wake();
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

describe.each(Object.entries(wrongTellings))('a storyteller with the failure %s', (_, tell) => {
	// covers: makers-provider/providers-fault-ends-chapter
	it('fails the story with a message, and writes it once after a retry', async () => {
		silenceErrorLog();
		const { makers, state } = brokenMakers({ tell });
		const house = await openTestServer(makers);
		const rosa = await house.register('Rosa');
		const { body } = await postStory(house, rosa);
		await untilSettled(house, async () => (await getStory(house, rosa, body._id)).status === 'failed');
		expect((await getStory(house, rosa, body._id)).error).toMatch(/^[A-Z][^{}<>]{15,250}\.?$/);
		expect(await chapterRows(house)).toEqual([]);
		expect(await house.db.selectFrom('job').selectAll().execute()).toEqual([]);
		state.broken = false;
		expect((await house.request('POST', `/api/stories/${body._id}/retry`, { as: rosa })).status).toBe(202);
		await waitUntil(async () => (await getStory(house, rosa, body._id)).status === 'in-progress');
		await waitUntilIdle(house);
		expectEachChapterOnce(await chapterRows(house));
	});

	it('fails a next chapter with a message, and writes it once when it is chosen again', async () => {
		silenceErrorLog();
		const { makers, state } = brokenMakers({ tell });
		state.broken = false;
		const house = await openTestServer(makers);
		const rosa = await house.register('Rosa');
		const story = await createReadableStory(house, rosa);
		state.broken = true;
		let answer: Awaited<ReturnType<typeof postChoice>> | undefined;
		const asking = postChoice(house, rosa, story, story.startNode!, 0).then((given) => (answer = given));
		await untilSettled(house, async () => answer !== undefined);
		const refused = await asking;
		expect([503, 409]).toContain(refused.status);
		expect(refused.body.message).toMatch(/^[A-Z][^{}<>]{15,250}\.$/);
		expect(await getStory(house, rosa, story._id)).toMatchObject({ status: 'in-progress', error: null, nodes: [{}] });
		state.broken = false;
		expect((await postChoice(house, rosa, story, story.startNode!, 0)).status).toBe(200);
		await waitUntilIdle(house);
		const rows = await chapterRows(house);
		expect(rows).toHaveLength(2);
		expectEachChapterOnce(rows);
	});
});

it('has a message for parents for each kind of maker error', async () => {
	silenceErrorLog();
	const said = new Map<MakerErrorKind, string>();
	for (const kind of kinds) {
		const house = await openTestServer(brokenMakers({ tell: fault(kind) }).makers);
		const rosa = await house.register('Rosa');
		const { body } = await postStory(house, rosa);
		await untilSettled(house, async () => (await getStory(house, rosa, body._id)).status === 'failed');
		said.set(kind, (await getStory(house, rosa, body._id)).error!);
	}
	expect(new Set(said.values()).size).toBe(kinds.length);
	expect(said.get('unreachable')).toContain('could not be reached');
	expect(said.get('busy')).toContain('in a few minutes');
	expect(said.get('refused')).toContain('ask the person who runs this server');
	expect([...said.values()].join()).not.toMatch(/openai|key|429|500/i);
});

const wrongPictures: Record<string, Wrong<Drawn>> = {
	...Object.fromEntries(kinds.map((kind) => [kind, fault(kind)])),
	'no bytes': pictures(new Uint8Array()),
	'no pictures': (drawn) => ({ ...drawn, pictures: {} as never }),
};

it.each(
	Object.entries(wrongPictures),
)('an illustrator with the failure %s leaves the chapter without a picture, and draws it later', async (_, draw) => {
	silenceErrorLog();
	const { makers, state } = brokenMakers({ draw });
	const house = await openTestServer(makers);
	const rosa = await house.register('Rosa');
	const { body } = await postStory(house, rosa);
	await untilSettled(house, async () => {
		const [job] = await house.db.selectFrom('job').selectAll().where('kind', '=', 'picture').execute();
		return job !== undefined && job.attempts >= 3 && job.state === 'waiting';
	});
	const story = await getStory(house, rosa, body._id);
	expect(story).toMatchObject({ status: 'in-progress', nodes: [{ images: null, madeBy: { illustrator: null } }] });
	state.broken = false;
	house.clock.now += 25 * 60 * 60 * 1000;
	await house.context.queue.wake();
	await waitUntilIdle(house);
	expect((await getStory(house, rosa, body._id)).nodes[0]).toMatchObject({
		images: {},
		madeBy: { illustrator: 'built-in' },
	});
});

const wrongVoices: Record<string, Wrong<Voiced>> = {
	...Object.fromEntries(kinds.map((kind) => [kind, fault(kind)])),
	'no sound': bytes(new Uint8Array()),
	'nothing at all': () => null as never,
};

it.each(
	Object.entries(wrongVoices),
)('a narrator with the failure %s answers 503, and narrates at the next request', async (_, speak) => {
	silenceErrorLog();
	const { makers, state } = brokenMakers({ speak });
	const house = await openTestServer(makers);
	const rosa = await house.register('Rosa');
	const story = await createReadableStory(house, rosa);
	const refused = await narrate(house, rosa, story);
	expect([refused.status, refused.body]).toMatchObject([503, { code: 'narration-failed' }]);
	expect((await getStory(house, rosa, story._id)).nodes[0]?.audioUrls).toBeNull();
	state.broken = false;
	const { status, body } = await narrate(house, rosa, story);
	expect([status, body.madeBy]).toEqual([200, 'built-in']);
	expect((await house.request('GET', body.audioUrl, { as: rosa })).status).toBe(200);
});

function narrate(house: TestServer, as: Session, { _id, nodes }: Story) {
	const [node] = nodes;
	const body = { text: node!.content, voice: 'sage', storyId: _id, nodeId: node!._id };
	return house.request<NarrationAnswer>('POST', '/api/tts', { as, body });
}
