import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readingPath } from '../../shared/reading-path.ts';
import type { CallError } from '../net/http.ts';
import { library } from './device.ts';
import { choose } from './making.ts';
import { narrate } from './narrations.ts';
import { refreshStories, refreshStory } from './stories.ts';
import { deleteStory, forgetStoriesOf, retryStory } from './story-changes.ts';
import { milosWish, type Tablet, tabletOf, toldStory } from './testing/tablet.ts';

let tablet: Tablet;
beforeEach(async () => {
	tablet = await tabletOf('Rosa');
});
afterEach(() => tablet.switchOff());

const pathOf = async (id: string) => {
	const story = await library().stories.get(id);
	return readingPath(story?.startNode ?? null, await library().nodes.where({ storyId: id }).toArray());
};

describe('the library on the device', () => {
	it('lists a story light, with its cover, and keeps its chapters apart', async () => {
		const id = await toldStory(tablet);
		await refreshStories(null);
		const row = await library().stories.get(id);
		expect(row).toMatchObject({ id, genre: 'dragon', status: 'in-progress', authorName: 'Rosa' });
		expect(row?.cover?.thumbnail).toMatch(/^\/api\/media\//);
		expect(row).not.toHaveProperty('nodes');
		expect(await pathOf(id)).toHaveLength(1);
	});

	it('forgets what is gone at the server, with its chapters, and nothing else', async () => {
		const gone = await toldStory(tablet);
		const stays = await toldStory(tablet, { ...milosWish, frontendRequestId: 'wish-of-milo-2' });
		await refreshStory(stays);
		await tablet.house.ask('DELETE', `/api/stories/${gone}`, { as: tablet.session });
		await refreshStories(null);
		expect(await library().stories.toCollection().primaryKeys()).toEqual([stays]);
		expect(await library().nodes.where({ storyId: gone }).count()).toBe(0);
		expect(await library().nodes.where({ storyId: stays }).count()).toBe(1);
	});

	it('forgets all that one author made, and nothing of another', async () => {
		const id = await toldStory(tablet);
		await refreshStory(id);
		const row = await library().stories.get(id);
		if (!row) throw new Error('no story');
		await library().stories.put({ ...row, id: 'milos-own', authorId: 'milo' });
		await forgetStoriesOf('milo');
		expect(await library().stories.toCollection().primaryKeys()).toEqual([id]);
		await forgetStoriesOf(row.authorId);
		expect(await library().stories.count()).toBe(0);
		expect(await library().nodes.count()).toBe(0);
	});

	it('keeps everything when the server cannot be reached', async () => {
		const id = await toldStory(tablet);
		await refreshStory(id);
		tablet.line.isCut = true;
		await expect(refreshStories(null)).rejects.toMatchObject({
			status: 0,
			code: 'offline',
		} satisfies Partial<CallError>);
		expect(await pathOf(id)).toHaveLength(1);
	});

	it('follows the choice last taken, and keeps the other branch', async () => {
		const id = await toldStory(tablet);
		await refreshStory(id);
		const [first] = await pathOf(id);
		if (!first) throw new Error('no first chapter');
		const left = await choose(id, first._id, 0);
		const right = await choose(id, first._id, 1);
		expect((await pathOf(id)).map((node) => node._id)).toEqual([first._id, right._id]);
		expect(await library().nodes.get(left._id)).toBeDefined();
		await choose(id, first._id, 0);
		expect((await pathOf(id)).map((node) => node._id)).toEqual([first._id, left._id]);
	});

	it('keeps a narration with the times of its sentences', async () => {
		const id = await toldStory(tablet);
		await refreshStory(id);
		const [first] = await pathOf(id);
		if (!first) throw new Error('no first chapter');
		const narration = await narrate(first);
		expect(narration.audioUrl).toMatch(/\.mp3$/);
		expect(await library().narrations.get(first._id)).toMatchObject({ storyId: id, sentences: [{ from: 0, at: 0 }] });
	});

	it('deletes a story here once it is deleted there, and not when that failed', async () => {
		const id = await toldStory(tablet);
		await refreshStory(id);
		tablet.line.isCut = true;
		await expect(deleteStory(id)).rejects.toMatchObject({ code: 'offline' });
		expect(await library().stories.get(id)).toBeDefined();
		tablet.line.isCut = false;
		await deleteStory(id);
		expect(await library().stories.get(id)).toBeUndefined();
		expect(await library().nodes.where({ storyId: id }).count()).toBe(0);
	});

	it('takes a story that was deleted elsewhere for deleted, and makes no trouble of it', async () => {
		const [one, other] = [
			await toldStory(tablet),
			await toldStory(tablet, { ...milosWish, frontendRequestId: 'wish-of-milo-2' }),
		];
		await refreshStories(null);
		for (const id of [one, other]) await tablet.house.ask('DELETE', `/api/stories/${id}`, { as: tablet.session });
		await deleteStory(one);
		expect(await library().stories.toCollection().primaryKeys()).toEqual([other]);
		await retryStory(other);
		expect(await library().stories.count()).toBe(0);
	});
});
