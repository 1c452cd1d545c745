import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { hour } from '../../shared/rules/durations.ts';
import { auditEntries, registerAdmin } from '../testing/admin-fixtures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createReadableStory, registerChild } from './testing/story-requests.ts';

let server: TestServer;
let ada: Session;
let rosa: Session;
let juno: Session;
let story: Story;
beforeEach(async () => {
	server = await startTestServer();
	ada = await registerAdmin(server);
	rosa = await server.register('Rosa');
	juno = await registerChild(server, rosa, 'Juno');
	story = await createReadableStory(server, juno);
});
afterEach(() => server.close());

const get = (as: Session, path: string) => server.request('GET', path, { as });
const read = (as: Session, { _id } = story) => get(as, `/api/stories/${_id}`);
const saveUnchanged = (as: Session, { _id, title, isPublished } = story) =>
	server.request('PUT', `/api/admin/stories/${_id}`, { as, body: { title, isPublished } });
const auditedReads = async () => (await auditEntries(server, ada)).filter(({ action }) => action === 'story-read');

describe('an admin’s read of another family’s story', () => {
	const node = () => story.nodes[0]!;
	const report = async () => {
		const body = { nodeId: node()._id, reason: 'scary' };
		await server.request('POST', `/api/stories/${story._id}/report`, { as: juno, body });
		return (await server.db.selectFrom('report').select('id').executeTakeFirstOrThrow()).id;
	};
	it.each<[string, () => Promise<{ status: number }>]>([
		['in the reader', () => read(ada)],
		['in the admin area', () => get(ada, `/api/admin/stories/${story._id}`)],
		['of a chapter’s provenance', () => get(ada, `/api/stories/${story._id}/nodes/${node()._id}/making`)],
		[
			'of a narration',
			() => {
				const body = { text: node().content, voice: 'sage', storyId: story._id, nodeId: node()._id };
				return server.request('POST', '/api/tts', { as: ada, body });
			},
		],
		['in the answer to a save without a change', () => saveUnchanged(ada)],
		[
			'in the list of reports',
			async () => {
				await report();
				return get(ada, '/api/admin/reports');
			},
		],
		[
			'in the answer to a decision on a report',
			async () => {
				const path = `/api/admin/reports/${await report()}`;
				return server.request('PUT', path, { as: ada, body: { decision: 'hidden' } });
			},
		],
	])('is audited: %s', async (_, request) => {
		expect((await request()).status).toBe(200);
		expect(await auditedReads()).toMatchObject([
			{ actor: { _id: ada.user._id }, target: { kind: 'story', _id: story._id, name: story.title }, changes: {} },
		]);
	});

	it('is audited once an hour per admin and story', async () => {
		const otto = await registerAdmin(server, 'Otto');
		for (const as of [ada, ada, otto]) await read(as);
		await read(ada, await createReadableStory(server, rosa));
		expect(await auditedReads()).toHaveLength(3);
		server.clock.now += hour - 1;
		await read(ada);
		expect(await auditedReads()).toHaveLength(3);
		server.clock.now += 1;
		await read(ada);
		expect(await auditedReads()).toHaveLength(4);
	});

	it('is audited without content, so that the title is gone once the family is deleted', async () => {
		await read(ada);
		await server.db.deleteFrom('account').where('id', '=', rosa.user._id).execute();
		expect(await auditedReads()).toMatchObject([{ target: { name: null }, changes: {} }]);
	});

	it('is the only one audited: not a list, a family’s own read, or a refused one', async () => {
		const own = await createReadableStory(server, ada);
		await read(ada, own);
		await get(ada, `/api/admin/stories/${own._id}`);
		await saveUnchanged(ada, own);
		for (const as of [rosa, juno]) await read(as);
		await get(ada, '/api/admin/stories');
		await get(ada, `/api/admin/users/${rosa.user._id}/stories`);
		await get(ada, '/api/stories/nowhere');
		await read(await server.register('Bela'));
		expect(await auditedReads()).toEqual([]);
	});
});
