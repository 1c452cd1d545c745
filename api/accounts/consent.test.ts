import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { plainText } from '../../shared/policies/policy.ts';
import { privacy } from '../../shared/policies/privacy.ts';
import { policyVersion } from '../../shared/policies/version.ts';
import { openTestServer } from '../stories/testing/story-requests.ts';
import { addChild, emailOf, passwordOf, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let rosa: Session;
beforeEach(async () => {
	server = await openTestServer();
	rosa = await server.register('Rosa');
});

const consents = () => server.db.selectFrom('consent').selectAll().orderBy('id').execute();
const privacySha = createHash('sha256').update(plainText(privacy, policyVersion)).digest('hex');
const register = (name: string, more: object) =>
	server.request<Session>('POST', '/api/auth/register', {
		body: { email: emailOf(name), password: passwordOf(name), profile: { name, age: 36 }, consent: true, ...more },
	});
const newChild = (more: object) =>
	server.request('POST', '/api/users/children', { as: rosa, body: { profile: { name: 'Milo', age: 7 }, ...more } });

describe('a consent', () => {
	it('stores who consented to which exact text, when and how', async () => {
		const [toTerms, toPrivacy, ...more] = await consents();
		expect(more).toEqual([]);
		expect(toPrivacy).toEqual({
			...{ id: expect.any(String), account_id: rosa.user._id, child_id: null, given_at: server.clock.now },
			...{ policy: 'privacy', version: policyVersion, sha256: privacySha, given_by: 'self', how: 'registration' },
		});
		expect(toTerms).toMatchObject({ policy: 'terms', version: policyVersion });
		const texts = await server.db.selectFrom('policy_text').selectAll().orderBy('policy').execute();
		expect(texts.map(({ policy }) => policy)).toEqual(['privacy', 'terms']);
		expect(texts[0]).toMatchObject({ sha256: privacySha, body: plainText(privacy, policyVersion) });
	});

	it('is stored once for each child, given by its parent, and deleted with the child', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		await newChild({ _id: milo._id });
		const about = async () => (await consents()).filter(({ child_id }) => child_id === milo._id);
		expect(await about()).toMatchObject([
			{ account_id: rosa.user._id, given_by: 'guardian', how: 'child-added', policy: 'terms' },
			{ account_id: rosa.user._id, given_by: 'guardian', how: 'child-added', policy: 'privacy' },
		]);
		await server.request('DELETE', `/api/users/children/${milo._id}`, { as: rosa });
		expect(await about()).toEqual([]);
		expect(await consents()).toHaveLength(2);
	});

	it('names the version that the device showed, if the server has it', async () => {
		const old = { sha256: 'f'.repeat(64), version: '2025-01-01', body: 'What it was then' };
		const texts = (['terms', 'privacy'] as const).map((policy) => ({ ...old, policy, sha256: policy + old.sha256 }));
		await server.db.insertInto('policy_text').values(texts).execute();
		await newChild({ agreedTo: '2025-01-01' });
		const given = (await consents()).filter(({ how }) => how === 'child-added');
		expect(given.map(({ sha256 }) => sha256)).toEqual(texts.map(({ sha256 }) => sha256));
	});

	it('to an unknown version is refused, and neither account nor child is created', async () => {
		const refused = [await register('Ida', { agreedTo: '1999-01-01' }), await newChild({ agreedTo: '1999-01-01' })];
		expect(refused.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
			Array(2).fill([409, 'policies-changed']),
		);
		expect(await server.db.selectFrom('account').select('name').execute()).toEqual([{ name: 'Rosa' }]);
		expect((await register('Ida', { agreedTo: policyVersion })).status).toBe(201);
	});

	it('cannot be updated, nor deleted before the account or child it is about', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		const attempts = [
			() => server.db.updateTable('consent').set({ version: 'another' }).execute(),
			() => server.db.deleteFrom('consent').execute(),
			() => server.db.deleteFrom('consent').where('child_id', '=', milo._id).execute(),
			() => server.db.updateTable('policy_text').set({ body: 'other words' }).execute(),
			() => server.db.deleteFrom('policy_text').execute(),
		];
		for (const attempt of attempts) await expect(attempt()).rejects.toThrow('only added to');
		expect(await consents()).toHaveLength(4);
	});
});
