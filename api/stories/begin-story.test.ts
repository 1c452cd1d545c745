import { describe, expect, it } from 'vitest';
import type { ListedStory } from '../../shared/contract/story.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { addChild, type TestServer } from '../testing/test-server.ts';
import { controlledMakers, recordingMakers } from './testing/controlled-makers.ts';
import {
	countJobs,
	createReadableStory,
	getStory,
	openTestServer,
	postStory,
	registerChild,
	storyInput,
	waitUntil,
} from './testing/story-requests.ts';

async function limit(server: TestServer, child: User, change: object): Promise<void> {
	const settings = {
		allowedGenres: ['fantasy', 'adventure'],
		contentRestrictions: { maxAgeRating: 7, disabledTopics: [] },
	};
	await server.db
		.updateTable('account')
		.set({ settings: JSON.stringify({ ...settings, ...change }) })
		.where('id', '=', child._id)
		.execute();
}

async function endTrial(server: TestServer, { user }: Session): Promise<void> {
	await server.db
		.updateTable('account')
		.set({ subscription_status: 'expired', has_lifetime_access: 0 })
		.where('id', '=', user._id)
		.execute();
}

describe('POST /api/stories', () => {
	it('answers 202 with a provisional title before any text is written', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers);
		const rosa = await server.register('Rosa');
		const input = storyInput();
		const { status, body } = await postStory(server, rosa, input);
		expect(status).toBe(202);
		expect(body).toEqual({
			_id: expect.any(String),
			requestId: input.frontendRequestId,
			status: 'writing',
			nodes: [],
			position: 1,
		});
		expect(await getStory(server, rosa, body._id)).toMatchObject({
			title: 'Pip’s new story',
			status: 'writing',
			startNode: null,
		});
	});

	it('answers 201 with the first chapter if the request is repeated after the chapter was written', async () => {
		const controlled = recordingMakers();
		const server = await openTestServer(controlled.makers);
		const rosa = await server.register('Rosa');
		const input = storyInput();
		const story = await createReadableStory(server, rosa, input);
		const again = await postStory(server, rosa, input);
		expect(again.status).toBe(201);
		expect(again.body).toMatchObject({ _id: story._id, nodes: [{ _id: story.startNode }] });
		expect(controlled.chapterRequests).toHaveLength(1);
	});

	it('creates one story for many concurrent requests with the same id', async () => {
		const server = await openTestServer(controlledMakers().makers);
		const rosa = await server.register('Rosa');
		const input = storyInput();
		const answers = await Promise.all(Array.from({ length: 20 }, () => postStory(server, rosa, input)));
		expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
		expect(await server.db.selectFrom('story').select('id').execute()).toHaveLength(1);
		expect(await countJobs(server)).toBe(1);
	});

	it('lets two accounts use the same request id', async () => {
		const server = await openTestServer();
		const [rosa, bela] = [await server.register('Rosa'), await server.register('Bela')];
		const input = storyInput();
		expect((await postStory(server, rosa, input)).body._id).not.toBe((await postStory(server, bela, input)).body._id);
	});

	it('rejects values outside the closed lists, and stores nothing', async () => {
		const server = await openTestServer();
		const rosa = await server.register('Rosa');
		const hero = storyInput().settings.characters[0]!;
		const invalid = [
			{ genre: 'opera' },
			{ ageGroup: '4-9' },
			{ ageRating: '5' },
			{ frontendRequestId: 'short' },
			{ settings: { mood: 'furious', characters: [hero] } },
			{ settings: { mood: 'cheerful', characters: [] } },
			{ settings: { mood: 'cheerful', characters: [{ ...hero, type: 'Dragonfly-Robot' }] } },
			{ settings: { mood: 'cheerful', characters: [{ ...hero, traits: ['unheard-of'] }] } },
			{ settings: { mood: 'cheerful', characters: [{ ...hero, traits: [] }] } },
			{ settings: { mood: 'cheerful', characters: [{ ...hero, name: 'x'.repeat(61) }] } },
		];
		for (const change of invalid) {
			const { status, body } = await server.request('POST', '/api/stories', {
				as: rosa,
				body: { ...storyInput(), ...change },
			});
			expect([status, body.code], JSON.stringify(change)).toEqual([400, 'invalid-input']);
		}
		expect(await server.db.selectFrom('story').select('id').execute()).toEqual([]);
	});

	it('rejects a hero’s name with a swear word', async () => {
		const server = await openTestServer();
		const rosa = await server.register('Rosa');
		const { status, body } = await postStory(server, rosa, storyInput({ hero: 'F u c k y' }));
		expect([status, body.code, body.message]).toEqual([
			400,
			'name-not-kind',
			'This name could hurt somebody. Please choose a kinder one.',
		]);
	});

	it('rejects a hero’s name that the author’s settings exclude, on the field and without naming the topic', async () => {
		const server = await openTestServer();
		const rosa = await server.register('Rosa');
		const milo = await addChild(server, rosa, 'Milo', 7);
		await limit(server, milo, { contentRestrictions: { maxAgeRating: 8, disabledTopics: ['spiders'] } });
		const query = `?selectedChildId=${milo._id}`;
		for (const hero of ['Lady Spider', 'Sp1der', 'Count Death']) {
			const { status, body } = await postStory(server, rosa, storyInput({ hero }), query);
			const message = 'This name does not fit this story. Please choose another name for your hero.';
			expect([status, body], hero).toMatchObject([
				400,
				{ code: 'name-not-allowed', error: message, issues: [{ path: 'settings.characters.0.name', message }] },
			]);
		}
		expect(await countJobs(server)).toBe(0);
		expect((await postStory(server, rosa, storyInput({ hero: 'Lady Spider' }))).status).toBeOneOf([201, 202]);
		expect((await postStory(server, rosa, storyInput({ hero: 'Spiderella' }), query)).status).toBeOneOf([201, 202]);
	});

	it('answers a repeated request although its hero’s name was switched off since', async () => {
		const server = await openTestServer();
		const rosa = await server.register('Rosa');
		const milo = await addChild(server, rosa, 'Milo', 7);
		const before = storyInput({ hero: 'Lady Spider' });
		const story = await createReadableStory(server, rosa, before, `?selectedChildId=${milo._id}`);
		await limit(server, milo, { contentRestrictions: { maxAgeRating: 8, disabledTopics: ['spiders'] } });
		const { status, body } = await postStory(server, rosa, before, `?selectedChildId=${milo._id}`);
		expect([status, body._id]).toEqual([201, story._id]);
	});

	it.each([
		'<script>alert(1)</script>',
		'小龙',
		'Зоя',
		'🦊🔥',
		"O'Malley “the” Brave",
		'{name}',
	])('keeps the name %s unchanged in the title and in the text', async (hero) => {
		const server = await openTestServer();
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa, storyInput({ hero }));
		expect(story.title).toBe(`${hero} and the Lantern`);
		expect(story.nodes[0]?.content).toContain(`${hero} took step 1.`);
		expect(story.hero.name).toBe(hero);
	});

	// covers: roles-permissions/access-lifetime-active-running
	it('answers 402 without access, but still answers a repeated request', async () => {
		const server = await openTestServer();
		const rosa = await server.register('Rosa');
		const before = storyInput();
		await createReadableStory(server, rosa, before);
		await endTrial(server, rosa);
		const { status, body } = await postStory(server, rosa);
		expect([status, body.code]).toEqual([402, 'no-access']);
		expect((await postStory(server, rosa, before)).status).toBe(201);
	});
});

describe('a story for a child', () => {
	it('has the child as its author, the child’s age group and the lower rating', async () => {
		const server = await openTestServer(controlledMakers().makers);
		const rosa = await server.register('Rosa');
		const milo = await addChild(server, rosa, 'Milo', 7);
		const input = storyInput({ ageGroup: '12+', ageRating: 12 });
		const { body } = await postStory(server, rosa, input, `?selectedChildId=${milo._id}`);
		expect(await getStory(server, rosa, body._id)).toMatchObject({
			ageGroup: '6-8',
			ageRating: 7,
			chapterCount: 5,
			author: { _id: milo._id, profile: { name: 'Milo' }, email: null },
		});
	});

	it('keeps a requested rating that is lower than the child’s', async () => {
		const server = await openTestServer(controlledMakers().makers);
		const rosa = await server.register('Rosa');
		const milo = await addChild(server, rosa, 'Milo', 7);
		const { body } = await postStory(server, rosa, storyInput({ ageRating: 3 }), `?selectedChildId=${milo._id}`);
		expect(await getStory(server, rosa, body._id)).toMatchObject({ ageRating: 3 });
	});

	// covers: roles-permissions/parent-all-genres-acts
	it('must have a genre that the parent enabled for the child', async () => {
		const server = await openTestServer();
		const rosa = await server.register('Rosa');
		const milo = await addChild(server, rosa, 'Milo', 7);
		const { status, body } = await postStory(
			server,
			rosa,
			storyInput({ genre: 'ghost' }),
			`?selectedChildId=${milo._id}`,
		);
		expect([status, body.code]).toEqual([403, 'genre-not-allowed']);
		expect((await postStory(server, rosa, storyInput({ genre: 'ghost' }))).status).toBeOneOf([201, 202]);
	});

	// covers: roles-permissions/bearer-token-selectedchildid-story
	it('is answered 404 for another family’s child, a parent or an unknown id', async () => {
		const server = await openTestServer();
		const [rosa, bela] = [await server.register('Rosa'), await server.register('Bela')];
		const juno = await addChild(server, bela, 'Juno', 10);
		for (const id of [juno._id, bela.user._id, rosa.user._id, 'nobody']) {
			expect((await postStory(server, rosa, storyInput(), `?selectedChildId=${id}`)).status, id).toBe(404);
			expect((await server.request('GET', `/api/stories?selectedChildId=${id}`, { as: rosa })).status, id).toBe(404);
		}
	});

	it('is requested from the storyteller with the child’s switched-off topics and no email', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers);
		const rosa = await server.register('Rosa');
		const milo = await addChild(server, rosa, 'Milo', 7);
		await limit(server, milo, { contentRestrictions: { maxAgeRating: 4, disabledTopics: ['spiders'] } });
		await postStory(server, rosa, storyInput({ ageRating: 5 }), `?selectedChildId=${milo._id}`);
		await waitUntil(() => controlled.chapterRequests.length === 1);
		expect(controlled.chapterRequests[0]?.brief).toMatchObject({ rating: 4, disabledTopics: ['spiders'] });
		expect(JSON.stringify(controlled.chapterRequests[0]?.brief)).not.toContain('@');
	});

	// covers: roles-permissions/child-profile-account-own
	it('is held to the settings of a child with its own login, and to the access of its parent', async () => {
		const server = await openTestServer(controlledMakers().makers);
		const rosa = await server.register('Rosa');
		const milo = await registerChild(server, rosa, 'Milo');
		expect((await postStory(server, milo, storyInput({ genre: 'ghost' }))).status).toBe(403);
		const { status, body } = await postStory(server, milo, storyInput({ ageGroup: '12+', ageRating: 12 }));
		expect(status).toBe(202);
		expect(await getStory(server, milo, body._id)).toMatchObject({ ageGroup: '6-8', ageRating: 6 });
		expect((await server.request<ListedStory[]>('GET', '/api/stories', { as: rosa })).body).toMatchObject([
			{ _id: body._id },
		]);
		await endTrial(server, rosa);
		expect((await postStory(server, milo)).status).toBe(402);
	});
});

describe('a busy server', () => {
	it('answers 503 with the story’s id when more than QUEUE_BUSY wait, and still writes the story', async () => {
		const controlled = controlledMakers();
		const server = await openTestServer(controlled.makers, {
			QUEUE_CONCURRENCY: '1',
			QUEUE_BUSY: '2',
			QUEUE_FULL: '3',
		});
		const rosa = await server.register('Rosa');
		const statuses = [];
		const input = storyInput();
		const first = storyInput();
		for (const one of [first, storyInput(), storyInput()]) statuses.push((await postStory(server, rosa, one)).status);
		expect(statuses).toEqual([202, 202, 202]);
		const busy = await postStory(server, rosa, input);
		expect(busy.status).toBe(503);
		expect(busy.headers.get('retry-after')).toBe('5');
		expect(busy.body).toEqual({
			error: 'The server is busy, but your story is being created. Please wait...',
			message: 'The server is busy, but your story is being created. Please wait...',
			code: 'queue-busy',
			reference: busy.headers.get('x-request-id'),
			_id: expect.any(String),
			requestId: input.frontendRequestId,
			position: 4,
		});
		expect(await postStory(server, rosa, first)).toMatchObject({ status: 202, body: { position: 1 } });
		const full = await postStory(server, rosa);
		expect([full.status, full.body.code, full.body._id]).toEqual([503, 'queue-full', undefined]);
		expect(full.headers.get('retry-after')).toBe('30');
		expect(await server.db.selectFrom('story').select('id').execute()).toHaveLength(4);
		for (let i = 0; i < 4; i++) {
			await waitUntil(() => controlled.chapterRequests.length > i);
			controlled.chapterRequests[i]!.finish();
		}
		await waitUntil(async () => (await getStory(server, rosa, busy.body._id!)).status === 'in-progress');
	});
});
