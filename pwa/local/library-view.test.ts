import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListedStory } from '../../shared/story.ts';
import { library } from './device.ts';
import { libraryView } from './library-view.ts';
import { enqueue } from './outbox.ts';
import { pull } from './sync.ts';
import { takeBack } from './take-back.ts';
import { milosWish, type Tablet, tabletOf, toldStory } from './testing/tablet.ts';

let tablet: Tablet;
beforeEach(async () => {
	tablet = await tabletOf('Rosa');
});
afterEach(() => tablet.switchOff());

const storiesThere = async () =>
	(await tablet.house.ask<ListedStory[]>('GET', '/api/stories', { as: tablet.session })).body;

describe('the stories of this device', () => {
	it('are none that is known of before the server told all of them', async () => {
		expect(await libraryView(null)).toEqual({ stories: [], unsent: new Map(), isKnown: false });
		await pull();
		expect(await libraryView(null)).toEqual({ stories: [], unsent: new Map(), isKnown: true });
		await library().kv.put([], 'told');
		expect(await libraryView(null)).toMatchObject({ isKnown: false });
	});

	it('are the newest ones, as many as are wanted', async () => {
		await toldStory(tablet);
		const newer = await toldStory(tablet, { ...milosWish, frontendRequestId: 'wish-of-milo-2' });
		await pull();
		expect((await libraryView(null, 1)).stories).toMatchObject([{ id: newer }]);
		expect((await libraryView(null)).stories).toHaveLength(2);
	});
});

describe('a story that was wished for here', () => {
	it('is told apart as long as the server does not have it', async () => {
		tablet.line.isCut = true;
		const storyId = await wishFor();
		const waiting = await libraryView(null);
		expect(waiting.stories).toMatchObject([{ id: storyId, status: 'queued' }]);
		expect(waiting.unsent.get(storyId)).toMatchObject({ state: 'waiting', problem: { status: 0 } });

		await reconnect();
		const sent = await libraryView(null);
		expect(sent.stories).toMatchObject([{ id: storyId }]);
		expect(sent.unsent.size).toBe(0);
	});

	it('is shown as failed, to those whom it concerns, when the server will not have it', async () => {
		const [hero] = milosWish.settings.characters;
		const settings = { ...milosWish.settings, characters: [{ ...hero!, name: 'Fuck' }] };
		const storyId = await wishFor({ ...milosWish, settings });
		const { stories, unsent } = await libraryView(null);
		expect(stories).toMatchObject([{ id: storyId, status: 'failed' }]);
		expect(unsent.get(storyId)).toMatchObject({ state: 'failed', problem: { code: 'name-not-kind' } });
		expect((await libraryView(newId())).stories).toEqual([]);

		await takeBack(unsent.get(storyId)!);
		expect((await libraryView(null)).stories).toEqual([]);
		expect(await library().outbox.count()).toBe(0);
	});

	it('is written nowhere when it is taken back before anybody heard of it', async () => {
		tablet.line.isCut = true;
		await takeBackStory(await wishFor());
		await reconnect();
		expect(await library().outbox.count()).toBe(0);
		expect(await storiesThere()).toEqual([]);
	});

	it('is a story like any other once the server tells of it, also when the answer got lost', async () => {
		tablet.line.isDeaf = true;
		const storyId = await wishFor();
		expect((await libraryView(null)).unsent.size).toBe(1);
		tablet.line.isDeaf = false;
		await pull();
		const { stories, unsent } = await libraryView(null);
		expect(stories).toMatchObject([{ id: storyId }]);
		expect(unsent.size).toBe(0);
	});

	it('goes at the server too when that had heard of it all the same', async () => {
		tablet.line.isDeaf = true;
		const storyId = await wishFor();
		expect(await storiesThere()).toHaveLength(1);
		await takeBackStory(storyId);
		await reconnect();
		expect(await storiesThere()).toEqual([]);
		expect((await libraryView(null)).stories).toEqual([]);
	});
});

async function wishFor(wish = milosWish): Promise<string> {
	const storyId = newId();
	await enqueue({ kind: 'create-story', story: { ...wish, _id: storyId } }, null);
	await tablet.replay();
	return storyId;
}

async function takeBackStory(storyId: string): Promise<void> {
	const { unsent } = await libraryView(null);
	await takeBack(unsent.get(storyId)!);
	expect((await libraryView(null)).stories).toEqual([]);
}

async function reconnect(): Promise<void> {
	Object.assign(tablet.line, { isCut: false, isDeaf: false });
	await library().outbox.toCollection().modify({ nextAt: 0 });
	await tablet.replay();
}
