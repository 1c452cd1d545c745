import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Session } from '../../shared/user.ts';
import { begin, openHouse, readable, until, wish } from '../stories/testing/cast.ts';
import { registerAdmin, unchanged } from '../testing/admin.ts';
import { addChild, type House } from '../testing/house.ts';

const canaries = { name: 'Milofred-canary', renamed: 'Captain-canary', topic: 'velvet-spiders', hero: 'Perriwinkle' };
const words = Object.values(canaries);

/** All that a child can leave behind: stories told and waiting, pictures, narration, kept answers, an admin's change. */
async function childWithTraces(house: House, rosa: Session) {
	const milo = await addChild(house, rosa, canaries.name, 7);
	const settings = {
		allowedGenres: ['fantasy'],
		contentRestrictions: { maxAgeRating: 5, disabledTopics: [canaries.topic] },
	};
	const headers = (key: string) => ({ 'idempotency-key': `key-of-${key}` });
	await house.ask('PUT', `/api/users/settings/${milo._id}`, { as: rosa, body: settings, headers: headers('settings') });
	const query = `?selectedChildId=${milo._id}`;
	const asked = wish({ hero: canaries.hero });
	const { _id, nodes } = await readable(house, rosa, asked, query);
	await house.ask('POST', `/api/stories${query}`, { as: rosa, body: asked, headers: headers('story') });
	const voice = { text: nodes[0]?.content, voice: 'sage', storyId: _id, nodeId: nodes[0]?._id };
	await house.ask('POST', '/api/tts', { as: rosa, body: voice, headers: headers('voice') });
	await house.ask('POST', `/api/stories/${_id}/pack`, { as: rosa, body: { depth: 1 } });
	const ada = await registerAdmin(house);
	const body = { ...unchanged(milo), profile: { name: canaries.renamed, age: 7 } };
	await house.ask('PUT', `/api/admin/users/${milo._id}`, { as: ada, body });
	await house.ask('PUT', `/api/admin/stories/${_id}`, { as: ada, body: { title: canaries.hero, isPublished: true } });
	await house.ask('GET', '/api/admin/stories?search=Perri', { as: ada });
	await house.parts.queue.stop(0);
	await begin(house, rosa, wish({ hero: canaries.hero }), query);
	return { milo, ada };
}

/** Which of these words stand in some file of the data folder, byte by byte: database, log, media, whatever there is. */
async function wordsOnDisk(house: House): Promise<string[]> {
	const entries = await readdir(house.folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const contents = await Promise.all(files.map((file) => readFile(file)));
	return words.filter((word) => contents.some((content) => content.includes(word)));
}

it.each([
	'its parent',
	'an admin',
])('S57: a child that %s deletes leaves no word in any file, and no file', async (by) => {
	const house = await openHouse();
	const rosa = await house.register('Rosa');
	const { milo, ada } = await childWithTraces(house, rosa);
	expect(await wordsOnDisk(house)).toEqual(words);

	const asked =
		by === 'an admin'
			? await house.ask('DELETE', `/api/admin/users/${milo._id}`, { as: ada })
			: await house.ask('DELETE', `/api/users/children/${milo._id}`, { as: rosa });
	expect(asked.status).toBe(200);
	expect(await wordsOnDisk(house)).toEqual([]);
	expect(await house.db.selectFrom('job').select('id').execute()).toEqual([]);
	const media = await readdir(join(house.folder, 'media'), { recursive: true });
	expect(media.filter((name) => /\.(webp|mp3)$/.test(name))).toEqual([]);
});

it('S57: a story that is deleted leaves no word of its own', async () => {
	const house = await openHouse();
	const rosa = await house.register('Rosa');
	const { _id } = await readable(house, rosa, wish({ hero: canaries.hero }));
	await until(async () => (await house.db.selectFrom('job').select('id').execute()).length === 0);
	expect(await wordsOnDisk(house)).toEqual([canaries.hero]);
	expect((await house.ask('DELETE', `/api/stories/${_id}`, { as: rosa })).status).toBe(200);
	expect(await wordsOnDisk(house)).toEqual([]);
});
