import { beforeEach, expect, it } from 'vitest';
import type { ReadingComfort } from '../../shared/contract/comfort.ts';
import type { Changes } from '../../shared/contract/sync.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { addChild, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let rosa: Session;
let milo: User;
beforeEach(async () => {
	server = await startTestServer();
	rosa = await server.register('Rosa');
	milo = await addChild(server, rosa, 'Milo', 7);
	return () => server.close();
});

function save(comfort: object, childId?: string, as = rosa) {
	const path = `/api/users/comfort${childId ? `?selectedChildId=${childId}` : ''}`;
	return server.request<User>('PUT', path, { as, body: comfort });
}

async function changesSince(cursor: string): Promise<Changes> {
	return (await server.request<Changes>('GET', `/api/sync?cursor=${cursor}`, { as: rosa })).body;
}

// covers: reading-comfort/kept-with-profile
it('is kept with the own profile or with that of the child, and the family’s devices hear of it', async () => {
	const before = await changesSince('');
	const milos: ReadingComfort = { letters: 'opendyslexic', size: 4, spacing: 3, width: 1, paper: 'cream' };
	expect(await save(milos, milo._id)).toMatchObject({ status: 200, body: { _id: milo._id, comfort: milos } });
	expect((await changesSince(before.cursor)).children).toMatchObject([{ _id: milo._id, comfort: milos }]);
	expect(await save({ paper: 'night' })).toMatchObject({ body: { _id: rosa.user._id, comfort: { paper: 'night' } } });
	const after = await changesSince(before.cursor);
	expect([after.user.comfort, after.children[0]?.comfort]).toEqual([{ paper: 'night' }, milos]);
	expect(after.cursor).not.toBe(before.cursor);
});

it('is the default look again when nothing is chosen', async () => {
	await save({ size: 5 });
	expect((await save({})).body).not.toHaveProperty('comfort');
	const { comfort } = await server.db
		.selectFrom('account')
		.select('comfort')
		.where('id', '=', rosa.user._id)
		.executeTakeFirstOrThrow();
	expect(comfort).toBeNull();
});

it('is refused beyond its steps, and for the child of another family', async () => {
	for (const wrong of [
		{ size: 0 },
		{ size: 6 },
		{ spacing: 1.5 },
		{ width: 4 },
		{ paper: 'pink' },
		{ letters: 'comic' },
	])
		expect((await save(wrong)).status).toBe(400);
	const bela = await server.register('Bela');
	expect((await save({ size: 3 }, milo._id, bela)).status).toBe(404);
	expect((await changesSince('')).children[0]).not.toHaveProperty('comfort');
});

it('survives a change of the profile and of the settings', async () => {
	await save({ size: 3 });
	const settings = { allowedGenres: ['pirate'], contentRestrictions: { maxAgeRating: 5, disabledTopics: [] } };
	const body = { profile: { name: 'Rosa R.', age: 37 }, settings };
	const saved = await server.request<User>('PUT', '/api/users/profile', { as: rosa, body });
	expect(saved.body.comfort).toEqual({ size: 3 });
});

// covers: reading-comfort/family-alone-sees
it('is not shown to admins', async () => {
	await save({ letters: 'opendyslexic' });
	await save({ letters: 'opendyslexic' }, milo._id);
	const ada = await server.register('Ada');
	await server.db.updateTable('account').set({ role: 'admin' }).where('id', '=', ada.user._id).execute();
	const { _id } = rosa.user;
	for (const path of ['', `/${_id}`, `/${_id}/children`, `/${milo._id}`]) {
		const answer = await server.request('GET', `/api/admin/users${path}`, { as: ada });
		expect([answer.status, JSON.stringify(answer.body).includes('opendyslexic')]).toEqual([200, false]);
	}
	const input = {
		role: 'parent',
		profile: { name: 'Rosa' },
		subscription: { status: 'active', hasLifetimeAccess: true },
	};
	const changed = await server.request('PUT', `/api/admin/users/${_id}`, { as: ada, body: input });
	expect([changed.status, changed.body]).toEqual([200, expect.not.objectContaining({ comfort: expect.anything() })]);
	expect((await changesSince('')).user.comfort).toEqual({ letters: 'opendyslexic' });
});
