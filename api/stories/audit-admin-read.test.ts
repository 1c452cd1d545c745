import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { auditEntries, registerAdmin } from '../testing/admin-fixtures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createReadableStory, registerChild } from './testing/story-requests.ts';

const hour = 3_600_000;

let house: TestServer;
let ada: Session;
let rosa: Session;
let juno: Session;
let story: Story;
beforeEach(async () => {
	house = await startTestServer();
	ada = await registerAdmin(house);
	rosa = await house.register('Rosa');
	juno = await registerChild(house, rosa, 'Juno');
	story = await createReadableStory(house, juno);
});
afterEach(() => house.close());

const look = (as: Session, path: string) => house.request('GET', path, { as });
const read = (as: Session, { _id } = story) => look(as, `/api/stories/${_id}`);
const looks = async () => (await auditEntries(house, ada)).filter(({ action }) => action === 'story-read');

describe('an admin’s read of another family’s story', () => {
	const node = () => story.nodes[0]!;
	it.each<[string, () => Promise<{ status: number }>]>([
		['in the reader', () => read(ada)],
		['in the admin area', () => look(ada, `/api/admin/stories/${story._id}`)],
		['of a chapter’s provenance', () => look(ada, `/api/stories/${story._id}/nodes/${node()._id}/making`)],
		[
			'of a narration',
			() => {
				const body = { text: node().content, voice: 'sage', storyId: story._id, nodeId: node()._id };
				return house.request('POST', '/api/tts', { as: ada, body });
			},
		],
		[
			'in the list of reports',
			async () => {
				const body = { nodeId: node()._id, reason: 'scary' };
				await house.request('POST', `/api/stories/${story._id}/report`, { as: juno, body });
				return look(ada, '/api/admin/reports');
			},
		],
	])('is audited: %s', async (_, request) => {
		expect((await request()).status).toBe(200);
		expect(await looks()).toMatchObject([
			{ actor: { _id: ada.user._id }, target: { kind: 'story', _id: story._id, name: story.title }, changes: {} },
		]);
	});

	it('is audited once an hour per admin and story', async () => {
		const otto = await registerAdmin(house, 'Otto');
		for (const as of [ada, ada, otto]) await read(as);
		await read(ada, await createReadableStory(house, rosa));
		expect(await looks()).toHaveLength(3);
		house.clock.now += hour - 1;
		await read(ada);
		expect(await looks()).toHaveLength(3);
		house.clock.now += 1;
		await read(ada);
		expect(await looks()).toHaveLength(4);
	});

	it('is audited without content, so that the title is gone once the family is deleted', async () => {
		await read(ada);
		await house.db.deleteFrom('account').where('id', '=', rosa.user._id).execute();
		expect(await looks()).toMatchObject([{ target: { name: null }, changes: {} }]);
	});

	it('is the only one audited: not a list, a family’s own read, or a refused one', async () => {
		const own = await createReadableStory(house, ada);
		await read(ada, own);
		await look(ada, `/api/admin/stories/${own._id}`);
		for (const as of [rosa, juno]) await read(as);
		await look(ada, '/api/admin/stories');
		await look(ada, `/api/admin/users/${rosa.user._id}/stories`);
		await look(ada, '/api/stories/nowhere');
		await read(await house.register('Bela'));
		expect(await looks()).toEqual([]);
	});
});
