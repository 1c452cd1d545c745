import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { passwordOf, type TestServer } from '../testing/test-server.ts';
import { waitUntilIdle } from './testing/chapter-requests.ts';
import { recordingMakers } from './testing/controlled-makers.ts';
import { createReadableStory, openTestServer, waitUntil } from './testing/story-requests.ts';

const secret = 'Pip-is-a-secret';

/** A server with a packed story whose makers leave every kind of data: plan, reference picture, usage, remarks. */
async function fullServer() {
	const { makers } = recordingMakers({ content: () => `All was well with ${secret}.` });
	const { writeChapter } = makers.storyteller;
	const { illustrate } = makers.illustrator;
	makers.storyteller.writeChapter = async (request, jobContext) => {
		jobContext.recordUsage({
			role: 'storyteller',
			maker: 'openai',
			model: 'm',
			inputTokens: 1,
			outputTokens: 1,
			pictures: 0,
			seconds: 0,
		});
		jobContext.addRemark({ what: 'rewritten', why: `A sentence about ${secret} was too long.` });
		return { ...(await writeChapter(request, jobContext)), storyPlan: `The plan of ${secret}` };
	};
	makers.illustrator.illustrate = async (request, jobContext) => ({
		...(await illustrate(request, jobContext)),
		reference: request.reference ? null : new TextEncoder().encode(`the hero of ${request.seed}`),
	});
	const server = await openTestServer(makers, { LOOK_AHEAD: '1' });
	const rosa = await server.register('Rosa');
	const story = await createReadableStory(server, rosa);
	await server.request('POST', `/api/stories/${story._id}/pack`, { as: rosa, body: { depth: 2 } });
	const { content, _id: nodeId } = story.nodes[0]!;
	await server.request('POST', '/api/tts', {
		as: rosa,
		body: { text: content, voice: 'sage', storyId: story._id, nodeId },
	});
	await waitUntilIdle(server);
	await server.context.queue.usageRecorder.flush();
	return { server, rosa, story };
}

async function mediaFiles({ folder }: TestServer): Promise<string[]> {
	const files = await readdir(join(folder, 'media'), { recursive: true });
	return files.filter((file) => /\.(webp|mp3)$/.test(file));
}

/** All rows of all tables except these, as one text. */
async function allRows({ db }: TestServer, but: readonly string[] = []): Promise<string> {
	const tables = (await db.introspection.getTables()).filter(({ name }) => !but.includes(name));
	const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)));
	return JSON.stringify(rows);
}

function deleteAccount(server: TestServer, as: Session) {
	return server.request('DELETE', '/api/users/me', { as, body: { password: passwordOf('Rosa') } });
}

it('leaves nothing of a deleted story: no plan, no prepared chapter, no media, no usage under its id', async () => {
	const { server, rosa, story } = await fullServer();
	expect((await mediaFiles(server)).length).toBeGreaterThan(13 * 3);
	await server.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
	expect(await mediaFiles(server)).toEqual([]);
	const left = await allRows(server);
	expect(left).not.toContain(secret);
	// The change feed keeps the id, so that devices learn of the deletion.
	const { change, ...rest } = {
		change: await server.db.selectFrom('change').select('id').execute(),
		usage: await server.db.selectFrom('usage').selectAll().execute(),
	};
	expect(change.map(({ id }) => id)).toContain(story._id);
	expect(JSON.stringify(rest)).not.toContain(story._id);
});

it('leaves nothing of a deleted account but its audit entry', async () => {
	const { server, rosa, story } = await fullServer();
	expect((await deleteAccount(server, rosa)).status).toBe(200);
	expect(await mediaFiles(server)).toEqual([]);
	const left = await allRows(server, ['audit']);
	for (const trace of [secret, rosa.user._id, story._id]) expect(left).not.toContain(trace);
	// The audit entry of the deletion has its id.
	const [entry, ...more] = await server.db.selectFrom('audit').select(['action', 'target_id']).execute();
	expect([entry, more]).toEqual([{ action: 'account-deleted', target_id: rosa.user._id }, []]);
});

it('leaves nothing of a chapter that is being written while its account is deleted', async () => {
	const { server, rosa, story } = await fullServer();
	await server.request('POST', `/api/stories/${story._id}/nodes/${story.startNode}/redraw`, { as: rosa });
	const [, deletion] = await Promise.all([
		server.request('POST', `/api/stories/${story._id}/generate`, {
			as: rosa,
			body: { nodeId: story.startNode, choiceIndex: 0 },
		}),
		deleteAccount(server, rosa),
	]);
	expect(deletion.status).toBe(200);
	await waitUntilIdle(server);
	await server.context.queue.usageRecorder.flush();
	expect(server.context.queue.chapterStreams.snapshotsFor(rosa.user._id, story._id)).toEqual([]);
	expect(await allRows(server)).not.toContain(secret);
	// A picture that was being stored is deleted a moment later.
	await waitUntil(async () => (await mediaFiles(server)).length === 0);
});
