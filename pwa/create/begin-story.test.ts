import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { enterLibrary, eraseLibrary } from '../local/device.ts';
import { CallError } from '../net/http.ts';
import { beginStory, sentences } from './begin-story.ts';
import {
	begun,
	chapter,
	complete,
	notThere,
	queued,
	readable,
	refusal,
	requestId,
	rosa,
	type Script,
	serve,
	waiting,
	wish,
} from './testing/scripted-server.ts';

/** Stands for the socket: what somebody listens for, by the name of the event. */
const heard = vi.hoisted(() => new Map<string, (news: { requestId?: string; storyId: string }) => void>());
vi.mock('../net/socket.ts', () => ({
	listen: (event: string, hear: () => void) => {
		heard.set(event, hear);
		return () => heard.delete(event);
	},
}));

/** Begins the story with a clock that does not wait; tells what was heard on the way. */
async function begin(pause: (signal: AbortSignal) => void = () => {}, leaving = new AbortController()) {
	const told = { notices: [] as string[], ids: [] as string[], pauses: 0 };
	const outcome = await beginStory(wish, null, {
		userId: 'rosa',
		signal: leaving.signal,
		onBegun: (id) => told.ids.push(id),
		onNotice: (sentence) => told.notices.push(sentence),
		pause: async (_ms, signal) => {
			told.pauses += 1;
			pause(signal);
		},
	}).catch((error: Error) => error);
	return { outcome, ...told };
}

beforeAll(async () => {
	vi.stubGlobal('localStorage', { getItem: () => 'a token' });
	await enterLibrary(rosa);
});
afterEach(() => vi.stubGlobal('fetch', undefined));
afterAll(eraseLibrary);

describe('beginning a story', () => {
	it('opens it at once when the first chapter is in the answer', async () => {
		const looks = serve({
			create: { status: 201, body: { ...begun, nodes: [chapter] } },
			story: () => ({ body: readable }),
		});
		expect(await begin()).toMatchObject({ outcome: { storyId: 'story-1' }, pauses: 0 });
		expect(looks.status).toBe(0);
	});

	it('opens it when the status says that it can be read', async () => {
		const looks = serve({
			create: { status: 202, body: begun },
			status: (look) => ({ body: look < 4 ? waiting : complete }),
		});
		expect(await begin()).toMatchObject({ outcome: { storyId: 'story-1' }, ids: ['story-1'], pauses: 4 });
		expect(looks.status).toBe(5);
	});

	it('opens it as soon as the socket tells, and only for this story', async () => {
		const looks = serve({ create: { status: 202, body: begun }, status: () => ({ body: waiting }) });
		let pauses = 0;
		const { outcome } = await begin(() => {
			pauses += 1;
			heard.get('storyComplete')?.({ requestId: pauses < 3 ? 'another-story' : requestId, storyId: 'story-1' });
		});
		expect(outcome).toEqual({ storyId: 'story-1' });
		expect(looks.status).toBe(3);
		expect(heard.size).toBe(0);
	});

	it('opens it anyway after 60 looks, some of which got no answer', async () => {
		const looks = serve({
			create: { status: 202, body: begun },
			status: (look) => (look % 2 ? 'offline' : { body: waiting }),
		});
		expect((await begin()).outcome).toEqual({ storyId: 'story-1' });
		expect(looks.status).toBe(60);
	});

	it('stops looking when nobody waits any more', async () => {
		const leaving = new AbortController();
		const looks = serve({ create: { status: 202, body: begun }, status: () => ({ body: waiting }) });
		await begin(() => leaving.abort(), leaving);
		expect(looks.status).toBe(1);
	});
});

describe('when the server is busy', () => {
	it('waits for the story that was accepted all the same', async () => {
		serve({
			create: refusal(503, 'queue-busy', 'Busy', { _id: 'story-1', requestId }),
			story: (look) => ({ body: look < 2 ? queued : readable }),
		});
		const { outcome, notices, ids, pauses } = await begin();
		expect(outcome).toEqual({ storyId: 'story-1' });
		expect(notices).toEqual(['The server is busy, but your story is being created. Please wait...']);
		expect([ids, pauses]).toEqual([['story-1'], 2]);
	});

	it('opens that story after 60 looks, whatever it is by then', async () => {
		const looks = serve({
			create: refusal(503, 'queue-busy', 'Busy', { _id: 'story-1', requestId }),
			story: () => ({ body: queued }),
		});
		expect((await begin()).outcome).toEqual({ storyId: 'story-1' });
		expect(looks.story).toBe(60);
	});

	it('shows the sentence of a server that did not accept it', async () => {
		serve({ create: refusal(503, 'queue-full', 'Too many stories are waiting.') });
		expect((await begin()).outcome).toEqual(new Error('Too many stories are waiting.'));
	});
});

describe('when the answer takes too long', () => {
	it('finds the story by its request and opens it', async () => {
		serve({
			create: 'timeout',
			status: (look) => (look < 1 ? notThere : { body: look < 3 ? waiting : complete }),
			story: () => ({ body: readable }),
		});
		const { outcome, notices, ids } = await begin();
		expect(outcome).toEqual({ storyId: 'story-1' });
		expect(ids).toEqual(['story-1']);
		expect(notices).toEqual([
			'Story creation is taking longer than expected. The story is still being generated in the background. Please wait...',
		]);
	});

	it('gives up after 60 looks', async () => {
		const looks = serve({ create: 'timeout' });
		expect((await begin()).outcome).toEqual({ givenUp: 'Story creation timed out. Please try again.' });
		expect(looks).toMatchObject({ status: 60, story: 0 });
	});

	it('gives up on a story that never got its first chapter', async () => {
		serve({ create: 'timeout', status: () => ({ body: waiting }), story: () => ({ body: queued }) });
		expect((await begin()).outcome).toEqual({ givenUp: sentences.timedOut });
	});
});

describe('a story that fails', () => {
	it('says why', async () => {
		serve({
			create: { status: 202, body: begun },
			status: () => ({ body: { ...waiting, status: 'failed', error: 'The storyteller is asleep.' } }),
		});
		expect((await begin()).outcome).toEqual(new Error('The storyteller is asleep.'));
	});

	it('says that it failed when nobody knows why', async () => {
		serve({
			create: { status: 202, body: begun },
			status: () => ({ body: { ...waiting, status: 'failed' } }),
		});
		expect((await begin()).outcome).toEqual(new Error('Failed to create story. Please try again.'));
	});

	it.each([
		['at once', { create: refusal(500, 'failed', 'Failed to generate valid choices for node 3') }],
		[
			'while it is waited for',
			{
				create: { status: 202, body: begun },
				status: () => ({ body: { ...waiting, status: 'failed', error: 'Failed to generate valid choices' } }),
			},
		],
	] satisfies [string, Script][])('has its own sentence when no choices were found, %s', async (_when, script) => {
		serve(script);
		expect((await begin()).outcome).toEqual(new Error('Unable to generate story choices. Please try again.'));
	});

	it('is told apart from one that got no answer and may be asked for again', async () => {
		serve({ create: 'offline' });
		expect((await begin()).outcome).toBeInstanceOf(CallError);
		serve({ create: refusal(403, 'genre-not-allowed', 'This genre is not allowed.') });
		expect((await begin()).outcome).not.toBeInstanceOf(CallError);
	});

	it('has no id to open when the server forgot to give one', async () => {
		serve({ create: { status: 202, body: { ...begun, _id: '' } } });
		expect((await begin()).outcome).toEqual(new Error('No story ID returned from server'));
	});
});
