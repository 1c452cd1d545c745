import { describe, expect, it } from 'vitest';
import { addChild } from '../testing/house.ts';
import { begin, expectTrouble, jobsLeft, openHouse, read, readable, told, until, wish } from './testing/cast.ts';
import { heldMakers, quickTelling } from './testing/held-makers.ts';

describe('DELETE /api/stories/:id', () => {
	// covers: calls/stories-list-create-read
	it('takes the chapters, the pictures and the narration with it', async () => {
		const house = await openHouse(quickTelling().makers);
		const rosa = await house.register('Rosa');
		const story = await readable(house, rosa);
		const other = await readable(house, rosa);
		const { images, content, _id } = story.nodes[0]!;
		const body = { text: content, voice: 'sage', storyId: story._id, nodeId: _id };
		const { audioUrl } = (await house.ask<{ audioUrl: string }>('POST', '/api/tts', { as: rosa, body })).body;
		const { status, body: done } = await house.ask('DELETE', `/api/stories/${story._id}`, { as: rosa });
		expect([status, done]).toEqual([200, { ok: true }]);
		for (const url of [...Object.values(images!), audioUrl]) {
			expect(await house.media.has(url.split('/').at(-1)!), url).toBe(false);
		}
		expect(await house.db.selectFrom('chapter').select('story_id').execute()).toEqual([{ story_id: other._id }]);
		expect(await house.media.has(other.nodes[0]!.images!.large.split('/').at(-1)!)).toBe(true);
		expect((await house.ask('GET', `/api/stories/${story._id}`, { as: rosa })).status).toBe(404);
		expect((await house.ask('DELETE', `/api/stories/${story._id}`, { as: rosa })).status).toBe(404);
	});

	it('leaves a file that another story shows too', async () => {
		const house = await openHouse(quickTelling().makers);
		const rosa = await house.register('Rosa');
		const [story, other] = [await readable(house, rosa), await readable(house, rosa)];
		const name = story.nodes[0]!.images!.large.split('/').at(-1)!;
		await house.db.insertInto('media_use').values({ media_name: name, story_id: other._id }).execute();
		await house.ask('DELETE', `/api/stories/${story._id}`, { as: rosa });
		expect(await house.media.has(name)).toBe(true);
	});

	it('is not for another family', async () => {
		const house = await openHouse(quickTelling().makers);
		const [rosa, bela] = [await house.register('Rosa'), await house.register('Bela')];
		const story = await readable(house, rosa);
		expect((await house.ask('DELETE', `/api/stories/${story._id}`, { as: bela })).status).toBe(404);
		expect((await read(house, rosa, story._id))._id).toBe(story._id);
	});

	it('ends the writing quietly, frees its place in the queue, and leaves nothing', async () => {
		const held = heldMakers();
		const house = await openHouse(held.makers, { QUEUE_CONCURRENCY: '1' });
		const rosa = await house.register('Rosa');
		const { body } = await begin(house, rosa);
		await begin(house, rosa, wish({ hero: 'Next' }));
		await until(() => held.tellings.length === 1);
		expect((await house.ask('DELETE', `/api/stories/${body._id}`, { as: rosa })).status).toBe(200);
		await until(() => held.tellings.length === 2);
		expect(held.tellings[0]!.signal.aborted).toBe(true);
		held.tellings[0]!.tell();
		held.tellings[1]!.tell();
		await until(async () => (await jobsLeft(house)) === 0);
		expect(await house.db.selectFrom('chapter').select('number').execute()).toHaveLength(1);
	});

	it('ends the writing quietly also when the story went away with its account', async () => {
		const trouble = expectTrouble();
		const held = heldMakers();
		const house = await openHouse(held.makers);
		const rosa = await house.register('Rosa');
		await begin(house, rosa);
		await until(() => held.tellings.length === 1);
		await house.db.deleteFrom('account').execute();
		held.tellings[0]!.tell();
		const bela = await house.register('Bela');
		await begin(house, bela);
		await until(() => held.tellings.length === 2);
		held.tellings[1]!.tell();
		await until(async () => (await jobsLeft(house)) === 0);
		expect(trouble).not.toHaveBeenCalled();
	});

	it('tells a reader who waits for its next chapter that it is gone', async () => {
		const held = heldMakers();
		const house = await openHouse(held.makers);
		const rosa = await house.register('Rosa');
		const { body } = await begin(house, rosa);
		await until(() => held.tellings.length === 1);
		held.tellings[0]!.tell();
		await until(async () => (await read(house, rosa, body._id)).nodes.length === 1);
		const choice = { nodeId: (await read(house, rosa, body._id)).startNode, choiceIndex: 0 };
		const asking = house.ask('POST', `/api/stories/${body._id}/generate`, { as: rosa, body: choice });
		await until(() => held.tellings.length === 2);
		await house.ask('DELETE', `/api/stories/${body._id}`, { as: rosa });
		expect((await asking).status).toBe(404);
	});

	it('leaves no picture that was drawn meanwhile', async () => {
		const gate = Promise.withResolvers<void>();
		const held = quickTelling();
		const { illustrate } = held.makers.illustrator;
		// A maker that does not listen to its signal.
		held.makers.illustrator.illustrate = async (...asked) => {
			const pictures = await illustrate(...asked);
			await gate.promise;
			return pictures;
		};
		const house = await openHouse(held.makers);
		const rosa = await house.register('Rosa');
		const story = await told(house, rosa);
		await until(() => held.pictures.length === 1);
		await house.ask('DELETE', `/api/stories/${story._id}`, { as: rosa });
		gate.resolve();
		await until(async () => (await jobsLeft(house)) === 0);
		const after = await readable(house, rosa);
		expect(await house.db.selectFrom('media_use').select('story_id').distinct().execute()).toEqual([
			{ story_id: after._id },
		]);
	});

	it('of a child takes the work for its stories with it', async () => {
		const held = heldMakers();
		const house = await openHouse(held.makers);
		const rosa = await house.register('Rosa');
		const milo = await addChild(house, rosa, 'Milo', 7);
		await begin(house, rosa, wish(), `?selectedChildId=${milo._id}`);
		await until(() => held.tellings.length === 1);
		expect((await house.ask('DELETE', `/api/users/children/${milo._id}`, { as: rosa })).status).toBe(200);
		held.tellings[0]!.tell();
		await until(async () => (await jobsLeft(house)) === 0);
		expect(await house.db.selectFrom('chapter').select('id').execute()).toEqual([]);
	});
});
