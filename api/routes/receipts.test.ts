import { beforeEach, describe, expect, it } from 'vitest';
import { familyCalls, Receipt } from '../../shared/contract/family.ts';
import type { Session } from '../../shared/contract/user.ts';
import { engineOf } from '../db/engine.ts';
import { createReadableStory, openTestServer, postStory, storyInput } from '../stories/testing/story-requests.ts';
import { auditEntries, registerAdmin } from '../testing/admin-fixtures.ts';
import { addChild, passwordOf, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let rosa: Session;
beforeEach(async () => {
	server = await openTestServer();
	rosa = await server.register('Rosa');
});

type Erased = { ok: true; receipt: Receipt };

const removeChild = (id: string, headers = {}) =>
	server.request<Erased>('DELETE', `/api/users/children/${id}`, { as: rosa, headers });
const removeAccount = () =>
	server.request<Erased>('DELETE', '/api/users/me', { as: rosa, body: { password: passwordOf('Rosa') } });
const receipts = async (as = rosa) => (await server.request<Receipt[]>('GET', '/api/users/receipts', { as })).body;

/** A child with a readable story, its narration, and a waiting story. */
async function childWithStories(name: string) {
	const child = await addChild(server, rosa, name, 7);
	const query = `?selectedChildId=${child._id}`;
	const { _id, nodes } = await createReadableStory(server, rosa, storyInput(), query);
	const voice = { text: nodes[0]?.content, voice: 'sage', storyId: _id, nodeId: nodes[0]?._id };
	await server.request('POST', '/api/tts', { as: rosa, body: voice });
	await server.context.queue.stop(0);
	await postStory(server, rosa, storyInput(), query);
	return child;
}

describe('the receipt of a deletion', () => {
	it('has the time and the counts without a name, and can be read again', async () => {
		const milo = await childWithStories('Milo');
		const { status, body } = await removeChild(milo._id, { 'idempotency-key': 'key-of-a-deletion' });
		expect(status).toBe(200);
		expect(body.receipt).toEqual({
			...{ _id: expect.any(String), at: new Date(server.clock.now).toISOString(), what: 'child', subject: milo._id },
			erased: { children: 0, stories: 2, chapters: 1, pictures: 1, narrations: 1, waiting: 1 },
			...(engineOf(server.db).keepsDeletedText ? { isInCopies: true } : {}),
			seal: expect.stringMatching(/^[0-9a-f]{64}$/),
		});
		expect((await removeChild(milo._id, { 'idempotency-key': 'key-of-a-deletion' })).body).toEqual(body);
		expect(familyCalls.receipts.answer.safeParse(await receipts()).data).toEqual([body.receipt]);
		const entry = await server.db.selectFrom('audit').selectAll().executeTakeFirstOrThrow();
		expect(entry).toMatchObject({ id: body.receipt._id, seal: body.receipt.seal, actor_id: rosa.user._id });
	});

	it('of an account counts all its data, and only ids remain', async () => {
		const milo = await childWithStories('Milo');
		await addChild(server, rosa, 'Juno', 9);
		const ada = await registerAdmin(server);
		const { body } = await removeAccount();
		expect(Receipt.safeParse(body.receipt).success).toBe(true);
		expect(body.receipt).toMatchObject({ what: 'account', subject: rosa.user._id });
		expect(body.receipt.erased).toEqual({
			children: 2,
			stories: 2,
			chapters: 1,
			pictures: 1,
			narrations: 1,
			waiting: 1,
		});
		const [entry, ...more] = await auditEntries(server, ada);
		expect(more).toEqual([]);
		expect(entry).toMatchObject({
			action: 'account-deleted',
			actor: { _id: rosa.user._id, email: null },
			target: { _id: rosa.user._id, name: null },
			changes: { children: { before: 2, after: 0 }, stories: { before: 2, after: 0 } },
		});
		expect(JSON.stringify(entry)).not.toMatch(/Rosa|Milo|Juno/);
		expect(JSON.stringify(entry)).not.toContain(milo._id);
	});

	it('is visible to its owner only, and does not exist for a refused deletion', async () => {
		const ida = await server.register('Ida');
		const milo = await addChild(server, rosa, 'Milo', 7);
		expect((await server.request('DELETE', `/api/users/children/${milo._id}`, { as: ida })).status).toBe(404);
		expect(await receipts()).toEqual([]);
		await removeChild(milo._id);
		await removeChild(milo._id);
		expect(await receipts()).toHaveLength(1);
		expect(await receipts(ida)).toEqual([]);
		expect((await server.request('GET', '/api/users/receipts')).status).toBe(401);
	});
});

describe('S52: an action on personal data has exactly one entry in the audit log', () => {
	it.each([
		['taking a copy', 'data-exported', () => server.request('GET', '/api/users/export', { as: rosa })],
		['deleting a child', 'child-deleted', async () => removeChild((await addChild(server, rosa, 'Milo', 7))._id)],
		['deleting the account', 'account-deleted', () => removeAccount()],
	])('%s', async (_, action, perform) => {
		const { status } = await perform();
		expect(status).toBe(200);
		const entries = await server.db.selectFrom('audit').select(['action', 'actor_id']).execute();
		expect(entries).toEqual([{ action, actor_id: rosa.user._id }]);
	});
});
