import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminUserInput } from '../../shared/contract/admin.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { defaultSettings } from '../../shared/rules/default-settings.ts';
import { storyInput } from '../stories/testing/story-requests.ts';
import { adminUserInput, registerAdmin } from '../testing/admin-fixtures.ts';
import { fakePasswords } from '../testing/failures/failing-server.ts';
import { addChild, startTestServer, type TestServer } from '../testing/test-server.ts';

/** Characters with a meaning in SQL, its patterns or its escapes. */
const texts = [
	...[
		"' or 1=1 --",
		"'; drop table account; --",
		'"; delete from story; --',
		"') union select password_hash from account --",
	],
	...[
		'%',
		'_',
		'\\',
		"\\'",
		'`id`',
		'[a-z]',
		'*',
		'?',
		':name',
		'@p1',
		'$1',
		'/* x */',
		'Robert’); --',
		"x' || (select 1) || '",
	],
] as const;

let server: TestServer;
let rosa: Session;
let ada: Session;
beforeAll(async () => {
	server = await startTestServer({ overrides: { passwords: fakePasswords } });
	rosa = await server.register('Rosa');
	ada = await registerAdmin(server);
});
afterAll(() => server.close());

/** The text is stored unchanged, or refused as invalid for the field. */
async function keeps(text: string, answer: { status: number; body: unknown }, stored: unknown): Promise<void> {
	if (answer.status >= 300) expect([answer.status, text]).toEqual([400, text]);
	else expect(stored).toBe(text);
	const { users } = await server.db
		.selectFrom('account')
		.select(({ fn }) => fn.countAll<number>().as('users'))
		.where('role', '!=', 'child')
		.executeTakeFirstOrThrow();
	expect(users).toBeGreaterThanOrEqual(2);
}

describe.each(texts)('S37 %s', (text) => {
	it('is stored unchanged in every field', async () => {
		const ask = (method: string, path: string, body: object, as = rosa) =>
			server.request<User & Record<string, unknown>>(method, path, { as, body });
		const renamed = await ask('PUT', '/api/users/profile', {
			profile: { name: text, age: 36 },
			settings: defaultSettings(),
		});
		await keeps(text, renamed, renamed.body.profile?.name);
		const child = await ask('POST', '/api/users/children', { profile: { name: text, age: 7 } });
		await keeps(text, child, child.body.profile?.name);
		const milo = await addChild(server, rosa, 'Milo', 7);
		const topics = { allowedGenres: ['pirate'], contentRestrictions: { maxAgeRating: 5, disabledTopics: [text] } };
		const held = await ask('PUT', `/api/users/settings/${milo._id}`, topics);
		await keeps(text, held, (held.body.settings as typeof topics | undefined)?.contentRestrictions.disabledTopics[0]);
		const _id = newId();
		const story = await ask('POST', '/api/stories', { ...storyInput({ hero: text }), _id });
		const row = await server.db.selectFrom('story').select('hero').where('id', '=', _id).executeTakeFirst();
		await keeps(text, story, row && (JSON.parse(row.hero) as { name: string }).name);
		if (row) {
			const titled = await ask('PUT', `/api/admin/stories/${_id}`, { title: text, isPublished: false }, ada);
			await keeps(text, titled, titled.body.title);
		}
		const user: Partial<AdminUserInput> = { email: `${newId()}@example.com`, profile: { name: text, age: 40 } };
		const added = await ask('POST', '/api/admin/users', adminUserInput('Nina', user), ada);
		await keeps(text, added, added.body.profile?.name);
	});

	it('gives no access as a password, an email or an id', async () => {
		for (const body of [
			{ email: 'rosa@example.com', password: text.padEnd(6, '-') },
			{ email: `rosa@example.com${text}`, password: 'rosa-has-a-key' },
		]) {
			expect([400, 401]).toContain((await server.request('POST', '/api/auth/login', { body })).status);
		}
		const id = encodeURIComponent(text);
		const addresses = [
			'/api/stories/:',
			'/api/stories/status/:',
			'/api/stories/id/:',
			'/api/media/:',
			'/api/admin/users/:',
		];
		for (const address of addresses) {
			const as = address.includes('admin') ? ada : rosa;
			const { status } = await server.request('GET', address.replace(':', id), { as });
			expect([400, 404], address).toContain(status);
		}
	});

	it('matches only itself in a search, and is refused as a sort field or order', async () => {
		for (const list of ['users', 'stories'] as const) {
			const address = `/api/admin/${list}?limit=100&search=${encodeURIComponent(text)}`;
			const { status, body } = await server.request<Record<string, object[]>>('GET', address, { as: ada });
			expect(status).toBe(200);
			const found = body[list]!.map((one) => JSON.stringify(one).toLowerCase());
			const written = JSON.stringify(text.trim().toLowerCase()).slice(1, -1);
			for (const one of found) expect(one).toContain(written);
			for (const name of ['sortField', 'sortOrder', 'role', 'status', 'page', 'limit']) {
				if (list === 'stories' && name === 'role') continue;
				const sorted = `/api/admin/${list}?${name}=${encodeURIComponent(text)}`;
				expect((await server.request('GET', sorted, { as: ada })).status, sorted).toBe(400);
			}
		}
		for (const address of ['/api/sync?cursor=', '/api/stories?selectedChildId=']) {
			expect([400, 404]).toContain(
				(await server.request('GET', address + encodeURIComponent(text), { as: rosa })).status,
			);
		}
	});
});
