import { beforeEach, describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/contract/user.ts';
import { openTestServer } from '../stories/testing/story-requests.ts';
import { auditEntries, registerAdmin, unchangedInput } from '../testing/admin-fixtures.ts';
import { addChild, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let rosa: Session;
let milo: User;
beforeEach(async () => {
	server = await openTestServer();
	rosa = await server.register('Rosa');
	milo = await addChild(server, rosa, 'Milo', 7);
});

const save = (as: Session, body: unknown) =>
	server.request<User>('PUT', `/api/users/settings/${milo._id}`, { as, body });
const savedSwitch = async () => {
	const [child] = (await server.request<User[]>('GET', '/api/users/children', { as: rosa })).body;
	return child?.settings.choicesAsPictures;
};

// covers: choices-as-pictures/switch
describe('the switch “Choices as pictures” of a child', () => {
	it('is absent until a parent presses it, and is then saved either way', async () => {
		expect(await savedSwitch()).toBeUndefined();
		for (const choicesAsPictures of [true, false]) {
			expect((await save(rosa, { ...milo.settings, choicesAsPictures })).status).toBe(200);
			expect(await savedSwitch()).toBe(choicesAsPictures);
		}
	});

	it('stays as it is when an earlier build of the app saves the other settings', async () => {
		await save(rosa, { ...milo.settings, choicesAsPictures: true });
		await save(rosa, { ...milo.settings, allowedGenres: ['pirate'] });
		expect(await savedSwitch()).toBe(true);
	});

	it('stays as it is when an admin saves the child', async () => {
		await save(rosa, { ...milo.settings, choicesAsPictures: true });
		const ada = await registerAdmin(server);
		const path = `/api/admin/users/${milo._id}`;
		const body = { ...unchangedInput(milo), settings: milo.settings };
		expect((await server.request('PUT', path, { as: ada, body })).status).toBe(200);
		expect(await savedSwitch()).toBe(true);
	});

	it('is changed by an admin too, who changes nothing else, and the change is in the audit log', async () => {
		const ada = await registerAdmin(server);
		const body = { ...unchangedInput(milo), settings: { ...milo.settings, choicesAsPictures: true } };
		expect((await server.request('PUT', `/api/admin/users/${milo._id}`, { as: ada, body })).status).toBe(200);
		expect(await savedSwitch()).toBe(true);
		expect((await auditEntries(server, ada))[0]).toMatchObject({
			action: 'user-changed',
			changes: { 'settings.choicesAsPictures': { before: null, after: true } },
		});
	});

	it('is refused unless it is on or off', async () => {
		expect((await save(rosa, { ...milo.settings, choicesAsPictures: 'yes' })).status).toBe(400);
	});

	it('may be chosen with a new child', async () => {
		const body = { profile: { name: 'Juno', age: 4 }, settings: { ...milo.settings, choicesAsPictures: false } };
		const added = await server.request<User>('POST', '/api/users/children', { as: rosa, body });
		expect(added.body.settings.choicesAsPictures).toBe(false);
	});
});
