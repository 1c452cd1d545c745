import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportEndpoint } from '../../../shared/contract/endpoints.ts';
import type { Chapter, Story } from '../../../shared/contract/story.ts';
import type { Session, User } from '../../../shared/contract/user.ts';
import { policyVersion } from '../../../shared/policies/version.ts';
import {
	createReadableStory,
	openTestServer,
	registerChild,
	storyInput,
	waitUntil,
} from '../../stories/testing/story-requests.ts';
import { addChild, insertStoryRow, passwordOf, promoteToAdmin, type TestServer } from '../../testing/test-server.ts';
import type { StoryRecord } from './story-record.ts';

type Archive = { files: Record<string, Uint8Array>; text(path: string): string; json<Shape>(path: string): Shape };

let server: TestServer;
let rosa: Session;
beforeEach(async () => {
	server = await openTestServer();
	rosa = await server.register('Rosa');
});

async function archiveFor(as: Session): Promise<Archive> {
	const response = await server.app.request(exportEndpoint.path, { headers: { authorization: `Bearer ${as.token}` } });
	const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
	const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
	return { files, text, json: (path) => JSON.parse(text(path)) };
}

async function choose(as: Session, story: Story, nodeId: string, choiceIndex: number): Promise<Chapter> {
	const body = { nodeId, choiceIndex };
	const path = `/api/stories/${story._id}/generate`;
	return (await server.request<{ newNode: Chapter }>('POST', path, { as, body })).body.newNode;
}

/** A story with two branches, a narration, and all pictures. */
async function branchedStory(as: Session): Promise<Story> {
	const story = await createReadableStory(server, as);
	const [first] = story.nodes as [Chapter];
	await choose(as, story, first._id, 2);
	const second = await choose(as, story, first._id, 0);
	const narration = { text: second.content, voice: 'sage', storyId: story._id, nodeId: second._id };
	await server.request('POST', '/api/tts', { as, body: narration });
	const read = async () => (await server.request<Story>('GET', `/api/stories/${story._id}`, { as })).body;
	await waitUntil(async () => (await read()).nodes.every((node) => node.images));
	return read();
}

describe('the archive of a family', () => {
	it('is a ZIP file named by the day', async () => {
		const { status, headers } = await server.request('GET', exportEndpoint.path, { as: rosa });
		expect(status).toBe(200);
		expect(headers.get('content-type')).toBe('application/zip');
		expect(headers.get('content-disposition')).toBe('attachment; filename="everbranch-2026-11-21.zip"');
		expect(headers.get('cache-control')).toBe('no-store');
	});

	it('contains the account, its children, their consents and sessions', async () => {
		const milo = await addChild(server, rosa, 'Milo', 7);
		const { json } = await archiveFor(rosa);
		const { parentId, ...account } = rosa.user;
		const text = { version: policyVersion, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) };
		const agreed = { givenAt: '2026-11-21T09:00:00.000Z', givenBy: 'self', how: 'registration', ...text };
		const agreedForChild = { ...agreed, givenBy: 'guardian', how: 'child-added' };
		expect(json('account.json')).toEqual({
			...account,
			used: [],
			consents: [
				...['terms', 'privacy'].map((policy) => ({ ...agreed, policy, forChild: null })),
				...['terms', 'privacy'].map((policy) => ({ ...agreedForChild, policy, forChild: milo._id })),
			],
			deletions: [],
			sessions: [
				{
					device: 'Unknown device',
					begunAt: '2026-11-21T09:00:00.000Z',
					lastSeenAt: '2026-11-21T09:00:00.000Z',
					endedAt: null,
				},
			],
			payments: [],
			changesByAdmins: [],
		});
		const [child] = json<User[]>('children.json');
		expect(child).toMatchObject({ _id: milo._id, profile: { name: 'Milo', age: 7 }, settings: milo.settings });
	});

	it('contains the exact texts that were consented to', async () => {
		const { files, json } = await archiveFor(rosa);
		const { consents } = json<{ consents: { policy: string; sha256: string }[] }>('account.json');
		const texts = agreedTexts(files).map((path) => createHash('sha256').update(files[path]!).digest('hex'));
		expect(texts.sort()).toEqual(consents.map(({ sha256 }) => sha256).sort());
		expect(strFromU8(files[agreedTexts(files)[0]!]!)).toMatch(/^Privacy Policy\n/);
	});

	it('contains payments, refunds and changes by admins', async () => {
		const at = Date.UTC(2026, 10, 20);
		const payment = { session_id: 'cs_1', payment_intent: 'pi_1', account_id: rosa.user._id, cents: 499 };
		await server.db
			.insertInto('payment')
			.values({ ...payment, currency: 'usd', created_at: at })
			.execute();
		const loss = { payment_intent: 'pi_1', reason: 'refund' as const, created_at: at };
		await server.db.insertInto('payment_loss').values(loss).execute();
		const ada = await server.register('Ada');
		await promoteToAdmin(server, ada);
		const body = { role: 'parent', profile: { name: 'Rosalie' }, subscription: rosa.user.subscription };
		await server.request('PUT', `/api/admin/users/${rosa.user._id}`, { as: ada, body });
		const { json } = await archiveFor(rosa);
		expect(json('account.json')).toMatchObject({
			payments: [
				{
					...{ reference: 'pi_1', cents: 499, currency: 'usd', paidAt: '2026-11-20T00:00:00.000Z' },
					lost: { reason: 'refund', at: '2026-11-20T00:00:00.000Z' },
				},
			],
			changesByAdmins: [{ at: '2026-11-21T09:00:00.000Z', before: 'Rosa', after: 'Rosalie' }],
		});
	});

	it('contains every chapter of every branch with the choices taken and the makers', async () => {
		const story = await branchedStory(rosa);
		const { json } = await archiveFor(rosa);
		const [record] = json<[StoryRecord]>('stories.json');
		expect(record).toMatchObject({
			_id: story._id,
			title: 'Pip and the Lantern',
			author: 'Rosa',
			genre: 'fantasy',
			hero: { name: 'Pip', type: 'Fox' },
			status: 'in-progress',
			createdAt: story.createdAt,
		});
		expect(record.chapters.map(({ name, follows }) => [name, follows])).toEqual([
			['chapter-1', null],
			['chapter-2-after-3', { chapter: 'chapter-1', choice: 'Wait a while' }],
			['chapter-2-after-1', { chapter: 'chapter-1', choice: 'Go left' }],
		]);
		expect(record.chapters[0]).toMatchObject({
			text: story.nodes[0]?.content,
			choices: [
				{ text: 'Go left', leadsTo: 'chapter-2-after-1' },
				{ text: 'Go right', leadsTo: null },
				{ text: 'Wait a while', leadsTo: 'chapter-2-after-3' },
			],
			lastChosen: 'Go left',
			storyteller: 'built-in',
			illustrator: 'built-in',
		});
	});

	it('contains the star of a story', async () => {
		const story = await createReadableStory(server, rosa);
		const starOf = async () => (await archiveFor(rosa)).json<[StoryRecord]>('stories.json')[0].isFavourite;
		expect(await starOf()).toBe(false);
		const body = { isFavourite: true };
		await server.request('PUT', `/api/stories/${story._id}/favourite`, { as: rosa, body });
		expect(await starOf()).toBe(true);
	});

	it('contains the plan, the reference picture, the usage, and prepared chapters separately', async () => {
		const story = await createReadableStory(server, rosa);
		await server.request('POST', `/api/stories/${story._id}/pack`, { as: rosa, body: { depth: 1 } });
		await waitUntil(async () => (await server.db.selectFrom('job').select('id').execute()).length === 0);
		const hero = await server.media.put(new TextEncoder().encode('the hero'), 'webp');
		await server.db.updateTable('story').set({ bible: 'The plan', reference_name: hero }).execute();
		const use = { role: 'storyteller', maker: 'openai', model: 'm' } as const;
		const figures = { inputTokens: 10, outputTokens: 5, pictures: 0, seconds: 0 };
		server.context.queue.usageRecorder.record({ id: story._id, family_id: rosa.user._id }, { ...use, ...figures });
		const { files, json, text } = await archiveFor(rosa);
		const [record] = json<[StoryRecord]>('stories.json');
		const line = { ...use, ...figures, day: '2026-11-21', calls: 1 };
		expect(record).toMatchObject({ plan: 'The plan', packedDepth: 1, used: [line] });
		expect(strFromU8(files[record.heroPicture!]!)).toBe('the hero');
		expect(record.chapters.map(({ name }) => name)).toEqual(['chapter-1']);
		expect(record.chapters[0]?.choices.map(({ leadsTo }) => leadsTo)).toEqual([null, null, null]);
		expect(record.preparedAhead.map(({ name }) => name).sort()).toEqual(
			[1, 2, 3].map((way) => `chapter-2-after-${way}`),
		);
		expect(record.preparedAhead.every(({ picture, openedAt }) => picture! in files && openedAt === null)).toBe(true);
		expect(text(record.page)).not.toContain('Step 2');
		expect(json('account.json')).toMatchObject({ used: [line] });
	});

	it('contains exactly the media that stories.json and the story’s page refer to', async () => {
		await branchedStory(rosa);
		const { files, json, text } = await archiveFor(rosa);
		const [record] = json<[StoryRecord]>('stories.json');
		const media = record.chapters.flatMap(({ picture, narration }) => [picture, ...narration.map(({ file }) => file)]);
		expect(Object.keys(files).sort()).toEqual(
			[
				'README.txt',
				'account.json',
				'children.json',
				'stories.json',
				...agreedTexts(files),
				record.page,
				...media,
			].sort(),
		);
		expect(media).toContain('narration/01-pip-and-the-lantern/chapter-2-after-1-sage.mp3');
		expect(text('pictures/01-pip-and-the-lantern/chapter-1.webp')).toMatch(/^a large picture/);
		const page = text(record.page);
		for (const path of media) expect(page).toContain(`src="../${path}"`);
		expect(page).toContain('<a href="#chapter-2-after-1">Go left</a>');
	});

	it('contains no secret and nothing of another family', async () => {
		const ida = await server.register('Ida');
		await createReadableStory(server, ida, storyInput({ hero: 'Quill' }));
		await addChild(server, ida, 'Nilo', 8);
		await createReadableStory(server, rosa);
		const { files } = await archiveFor(rosa);
		const all = Object.values(files)
			.map((bytes) => strFromU8(bytes))
			.join('\n');
		const { password_hash } = await server.db
			.selectFrom('account')
			.select('password_hash')
			.where('id', '=', rosa.user._id)
			.executeTakeFirstOrThrow();
		const sessions = await server.db.selectFrom('session').select('id').execute();
		const secrets = [password_hash, passwordOf('Rosa'), rosa.token, ...sessions.map(({ id }) => id)];
		for (const never of [...secrets, 'Ida', 'Nilo', 'Quill', ida.user._id]) expect(all).not.toContain(never);
	});

	it('contains only a child’s own data when the child exports it', async () => {
		const milo = await registerChild(server, rosa, 'Milo');
		await createReadableStory(server, rosa, storyInput({ hero: 'Quill' }));
		await createReadableStory(server, milo);
		const { files, json } = await archiveFor(milo);
		expect(json<StoryRecord[]>('stories.json').map(({ author }) => author)).toEqual(['Milo']);
		expect(json('children.json')).toEqual([]);
		expect(json<User>('account.json').profile.name).toBe('Milo');
		const all = Object.values(files)
			.map((bytes) => strFromU8(bytes))
			.join('\n');
		for (const never of ['Quill', 'Rosa', rosa.user._id]) expect(all).not.toContain(never);
	});

	it('is complete and names the file when a file is missing on the disk', async () => {
		const { nodes } = await branchedStory(rosa);
		const narration = nodes.flatMap(({ audioUrls }) => audioUrls?.sage ?? [])[0];
		await server.media.remove(narration?.split('/').at(-1) ?? '');
		const { files, json, text } = await archiveFor(rosa);
		const [record] = json<[StoryRecord]>('stories.json');
		expect(record.chapters.map(({ picture }) => picture !== null)).toEqual([true, true, true]);
		expect(record.chapters[2]?.narration).toMatchObject([{ file: null, voice: 'sage' }]);
		const path = 'narration/01-pip-and-the-lantern/chapter-2-after-1-sage.mp3';
		expect(Object.keys(files)).not.toContain(path);
		expect(text('README.txt')).toContain(`  ${path}\n`);
	});

	it('has a README that explains each file and counts them', async () => {
		await addChild(server, rosa, 'Milo', 7);
		await insertStoryRow(server, rosa.user, 'one');
		await insertStoryRow(server, rosa.user, 'two');
		const { text } = await archiveFor(rosa);
		expect(text('README.txt')).toContain('the data of Rosa');
		expect(text('README.txt')).toContain('1 child profile and 2 stories');
		expect(text('README.txt')).not.toContain('not to be found');
	});

	it('S38 escapes text in its pages, whatever a name contains', async () => {
		const body = { profile: { name: '</h1><script>alert(1)</script>', age: 36 } };
		await server.request('PUT', '/api/users/profile', { as: rosa, body });
		await insertStoryRow(server, rosa.user, 'one');
		await server.db.updateTable('story').set({ title: '"><img src=x onerror=alert(1)>/../x' }).execute();
		const { files, text } = await archiveFor(rosa);
		expect(Object.keys(files)).toContain('stories/01-img-src-x-onerror-alert-1-x.html');
		const page = text('stories/01-img-src-x-onerror-alert-1-x.html');
		expect(page).not.toMatch(/<script|<img/);
		expect(page).toContain('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;/../x');
	});
});

describe('a download of the archive', () => {
	it('is streamed: what the client does not read is not loaded', async () => {
		await branchedStory(rosa);
		const reads = countReads();
		const response = await server.app.request(exportEndpoint.path, {
			headers: { authorization: `Bearer ${rosa.token}` },
		});
		const reader = response.body?.getReader();
		await reader?.read();
		expect(reads.count).toBe(0);
		while (reads.count === 0) await reader?.read();
		await reader?.cancel().catch(() => {});
		const before = reads.count;
		await new Promise(setImmediate);
		expect(reads.count).toBe(before);
		expect(before).toBe(1);
	});

	it('requires a session', async () => {
		expect((await server.request('GET', exportEndpoint.path)).status).toBe(401);
	});

	it('is limited to six in ten minutes', async () => {
		const careful = await openTestServer(undefined, { RATE_LIMIT: 'on' });
		const ada = await careful.register('Ada');
		const statuses: number[] = [];
		for (let i = 0; i < 7; i++) statuses.push((await careful.request('GET', exportEndpoint.path, { as: ada })).status);
		expect(statuses).toEqual([...Array(6).fill(200), 429]);
	});
});

function agreedTexts(files: Archive['files']): string[] {
	return Object.keys(files).filter((path) => path.startsWith('agreed-to/'));
}

function countReads(): { count: number } {
	const reads = { count: 0 };
	const { read } = server.media;
	server.media.read = (name) => {
		reads.count += 1;
		return read(name);
	};
	return reads;
}
