import { expect, it } from 'vitest';
import type { ListedStory, Story } from '../../shared/contract/story.ts';
import type { Changes } from '../../shared/contract/sync.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { TestServer } from '../testing/test-server.ts';
import { recordingMakers } from './testing/controlled-makers.ts';
import { createReadableStory, getStory, openTestServer } from './testing/story-requests.ts';

function star(server: TestServer, as: Session, id: string, isFavourite: boolean) {
	return server.request('PUT', `/api/stories/${id}/favourite`, { as, body: { isFavourite } });
}

async function changesSince(server: TestServer, as: Session, cursor: string): Promise<Changes> {
	return (await server.request<Changes>('GET', `/api/sync?cursor=${cursor}`, { as })).body;
}

// covers: favourites/star-belongs-family
it('marks the story in lists, in the story and in the change feed, and takes the mark away again', async () => {
	const server = await openTestServer(recordingMakers().makers);
	const rosa = await server.register('Rosa');
	const story = await createReadableStory(server, rosa);
	const other = await createReadableStory(server, rosa);
	const before = await changesSince(server, rosa, '');
	expect(await star(server, rosa, story._id, true)).toMatchObject({ status: 200, body: { ok: true } });
	const starred = await changesSince(server, rosa, before.cursor);
	expect(starred.stories).toMatchObject([{ _id: story._id, isFavourite: true, updatedAt: story.updatedAt }]);
	const listed = (await server.request<ListedStory[]>('GET', '/api/stories', { as: rosa })).body;
	expect(listed.map(({ _id, isFavourite }) => [_id, isFavourite])).toEqual([
		[other._id, undefined],
		[story._id, true],
	]);
	await star(server, rosa, story._id, false);
	const [after] = (await changesSince(server, rosa, starred.cursor)).stories as [Story];
	expect(after.isFavourite).toBeUndefined();
});

it('announces nothing when the star is there already', async () => {
	const server = await openTestServer(recordingMakers().makers);
	const rosa = await server.register('Rosa');
	const story = await createReadableStory(server, rosa);
	await star(server, rosa, story._id, true);
	const { cursor } = await changesSince(server, rosa, '');
	expect((await star(server, rosa, story._id, true)).status).toBe(200);
	expect((await changesSince(server, rosa, cursor)).stories).toEqual([]);
});

it('answers 404 to another family, and 400 to anything but yes or no', async () => {
	const server = await openTestServer(recordingMakers().makers);
	const [rosa, bela] = [await server.register('Rosa'), await server.register('Bela')];
	const story = await createReadableStory(server, rosa);
	expect((await star(server, bela, story._id, true)).status).toBe(404);
	const body = { isFavourite: 'yes' };
	expect((await server.request('PUT', `/api/stories/${story._id}/favourite`, { as: rosa, body })).status).toBe(400);
	expect((await getStory(server, rosa, story._id)).isFavourite).toBeUndefined();
});
