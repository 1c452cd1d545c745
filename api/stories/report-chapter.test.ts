import { strFromU8, unzipSync } from 'fflate';
import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminReport } from '../../shared/contract/admin.ts';
import { urlOf } from '../../shared/contract/call.ts';
import { exportEndpoint, narrationEndpoint } from '../../shared/contract/endpoints.ts';
import type { ChapterReport, ReportReason } from '../../shared/contract/report.ts';
import type { NarrationAnswer, NextChapter } from '../../shared/contract/stories.ts';
import type { Chapter, ListedStory, Story } from '../../shared/contract/story.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import type { WireError } from '../../shared/contract/wire-error.ts';
import { spokenChoicesText } from '../../shared/rules/spoken-choices.ts';
import { auditEntries, registerAdmin } from '../testing/admin-fixtures.ts';
import { addChild, startTestServer, type TestServer } from '../testing/test-server.ts';
import { postChoice } from './testing/chapter-requests.ts';
import { createReadableStory, registerChild, storyInput, waitUntil } from './testing/story-requests.ts';
import { getChangePage, pullChanges } from './testing/sync-requests.ts';

type Reports = { reports: AdminReport[]; pagination: { total: number; totalPages: number } };

let server: TestServer;
let rosa: Session;
/** A child with her own login. */
let juno: Session;
let story: Story;
let first: Chapter;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.db.deleteFrom('account').execute());
beforeEach(async () => {
	server.clock.now = Date.UTC(2026, 10, 21, 9);
	rosa = await server.register('Rosa');
	juno = await registerChild(server, rosa, 'Juno');
	story = await createReadableStory(server, juno);
	first = story.nodes[0]!;
});

function report(as: Session, node = first, reason: ReportReason = 'scary', query = '') {
	const body = { nodeId: node._id, reason };
	return server.request<ChapterReport & WireError>('POST', `/api/stories/${story._id}/report${query}`, { as, body });
}

async function storyFor(as: Session): Promise<Story> {
	return (await server.request<Story>('GET', `/api/stories/${story._id}`, { as })).body;
}

async function nodeFor(as: Session, id = first._id): Promise<Chapter> {
	return (await storyFor(as)).nodes.find(({ _id }) => _id === id)!;
}

function narrate(as: Session, { _id: nodeId, content: text } = first) {
	const body = { text, voice: 'sage', storyId: story._id, nodeId };
	return server.request<NarrationAnswer & WireError>('POST', '/api/tts', { as, body });
}

async function reportsFor(as: Session, query = ''): Promise<Reports> {
	return (await server.request<Reports>('GET', `/api/admin/reports${query}`, { as })).body;
}

function decide(as: Session, { _id }: Pick<AdminReport, '_id'>, decision: 'shown' | 'hidden') {
	return server.request<AdminReport & WireError>('PUT', `/api/admin/reports/${_id}`, { as, body: { decision } });
}

const nothing = { content: '', chapterTitle: '', choices: [], images: null, audioUrls: null, isEnding: false };

describe('a chapter that a child reports', () => {
	it('is sent to the child without content in every answer, and its files are answered 404', async () => {
		await narrate(rosa);
		const { images, audioUrls } = await nodeFor(juno);
		const files = [...Object.values(images ?? {}), audioUrls!.sage];
		for (const file of files) expect((await server.request('GET', file, { as: juno })).status).toBe(200);

		const { status, body } = await report(juno);
		expect(status).toBe(200);
		expect(body).toEqual({ state: 'open', reason: 'scary', by: 'Juno', at: '2026-11-21T09:00:00.000Z', isSeen: false });

		expect(await nodeFor(juno)).toMatchObject({ ...nothing, report: body });
		const list = await server.request<ListedStory[]>('GET', '/api/stories', { as: juno });
		expect(list.body[0]?.nodes).toEqual([{ _id: first._id, chapterTitle: '', images: null }]);
		expect((await pullChanges(server, juno)).stories[0]?.nodes[0]).toMatchObject(nothing);
		for (const file of files) expect((await server.request('GET', file, { as: juno })).status).toBe(404);
		expect(await narrate(juno)).toMatchObject({ status: 403, body: { code: 'chapter-hidden' } });
		expect(await postChoice(server, juno, story, first._id, 0)).toMatchObject({
			status: 403,
			body: { code: 'chapter-hidden' },
		});
		const again = storyInput({ frontendRequestId: story.requestId });
		const repeated = await server.request<Story>('POST', '/api/stories', { as: juno, body: again });
		expect(repeated.body.nodes[0]).toMatchObject(nothing);
		const archive = await server.app.request(exportEndpoint.path, {
			headers: { authorization: `Bearer ${juno.token}` },
		});
		const packed = unzipSync(new Uint8Array(await archive.arrayBuffer()));
		expect(
			Object.values(packed)
				.map((file) => strFromU8(file))
				.join(),
		).not.toContain(first.content);
		expect(Object.keys(packed).filter((name) => /webp|mp3/.test(name))).toEqual([]);
	});

	it('is not heard by the child: neither its choices nor itself, finished or while it is made', async () => {
		const choices = { text: spokenChoicesText(first.choices.map(({ text }) => text)), part: 'choices' };
		const body = { ...choices, voice: 'sage', storyId: story._id, nodeId: first._id };
		const hearChoices = () => server.request<NarrationAnswer & WireError>('POST', '/api/tts', { as: juno, body });
		const { audioUrl } = (await hearChoices()).body;
		expect((await server.request('GET', audioUrl, { as: juno })).status).toBe(200);
		await report(juno);
		expect(await hearChoices()).toMatchObject({ status: 403, body: { code: 'chapter-hidden' } });
		expect((await server.request('GET', audioUrl, { as: juno })).status).toBe(404);
		expect(await nodeFor(juno)).not.toHaveProperty('choicesAudioUrl');
		const live = urlOf(narrationEndpoint.path, { storyId: story._id, chapterId: first._id });
		expect(await server.request('GET', live, { as: juno })).toMatchObject({
			status: 403,
			body: { code: 'chapter-hidden' },
		});
	});

	it('is sent to the parent unchanged with the report, also in the export', async () => {
		await report(juno, first, 'unkind');
		expect(await nodeFor(rosa)).toMatchObject({
			...{ content: first.content, choices: first.choices, images: first.images },
			report: { state: 'open', reason: 'unkind', by: 'Juno', isSeen: false },
		});
		expect((await server.request('GET', first.images!.large, { as: rosa })).status).toBe(200);
		expect((await narrate(rosa)).status).toBe(200);
		const list = await server.request<ListedStory[]>('GET', '/api/stories', { as: rosa });
		expect(list.body[0]?.nodes[0]?.images).toEqual(first.images);
		const archive = await server.app.request(exportEndpoint.path, {
			headers: { authorization: `Bearer ${rosa.token}` },
		});
		const packed = unzipSync(new Uint8Array(await archive.arrayBuffer()));
		const [exported] = JSON.parse(strFromU8(packed['stories.json']!)) as { chapters: { reports: unknown[] }[] }[];
		expect(exported?.chapters[0]?.reports).toEqual([
			{ at: '2026-11-21T09:00:00.000Z', by: 'Juno', reason: 'unkind', decision: null, decidedAt: null, seenAt: null },
		]);
	});

	it('hides only itself: the chapters before and beside it stay readable', async () => {
		const next = (await postChoice(server, juno, story, first._id, 0)).body.newNode;
		await report(juno, next);
		expect((await postChoice(server, juno, story, first._id, 0)).body.newNode).toMatchObject(nothing);
		expect((await nodeFor(juno)).content).toBe(first.content);
		const { status, body } = await postChoice(server, juno, story, first._id, 1);
		expect([status, body.newNode.content.length > 0]).toEqual([200, true]);
		const onwards = await server.request<NextChapter>('POST', `/api/stories/${story._id}/generate`, {
			as: rosa,
			body: { nodeId: next._id, choiceIndex: 0 },
		});
		expect(onwards.status).toBe(200);
	});

	it('keeps a picture readable that a visible chapter has too', async () => {
		const next = (await postChoice(server, juno, story, first._id, 0)).body.newNode;
		await waitUntil(async () => (await nodeFor(juno, next._id)).images !== null);
		const { images } = await server.db
			.selectFrom('chapter')
			.select('images')
			.where('id', '=', first._id)
			.executeTakeFirstOrThrow();
		await server.db.updateTable('chapter').set({ images }).where('id', '=', next._id).execute();
		await report(juno);
		expect((await server.request('GET', first.images!.large, { as: juno })).status).toBe(200);
		await report(juno, next);
		expect((await server.request('GET', first.images!.large, { as: juno })).status).toBe(404);
	});

	it('is a change in the feed of each device of the family, at each step', async () => {
		const cursor = async (as: Session) => (await pullChanges(server, as)).cursor;
		const [before, childs] = [await cursor(rosa), await cursor(juno)];
		await report(juno);
		const changes = await getChangePage(server, rosa, before);
		expect(changes.stories.map(({ _id }) => _id)).toEqual([story._id]);
		expect((await getChangePage(server, juno, childs)).stories[0]?.nodes[0]).toMatchObject(nothing);
		const ada = await registerAdmin(server);
		const [open] = (await reportsFor(ada)).reports;
		const after = await cursor(rosa);
		await decide(ada, open!, 'shown');
		expect((await getChangePage(server, rosa, after)).stories[0]?.nodes[0]?.report).toMatchObject({
			state: 'shown',
			isSeen: false,
		});
	});

	it('keeps its first report when it is reported again', async () => {
		await report(juno, first, 'scary');
		const again = await report(rosa, first, 'other');
		expect(again.body).toMatchObject({ reason: 'scary', by: 'Juno' });
		const twenty = await Promise.all(Array.from({ length: 20 }, () => report(juno)));
		expect(twenty.map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(await server.db.selectFrom('report').select('id').execute()).toHaveLength(1);
	});
});

describe('a report', () => {
	it('is for the child that a parent acts as, and hides the chapter in that child’s list', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		story = await createReadableStory(server, rosa, storyInput(), `?selectedChildId=${milo._id}`);
		first = story.nodes[0]!;
		const { body } = await report(rosa, first, 'sad', `?selectedChildId=${milo._id}`);
		expect(body).toMatchObject({ by: 'Milo', isSeen: false });
		const list = (query: string) => server.request<ListedStory[]>('GET', `/api/stories${query}`, { as: rosa });
		expect((await list(`?selectedChildId=${milo._id}`)).body[0]?.nodes).toMatchObject([
			{ chapterTitle: '', images: null },
		]);
		const whole = (await list('')).body.find(({ _id }) => _id === story._id);
		expect(whole?.nodes[0]?.images).toEqual(first.images);
	});

	it('by a parent is seen from the start', async () => {
		expect((await report(rosa)).body).toMatchObject({ by: 'Rosa', isSeen: true });
	});

	it('is marked as seen by a parent, not by the child', async () => {
		const see = (as: Session) =>
			server.request('POST', `/api/stories/${story._id}/report/seen`, { as, body: { nodeId: first._id } });
		expect((await see(rosa)).status).toBe(404);
		await report(juno);
		expect(await see(juno)).toMatchObject({ status: 403, body: { code: 'parents-only' } });
		expect((await see(rosa)).body).toEqual({ ok: true });
		expect((await see(rosa)).body).toEqual({ ok: true });
		expect((await nodeFor(rosa)).report?.isSeen).toBe(true);
	});

	it('is answered 404 for chapters of another family and for unknown ones', async () => {
		const nila = await server.register('Nila');
		const ada = await registerAdmin(server);
		const foreign = await report(nila);
		const absent = await report(rosa, { ...first, _id: 'nowhere' });
		expect([foreign.status, foreign.body]).toEqual([absent.status, absent.body]);
		expect(foreign.status).toBe(404);
		expect((await report(ada)).status).toBe(404);
		const nilas: User = await addChild(server, nila, 'Ivo', 6);
		expect((await report(rosa, first, 'scary', `?selectedChildId=${nilas._id}`)).status).toBe(404);
		expect((await report(rosa, first, 'dull' as ReportReason)).status).toBe(400);
		expect(await server.db.selectFrom('report').select('id').execute()).toEqual([]);
	});

	it('is capped at twenty chapters a day', async () => {
		const row = await server.db.selectFrom('chapter').selectAll().where('id', '=', first._id).executeTakeFirstOrThrow();
		const many = Array.from({ length: 21 }, (_, n) => ({
			...row,
			id: newId(),
			parent_id: first._id,
			choice_index: n + 3,
		}));
		await server.db.insertInto('chapter').values(many).execute();
		for (const { id } of many.slice(1)) expect((await report(juno, { ...first, _id: id })).status).toBe(200);
		const refused = await report(juno, { ...first, _id: many[0]!.id });
		expect(refused).toMatchObject({ status: 429, body: { code: 'report-cap' } });
		expect(refused.headers.get('retry-after')).toBe(String(24 * 60 * 60));
		expect((await report(rosa, { ...first, _id: many[0]!.id })).status).toBe(200);
		server.clock.now += 24 * 60 * 60 * 1000 + 1;
		expect((await report(juno)).status).toBe(200);
	});

	it('loses its reporter’s name with that account, and is deleted with its story', async () => {
		await report(juno);
		await server.db.updateTable('report').set({ account_id: rosa.user._id, child_id: null }).execute();
		const nila = await server.register('Nila');
		await server.db.updateTable('account').set({ parent_id: nila.user._id }).where('id', '=', juno.user._id).execute();
		await server.db
			.updateTable('story')
			.set({ family_id: nila.user._id, asked_by: juno.user._id })
			.where('id', '=', story._id)
			.execute();
		await server.request('DELETE', '/api/users/me', { as: rosa, body: { password: 'rosa-has-a-key' } });
		expect(await nodeFor(juno)).toMatchObject({ ...nothing, report: { by: null } });
		await server.request('DELETE', `/api/users/children/${juno.user._id}`, { as: nila });
		expect(await server.db.selectFrom('report').select('id').execute()).toEqual([]);
	});
});

describe('an admin', () => {
	let ada: Session;
	beforeEach(async () => {
		ada = await registerAdmin(server);
		server.clock.now += 1000;
	});

	it('lists undecided reports, oldest first, with the text and the reporter, and decided ones apart', async () => {
		const next = (await postChoice(server, juno, story, first._id, 0)).body.newNode;
		await report(juno, first, 'scary');
		server.clock.now += 1000;
		await report(juno, next, 'picture');
		const { reports, pagination } = await reportsFor(ada);
		expect(pagination).toEqual({ total: 2, totalPages: 1 });
		expect(reports.map(({ reason }) => reason)).toEqual(['scary', 'picture']);
		expect(reports[0]).toEqual({
			_id: expect.any(String),
			at: '2026-11-21T09:00:01.000Z',
			reason: 'scary',
			story: { _id: story._id, title: story.title, author: 'Juno' },
			chapter: { number: 1, title: first.chapterTitle, content: first.content, images: first.images },
			by: { name: 'Juno', email: 'juno@example.com' },
			decision: null,
			decidedAt: null,
		});
		await decide(ada, reports[1]!, 'hidden');
		expect((await reportsFor(ada, '?limit=1')).pagination).toEqual({ total: 1, totalPages: 1 });
		const decided = await reportsFor(ada, '?state=decided');
		expect(decided.reports).toMatchObject([
			{ reason: 'picture', decision: 'hidden', decidedAt: '2026-11-21T09:00:02.000Z' },
		]);
		expect((await server.request('GET', '/api/admin/reports?state=all', { as: ada })).status).toBe(400);
	});

	it('shows the chapter or keeps it hidden, can change the decision, and makes it unseen for the parent', async () => {
		await report(juno);
		await server.request('POST', `/api/stories/${story._id}/report/seen`, { as: rosa, body: { nodeId: first._id } });
		const [open] = (await reportsFor(ada)).reports;
		expect((await decide(ada, open!, 'hidden')).body).toMatchObject({ decision: 'hidden' });
		expect((await nodeFor(rosa)).report).toMatchObject({ state: 'hidden', isSeen: false });
		expect(await nodeFor(juno)).toMatchObject(nothing);
		await decide(ada, open!, 'shown');
		expect((await nodeFor(rosa)).report).toMatchObject({ state: 'shown', isSeen: false });
		expect((await nodeFor(juno)).content).toBe(first.content);
		expect((await report(juno, first, 'sad')).body).toMatchObject({ state: 'open', reason: 'sad' });
		expect(await nodeFor(juno)).toMatchObject(nothing);
	});

	it('has each change of a decision in the audit log', async () => {
		await report(juno);
		const [open] = (await reportsFor(ada)).reports;
		for (const decision of ['hidden', 'hidden', 'shown'] as const) await decide(ada, open!, decision);
		const log = (await auditEntries(server, ada)).slice(0, 2);
		expect(log).toMatchObject([
			{ action: 'story-changed', changes: { 'report.1': { before: 'hidden', after: 'shown' } } },
			{ action: 'story-changed', changes: { 'report.1': { before: 'open', after: 'hidden' } } },
		]);
		expect(log[0]?.target).toEqual({ kind: 'story', _id: story._id, name: story.title });
	});

	it('is the only role that decides', async () => {
		await report(juno);
		const [open] = (await reportsFor(ada)).reports;
		expect((await decide(rosa, open!, 'shown')).status).toBe(403);
		expect((await decide(juno, open!, 'shown')).status).toBe(403);
		expect((await server.request('GET', '/api/admin/reports', { as: rosa })).status).toBe(403);
		expect((await decide(ada, { _id: 'nowhere' }, 'shown')).status).toBe(404);
		expect(await nodeFor(juno)).toMatchObject(nothing);
	});
});
