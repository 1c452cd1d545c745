import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { adminCalls, type UsageLine } from '../../../shared/contract/admin.ts';
import type { ProviderUsage } from '../../makers/makers.ts';
import { registerAdmin } from '../../testing/admin-fixtures.ts';
import { passwordOf, type TestServer } from '../../testing/test-server.ts';
import { postChoice, waitUntilIdle } from '../testing/chapter-requests.ts';
import { recordingMakers } from '../testing/controlled-makers.ts';
import { createReadableStory, openTestServer } from '../testing/story-requests.ts';

type Lines = { lines: z.infer<typeof UsageLine>[] };

const nothing = { inputTokens: 0, outputTokens: 0, pictures: 0, seconds: 0 };
const text: ProviderUsage = {
	...nothing,
	role: 'storyteller',
	maker: 'openai',
	model: 'gpt-4o',
	inputTokens: 1200,
	outputTokens: 500,
};
const picture: ProviderUsage = { ...nothing, role: 'illustrator', maker: 'openai', model: 'gpt-image', pictures: 1 };
const voice: ProviderUsage = { ...nothing, role: 'narrator', maker: 'openai', model: 'tts', seconds: 60.5 };

/** Makers that report usage. */
function paidMakers() {
	const { makers } = recordingMakers();
	const { writeChapter } = makers.storyteller;
	const { illustrate } = makers.illustrator;
	const { narrate } = makers.narrator;
	makers.storyteller.writeChapter = (request, jobContext) => {
		jobContext.recordUsage(text);
		return writeChapter(request, jobContext);
	};
	makers.illustrator.illustrate = (request, jobContext) => {
		jobContext.recordUsage(picture);
		return illustrate(request, jobContext);
	};
	makers.narrator.narrate = (request, jobContext) => {
		jobContext.recordUsage(voice);
		return narrate(request, jobContext);
	};
	return makers;
}

async function usage(server: TestServer, as: { token: string }): Promise<Lines['lines']> {
	const { status, body } = await server.request<Lines>('GET', '/api/admin/usage', { as });
	expect(status).toBe(200);
	expect(adminCalls.usage.answer.safeParse(body).success).toBe(true);
	return body.lines;
}

async function paidServer() {
	const server = await openTestServer(paidMakers());
	const [ada, rosa] = [await registerAdmin(server), await server.register('Rosa')];
	const story = await createReadableStory(server, rosa);
	const second = (await postChoice(server, rosa, story, story.startNode!, 0)).body.newNode;
	const body = { text: second.content, voice: 'sage', storyId: story._id, nodeId: second._id };
	await server.request('POST', '/api/tts', { as: rosa, body });
	await waitUntilIdle(server);
	return { server, ada, rosa, story };
}

it('is counted by day, role, maker and model, and answered to an admin only', async () => {
	const { server, ada, rosa } = await paidServer();
	const line = (use: ProviderUsage, calls: number) => ({
		...use,
		...{ day: '2026-11-21', calls, inputTokens: use.inputTokens * calls, outputTokens: use.outputTokens * calls },
		pictures: use.pictures * calls,
	});
	expect(await usage(server, ada)).toEqual([line(picture, 2), line(voice, 1), line(text, 2)]);
	expect((await server.request('GET', '/api/admin/usage', { as: rosa })).status).toBe(403);
});

it('is answered for 31 days, newest first', async () => {
	const { server } = await paidServer();
	server.clock.now += 30 * 24 * 60 * 60 * 1000;
	const [ada, rosa] = [await server.login('Ada'), await server.login('Rosa')];
	await createReadableStory(server, rosa);
	await waitUntilIdle(server);
	expect((await usage(server, ada)).map(({ day }) => day)).toEqual([
		...['2026-12-21', '2026-12-21'],
		...['2026-11-21', '2026-11-21', '2026-11-21'],
	]);
	server.clock.now += 24 * 60 * 60 * 1000;
	expect((await usage(server, ada)).map(({ day }) => day)).toEqual(['2026-12-21', '2026-12-21']);
});

it('of a deleted story stays counted without its id', async () => {
	const { server, ada, rosa, story } = await paidServer();
	const before = await usage(server, ada);
	const other = await createReadableStory(server, rosa);
	await waitUntilIdle(server);
	await usage(server, ada);
	for (const { _id } of [story, other]) await server.request('DELETE', `/api/stories/${_id}`, { as: rosa });
	const rows = await server.db.selectFrom('usage').selectAll().execute();
	expect(rows.map(({ story_id }) => story_id)).toEqual(['', '', '']);
	expect(rows.find(({ role }) => role === 'storyteller')).toMatchObject({
		calls: 3,
		input_tokens: 3600,
		family_id: rosa.user._id,
	});
	expect((await usage(server, ada)).map(({ seconds }) => seconds)).toEqual(before.map(({ seconds }) => seconds));
});

it('of a deleted family stays counted without its id', async () => {
	const { server, ada, rosa } = await paidServer();
	const before = await usage(server, ada);
	const gone = await server.request('DELETE', '/api/users/me', { as: rosa, body: { password: passwordOf('Rosa') } });
	expect(gone.status).toBe(200);
	const rows = await server.db.selectFrom('usage').selectAll().execute();
	expect(rows.map(({ family_id, story_id }) => [family_id, story_id])).toEqual([
		['', ''],
		['', ''],
		['', ''],
	]);
	expect(await usage(server, ada)).toEqual(before);
});

it('is counted also for an unknown story, and with invalid numbers as zero', async () => {
	const { server, ada } = await paidServer();
	const { usageRecorder } = server.context.queue;
	usageRecorder.record({ id: 'a story that was', family_id: 'a family that was' }, { ...text, model: 'another' });
	usageRecorder.record(
		{ id: '', family_id: '' },
		{ ...text, model: 'another', inputTokens: Number.NaN, outputTokens: 1.4 },
	);
	const line = (await usage(server, ada)).find(({ model }) => model === 'another');
	expect(line).toMatchObject({ calls: 2, inputTokens: 1200, outputTokens: 501 });
});

it('is kept for the next flush if the database fails', async () => {
	const { server, ada } = await paidServer();
	await usage(server, ada);
	const { usageRecorder } = server.context.queue;
	await server.db.schema.alterTable('usage').renameTo('usage_away').execute();
	usageRecorder.record({ id: '', family_id: '' }, { ...text, model: 'another' });
	await expect(usageRecorder.flush()).rejects.toThrow();
	usageRecorder.record({ id: '', family_id: '' }, { ...text, model: 'another' });
	await server.db.schema
		.alterTable('usage_away' as 'usage')
		.renameTo('usage')
		.execute();
	expect((await usage(server, ada)).find(({ model }) => model === 'another')?.calls).toBe(2);
});
