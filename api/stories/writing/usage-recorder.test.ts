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
	makers.storyteller.writeChapter = (asked, desk) => {
		desk.recordUsage(text);
		return writeChapter(asked, desk);
	};
	makers.illustrator.illustrate = (sitting, desk) => {
		desk.recordUsage(picture);
		return illustrate(sitting, desk);
	};
	makers.narrator.narrate = (request, desk) => {
		desk.recordUsage(voice);
		return narrate(request, desk);
	};
	return makers;
}

async function usage(house: TestServer, as: { token: string }): Promise<Lines['lines']> {
	const { status, body } = await house.request<Lines>('GET', '/api/admin/usage', { as });
	expect(status).toBe(200);
	expect(adminCalls.usage.answer.safeParse(body).success).toBe(true);
	return body.lines;
}

async function paidHouse() {
	const house = await openTestServer(paidMakers());
	const [ada, rosa] = [await registerAdmin(house), await house.register('Rosa')];
	const story = await createReadableStory(house, rosa);
	const second = (await postChoice(house, rosa, story, story.startNode!, 0)).body.newNode;
	const body = { text: second.content, voice: 'sage', storyId: story._id, nodeId: second._id };
	await house.request('POST', '/api/tts', { as: rosa, body });
	await waitUntilIdle(house);
	return { house, ada, rosa, story };
}

it('is counted by day, role, maker and model, and answered to an admin only', async () => {
	const { house, ada, rosa } = await paidHouse();
	const line = (use: ProviderUsage, calls: number) => ({
		...use,
		...{ day: '2026-11-21', calls, inputTokens: use.inputTokens * calls, outputTokens: use.outputTokens * calls },
		pictures: use.pictures * calls,
	});
	expect(await usage(house, ada)).toEqual([line(picture, 2), line(voice, 1), line(text, 2)]);
	expect((await house.request('GET', '/api/admin/usage', { as: rosa })).status).toBe(403);
});

it('is answered for 31 days, newest first', async () => {
	const { house } = await paidHouse();
	house.clock.now += 30 * 24 * 60 * 60 * 1000;
	const [ada, rosa] = [await house.login('Ada'), await house.login('Rosa')];
	await createReadableStory(house, rosa);
	await waitUntilIdle(house);
	expect((await usage(house, ada)).map(({ day }) => day)).toEqual([
		...['2026-12-21', '2026-12-21'],
		...['2026-11-21', '2026-11-21', '2026-11-21'],
	]);
	house.clock.now += 24 * 60 * 60 * 1000;
	expect((await usage(house, ada)).map(({ day }) => day)).toEqual(['2026-12-21', '2026-12-21']);
});

it('of a deleted story stays counted without its id', async () => {
	const { house, ada, rosa, story } = await paidHouse();
	const before = await usage(house, ada);
	const other = await createReadableStory(house, rosa);
	await waitUntilIdle(house);
	await usage(house, ada);
	for (const { _id } of [story, other]) await house.request('DELETE', `/api/stories/${_id}`, { as: rosa });
	const rows = await house.db.selectFrom('usage').selectAll().execute();
	expect(rows.map(({ story_id }) => story_id)).toEqual(['', '', '']);
	expect(rows.find(({ role }) => role === 'storyteller')).toMatchObject({
		calls: 3,
		input_tokens: 3600,
		family_id: rosa.user._id,
	});
	expect((await usage(house, ada)).map(({ seconds }) => seconds)).toEqual(before.map(({ seconds }) => seconds));
});

it('of a deleted family stays counted without its id', async () => {
	const { house, ada, rosa } = await paidHouse();
	const before = await usage(house, ada);
	const gone = await house.request('DELETE', '/api/users/me', { as: rosa, body: { password: passwordOf('Rosa') } });
	expect(gone.status).toBe(200);
	const rows = await house.db.selectFrom('usage').selectAll().execute();
	expect(rows.map(({ family_id, story_id }) => [family_id, story_id])).toEqual([
		['', ''],
		['', ''],
		['', ''],
	]);
	expect(await usage(house, ada)).toEqual(before);
});

it('is counted also for an unknown story, and with invalid numbers as zero', async () => {
	const { house, ada } = await paidHouse();
	const { usageRecorder } = house.context.queue;
	usageRecorder.record({ id: 'a story that was', family_id: 'a family that was' }, { ...text, model: 'another' });
	usageRecorder.record(
		{ id: '', family_id: '' },
		{ ...text, model: 'another', inputTokens: Number.NaN, outputTokens: 1.4 },
	);
	const line = (await usage(house, ada)).find(({ model }) => model === 'another');
	expect(line).toMatchObject({ calls: 2, inputTokens: 1200, outputTokens: 501 });
});

it('is kept for the next flush if the database fails', async () => {
	const { house, ada } = await paidHouse();
	await usage(house, ada);
	const { usageRecorder } = house.context.queue;
	await house.db.schema.alterTable('usage').renameTo('usage_away').execute();
	usageRecorder.record({ id: '', family_id: '' }, { ...text, model: 'another' });
	await expect(usageRecorder.flush()).rejects.toThrow();
	usageRecorder.record({ id: '', family_id: '' }, { ...text, model: 'another' });
	await house.db.schema
		.alterTable('usage_away' as 'usage')
		.renameTo('usage')
		.execute();
	expect((await usage(house, ada)).find(({ model }) => model === 'another')?.calls).toBe(2);
});
