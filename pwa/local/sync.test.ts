import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../shared/contract/user.ts';
import { readingPath } from '../../shared/rules/reading-path.ts';
import type { RequestError } from '../net/request-error.ts';
import { library } from './library/current-library.ts';
import { getValue } from './library/key-value.ts';
import { pull, refreshStory } from './sync.ts';
import { createTestDevice, generateStory, milosStoryInput, type TestDevice } from './testing/test-device.ts';

let device: TestDevice;
beforeEach(async () => {
	device = await createTestDevice('Rosa');
});
afterEach(() => device.close());

const otherStoryInput = { ...milosStoryInput, frontendRequestId: 'wish-of-milo-2' };
const storyIds = () => library().stories.toCollection().primaryKeys();
const chaptersOf = (storyId: string) => library().nodes.where({ storyId }).count();
/** Runs `work` after the first request has reached the server and before its response arrives. */
function beforeFirstAnswer(meanwhile: () => Promise<unknown>): void {
	const { fetch } = globalThis;
	globalThis.fetch = async (...request) => {
		globalThis.fetch = fetch;
		const answer = await fetch(...request);
		await meanwhile();
		return answer;
	};
}
const there = <Answer>(method: string, path: string, body?: unknown) =>
	device.house.request<Answer>(method, path, { as: device.session, body });

describe('a sync', () => {
	it('stores a story row with its cover, and its chapters separately', async () => {
		const id = await generateStory(device);
		await pull();
		const row = await library().stories.get(id);
		expect(row).toMatchObject({ id, genre: 'dragon', status: 'in-progress', authorName: 'Rosa' });
		expect(row?.cover?.thumbnail).toMatch(/^\/api\/media\//);
		expect(row).not.toHaveProperty('nodes');
		const path = readingPath(row?.startNode ?? null, await library().nodes.where({ storyId: id }).toArray());
		expect(path).toHaveLength(1);
	});

	it('stores the account and its children', async () => {
		const milo = await there<User>('POST', '/api/users/children', { profile: { name: 'Milo', age: 7 } });
		await pull();
		expect((await getValue('user'))?.profile.name).toBe('Rosa');
		expect(await getValue('children')).toMatchObject([{ _id: milo.body._id }]);
	});

	// covers: without-network/changed-comes-pages-deletions
	it('deletes a story that the server has deleted, with its chapters, and nothing else', async () => {
		const [deleted, stays] = [await generateStory(device), await generateStory(device, otherStoryInput)];
		await pull();
		await there('DELETE', `/api/stories/${deleted}`);
		await pull();
		expect(await storyIds()).toEqual([stays]);
		expect(await chaptersOf(deleted)).toBe(0);
		expect(await chaptersOf(stays)).toBe(1);
	});

	it('deletes stories that a full sync does not contain', async () => {
		const id = await generateStory(device);
		await pull();
		const row = (await library().stories.get(id))!;
		await library().stories.put({ ...row, id: 'of-another-database' });
		await library().kv.put('ffffffff-7', 'cursor');
		await pull();
		expect(await storyIds()).toEqual([id]);
		expect(await library().kv.get('told')).toBeUndefined();
	});

	// covers: without-network/changed-comes-pages-deletions
	it('fetches all pages', async () => {
		const ids = [];
		for (let count = 0; count < 23; count++) {
			ids.push(await generateStory(device, { ...milosStoryInput, frontendRequestId: `wish-of-milo-${100 + count}` }));
		}
		await pull();
		expect((await storyIds()).toSorted()).toEqual(ids.toSorted());
	});

	it('fetches only the changes the next time', async () => {
		const first = await generateStory(device);
		await pull();
		await library().stories.delete(first);
		const second = await generateStory(device, otherStoryInput);
		await pull();
		expect(await storyIds()).toEqual([second]);
	});

	it('keeps the library when the server cannot be reached', async () => {
		const id = await generateStory(device);
		await pull();
		device.network.isOffline = true;
		await expect(pull()).rejects.toMatchObject({ status: 0, code: 'offline' } satisfies Partial<RequestError>);
		expect(await chaptersOf(id)).toBe(1);
	});

	it('drops a response whose request began before a replay stored newer state', async () => {
		const id = await generateStory(device);
		const { fetch } = globalThis;
		let requests = 0;
		globalThis.fetch = async (...request) => {
			const answer = await fetch(...request);
			requests += 1;
			if (requests === 1) await library().kv.put(1, 'effects');
			return answer;
		};
		await pull();
		expect(requests).toBe(2);
		expect(await storyIds()).toEqual([id]);
	});
});

describe('a response for another account', () => {
	it('is not stored in this account’s library', async () => {
		const juno = await device.house.register('Juno');
		const { fetch } = globalThis;
		globalThis.fetch = (address, init) =>
			fetch(address, { ...init, headers: { Authorization: `Bearer ${juno.token}` } });
		await expect(pull()).rejects.toMatchObject({ code: 'another-account' } satisfies Partial<RequestError>);
		expect((await getValue('user'))?.profile.name).toBe('Rosa');
		expect(await getValue('cursor')).toBeUndefined();
	});

	it('is not requested by a window with this account’s library', async () => {
		const juno = await device.house.register('Juno');
		localStorage.setItem('token', juno.token);
		await expect(pull()).rejects.toMatchObject({ status: 401 });
	});
});

describe('two concurrent pulls', () => {
	it('keep the newer page when the older one arrives last', async () => {
		const id = await generateStory(device);
		await pull();
		const rename = (title: string) =>
			device.house.db.updateTable('story').set({ title }).where('id', '=', id).execute();
		await rename('older');
		beforeFirstAnswer(async () => {
			await rename('newer');
			await pull();
		});
		await pull();
		expect(await library().stories.get(id)).toMatchObject({ title: 'newer' });
	});
});

describe('the refresh of a story', () => {
	it('does not restore a story whose deletion was synced during the request', async () => {
		const id = await generateStory(device);
		await pull();
		beforeFirstAnswer(async () => {
			await there('DELETE', `/api/stories/${id}`);
			await pull();
		});
		await expect(refreshStory(id)).rejects.toMatchObject({ status: 404 });
		expect(await storyIds()).toEqual([]);
	});

	it('deletes a story that the server does not have, and throws', async () => {
		const id = await generateStory(device);
		await pull();
		await there('DELETE', `/api/stories/${id}`);
		await expect(refreshStory(id)).rejects.toMatchObject({ status: 404 });
		expect(await storyIds()).toEqual([]);
		expect(await chaptersOf(id)).toBe(0);
	});

	it('keeps the branches that are not on the path', async () => {
		const id = await generateStory(device);
		const { nodes } = await refreshStory(id);
		const choose = (choiceIndex: number) =>
			there('POST', `/api/stories/${id}/generate`, { nodeId: nodes[0]!._id, choiceIndex });
		await choose(0);
		await choose(1);
		const story = await refreshStory(id);
		expect(readingPath(story.startNode, story.nodes)).toHaveLength(2);
		expect(await chaptersOf(id)).toBe(3);
	});
});
