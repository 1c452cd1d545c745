import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { controlledMakers } from '../stories/testing/controlled-makers.ts';
import {
	createReadableStory,
	openTestServer,
	postStory,
	registerChild,
	storyInput,
	waitUntil,
} from '../stories/testing/story-requests.ts';
import {
	addChild,
	emailOf,
	insertStoryRow,
	passwordOf,
	promoteToAdmin,
	type TestServer,
} from '../testing/test-server.ts';

const path = '/api/users/me';

let server: TestServer;
let rosa: Session;
beforeEach(async () => {
	server = await openTestServer();
	rosa = await server.register('Rosa');
});

const remove = (as: Session, password: string) => server.request('DELETE', path, { as, body: { password } });
const login = (name: string) =>
	server.request('POST', '/api/auth/login', { body: { email: emailOf(name), password: passwordOf(name) } });

async function rowsLeft(): Promise<Record<string, number>> {
	const tables = [
		...(['account', 'session', 'consent', 'story', 'chapter', 'narration', 'job', 'media_use'] as const),
		...(['change', 'idempotency', 'answer_about'] as const),
	];
	const counts = tables.map(async (table) => [table, (await server.db.selectFrom(table).selectAll().execute()).length]);
	return Object.fromEntries(await Promise.all(counts));
}

describe('deleting the own account', () => {
	it('ends every session, clears the cookie and frees the email', async () => {
		const other = (await login('Rosa')).body as unknown as Session;
		const { status, body, headers } = await remove(rosa, passwordOf('Rosa'));
		expect([status, body]).toEqual([200, { ok: true, receipt: expect.objectContaining({ what: 'account' }) }]);
		expect(headers.get('set-cookie')).toMatch(/^media=; Max-Age=0; Path=\/api\/media/);
		for (const as of [rosa, other]) expect((await server.request('GET', '/api/auth/profile', { as })).status).toBe(401);
		expect(server.closedSessions).toHaveLength(2);
		expect((await login('Rosa')).status).toBe(401);
		const again = await server.register('Rosa');
		expect(again.user._id).not.toBe(rosa.user._id);
	});

	it('deletes children, stories and media, and leaves other families alone', async () => {
		const ida = await server.register('Ida');
		await insertStoryRow(server, ida.user, 'story-of-ida');
		await registerChild(server, rosa, 'Milo');
		const juno = await addChild(server, rosa, 'Juno', 7);
		const { _id, nodes } = await createReadableStory(server, rosa, storyInput(), `?selectedChildId=${juno._id}`);
		const [first] = nodes;
		const narration = { text: first?.content, voice: 'sage', storyId: _id, nodeId: first?._id };
		const headers = { 'idempotency-key': 'key-of-a-voice' };
		await server.request('POST', '/api/tts', { as: rosa, body: narration, headers });
		expect(await mediaFiles()).toHaveLength(4);

		expect((await remove(rosa, passwordOf('Rosa'))).status).toBe(200);
		expect(await mediaFiles()).toEqual([]);
		expect(await rowsLeft()).toEqual({
			...{ account: 1, session: 1, consent: 2, story: 1 },
			...{ chapter: 0, narration: 0, job: 0, media_use: 0 },
			// Ida and her story.
			...{ change: 2, idempotency: 0, answer_about: 0 },
		});
	});

	it('leaves no text of the family in any file of the data folder', { tags: 'sqlite' }, async () => {
		const words = ['rosalind-canary', 'Milofred', 'a quiet sapphire', 'Perriwinkle', 'velvet-spiders'];
		const [email, child, topic, hero, more] = words as [string, string, string, string, string];
		const profile = { name: 'Rosalind', age: 36 };
		const registration = { email: `${email}@example.com`, password: 'canary-key', profile, consent: true };
		const { body: canary } = await server.request<Session>('POST', '/api/auth/register', { body: registration });
		const settings = { allowedGenres: [], contentRestrictions: { maxAgeRating: 5, disabledTopics: [topic, more] } };
		await server.request('PUT', '/api/users/profile', { as: canary, body: { profile, settings } });
		await addChild(server, canary, child, 7);
		await createReadableStory(server, canary, storyInput({ hero }));
		expect((await wordsOnDisk(words)).sort()).toEqual([...words].sort());

		expect((await remove(canary, 'canary-key')).status).toBe(200);
		expect(await wordsOnDisk(words)).toEqual([]);
	});

	it('cancels its running jobs', async () => {
		const { makers, chapterRequests } = controlledMakers();
		server = await openTestServer(makers);
		const ida = await server.register('Ida');
		await postStory(server, ida, storyInput());
		await postStory(server, ida, storyInput());
		await waitUntil(() => chapterRequests.length > 0);
		expect((await remove(ida, passwordOf('Ida'))).status).toBe(200);
		expect(chapterRequests.every(({ signal }) => signal.aborted)).toBe(true);
		await server.context.queue.wake();
		expect(await rowsLeft()).toMatchObject({ account: 0, story: 0, job: 0 });
	});

	it('succeeds once when requested twice at once', async () => {
		const answers = await Promise.all([remove(rosa, passwordOf('Rosa')), remove(rosa, passwordOf('Rosa'))]);
		for (const { status } of answers) expect([200, 401]).toContain(status);
		expect(answers.some(({ status }) => status === 200)).toBe(true);
		expect(await rowsLeft()).toMatchObject({ account: 0 });
	});
});

describe('an account is kept', () => {
	it('when the password is wrong or missing', async () => {
		const { status, body } = await remove(rosa, 'a guess');
		expect([status, body.code, body.error]).toEqual([403, 'wrong-password', 'The password is not right.']);
		for (const wrong of [{}, { password: '' }, { password: 7 }, { password: 'x'.repeat(129) }]) {
			expect((await server.request('DELETE', path, { as: rosa, body: wrong })).status).toBe(400);
		}
		expect((await server.request('DELETE', path, { as: rosa })).status).toBe(400);
		expect((await server.request('DELETE', path, { body: { password: passwordOf('Rosa') } })).status).toBe(401);
		expect((await server.request('GET', '/api/auth/profile', { as: rosa })).status).toBe(200);
	});

	it('when the request is a child’s', async () => {
		const milo = await registerChild(server, rosa, 'Milo');
		expect((await remove(milo, passwordOf('Milo'))).body.code).toBe('parents-only');
		expect(await rowsLeft()).toMatchObject({ account: 2 });
	});

	it('while it is the last admin, also when two admins delete themselves at once', async () => {
		const ada = await server.register('Ada');
		await promoteToAdmin(server, ada);
		await insertStoryRow(server, ada.user, 'story-of-ada');
		const refused = await remove(ada, passwordOf('Ada'));
		expect([refused.status, refused.body.code]).toEqual([409, 'last-admin']);
		expect(await rowsLeft()).toMatchObject({ account: 2, story: 1 });
		await promoteToAdmin(server, rosa);
		const both = await Promise.all([remove(ada, passwordOf('Ada')), remove(rosa, passwordOf('Rosa'))]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	});

	it('when its password is guessed: guesses here and at the password change count together', async () => {
		// Otherwise the wait of a second after five guesses is over before a busy machine has checked the sixth.
		vi.useFakeTimers({ toFake: ['Date'] });
		onTestFinished(() => void vi.useRealTimers());
		server = await openTestServer(undefined, { RATE_LIMIT: 'on' });
		const ida = await server.register('Ida');
		const change = { currentPassword: 'a guess', newPassword: 'a new password' };
		const statuses: number[] = [];
		for (let i = 0; i < 3; i++) {
			statuses.push((await remove(ida, 'a guess')).status);
			statuses.push((await server.request('PUT', '/api/auth/password', { as: ida, body: change })).status);
		}
		expect(statuses).toEqual([...Array(5).fill(403), 429]);
		expect((await remove(ida, passwordOf('Ida'))).status).toBe(429);
	});
});

async function mediaFiles(): Promise<string[]> {
	const files = await readdir(join(server.folder, 'media'), { recursive: true });
	return files.filter((file) => /\.(webp|mp3)$/.test(file));
}

/** Which of these words are in any file of the data folder, including the database and its log. */
async function wordsOnDisk(words: readonly string[]): Promise<string[]> {
	const entries = await readdir(server.folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const contents = await Promise.all(files.map((file) => readFile(file)));
	return words.filter((word) => contents.some((content) => content.includes(word)));
}
