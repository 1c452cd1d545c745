import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import {
	createReadableStory,
	openTestServer,
	postStory,
	storyInput,
	waitUntil,
} from '../stories/testing/story-requests.ts';
import { registerAdmin, unchangedInput } from '../testing/admin-fixtures.ts';
import { addChild, type TestServer } from '../testing/test-server.ts';

const canaries = { name: 'Milofred-canary', renamed: 'Captain-canary', topic: 'velvet-spiders', hero: 'Perriwinkle' };
const words = Object.values(canaries);

/** All data a child can have: stories, written and waiting, media, stored answers, a report, an admin's change. */
async function childWithTraces(server: TestServer, rosa: Session) {
	const milo = await addChild(server, rosa, canaries.name, 7);
	const settings = {
		allowedGenres: ['fantasy'],
		contentRestrictions: { maxAgeRating: 5, disabledTopics: [canaries.topic] },
	};
	const headers = (key: string) => ({ 'idempotency-key': `key-of-${key}` });
	await server.request('PUT', `/api/users/settings/${milo._id}`, {
		as: rosa,
		body: settings,
		headers: headers('settings'),
	});
	const query = `?selectedChildId=${milo._id}`;
	const request = storyInput({ hero: canaries.hero });
	const { _id, nodes } = await createReadableStory(server, rosa, request, query);
	await server.request('POST', `/api/stories${query}`, { as: rosa, body: request, headers: headers('story') });
	const voice = { text: nodes[0]?.content, voice: 'sage', storyId: _id, nodeId: nodes[0]?._id };
	await server.request('POST', '/api/tts', { as: rosa, body: voice, headers: headers('voice') });
	await server.request('POST', `/api/stories/${_id}/pack`, { as: rosa, body: { depth: 1 } });
	const report = { nodeId: nodes[0]?._id, reason: 'scary' };
	await server.request('POST', `/api/stories/${_id}/report${query}`, {
		as: rosa,
		body: report,
		headers: headers('report'),
	});
	const ada = await registerAdmin(server);
	const { reports } = (await server.request<{ reports: { _id: string }[] }>('GET', '/api/admin/reports', { as: ada }))
		.body;
	await server.request('PUT', `/api/admin/reports/${reports[0]?._id}`, { as: ada, body: { decision: 'hidden' } });
	const body = { ...unchangedInput(milo), profile: { name: canaries.renamed, age: 7 } };
	await server.request('PUT', `/api/admin/users/${milo._id}`, { as: ada, body });
	await server.request('PUT', `/api/admin/stories/${_id}`, {
		as: ada,
		body: { title: canaries.hero, isPublished: true },
	});
	await server.request('GET', '/api/admin/stories?search=Perri', { as: ada });
	await server.context.queue.stop(0);
	await postStory(server, rosa, storyInput({ hero: canaries.hero }), query);
	return { milo, ada };
}

/** Which of these words are in any file of the data folder. */
async function wordsOnDisk(server: TestServer): Promise<string[]> {
	const entries = await readdir(server.folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const contents = await Promise.all(files.map((file) => readFile(file)));
	return words.filter((word) => contents.some((content) => content.includes(word)));
}

it.each([
	'its parent',
	'an admin',
])('S57: a child that %s deletes leaves no text in any file, and no media file', async (by) => {
	const server = await openTestServer();
	const rosa = await server.register('Rosa');
	const { milo, ada } = await childWithTraces(server, rosa);
	expect(await wordsOnDisk(server)).toEqual(words);
	expect(await server.db.selectFrom('report').select('decision').execute()).toEqual([{ decision: 'hidden' }]);

	const request =
		by === 'an admin'
			? await server.request('DELETE', `/api/admin/users/${milo._id}`, { as: ada })
			: await server.request('DELETE', `/api/users/children/${milo._id}`, { as: rosa });
	expect(request.status).toBe(200);
	expect(await wordsOnDisk(server)).toEqual([]);
	expect(await server.db.selectFrom('job').select('id').execute()).toEqual([]);
	expect(await server.db.selectFrom('report').select('id').execute()).toEqual([]);
	const media = await readdir(join(server.folder, 'media'), { recursive: true });
	expect(media.filter((name) => /\.(webp|mp3)$/.test(name))).toEqual([]);
});

it('S57: a deleted story leaves none of its text', async () => {
	const server = await openTestServer();
	const rosa = await server.register('Rosa');
	const { _id } = await createReadableStory(server, rosa, storyInput({ hero: canaries.hero }));
	await waitUntil(async () => (await server.db.selectFrom('job').select('id').execute()).length === 0);
	expect(await wordsOnDisk(server)).toEqual([canaries.hero]);
	expect((await server.request('DELETE', `/api/stories/${_id}`, { as: rosa })).status).toBe(200);
	expect(await wordsOnDisk(server)).toEqual([]);
});
