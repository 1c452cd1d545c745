import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { enterLibrary, eraseLibrary, library } from '../local/library/current-library.ts';
import { allEntries } from '../local/outbox/entries.ts';
import { exclusiveReplay } from '../local/outbox/exclusive-replay.ts';
import { subscribe } from '../local/outbox/outbox-channel.ts';
import { tokenFor } from '../local/testing/token.ts';
import { createStory, creationMessages } from './create-story.ts';
import {
	chapter,
	complete,
	created,
	notFound,
	queued,
	readable,
	refusal,
	requestId,
	rosa,
	type Script,
	storyInput,
	stubServer,
	waiting,
} from './testing/scripted-server.ts';

const storyId = storyInput._id;

/** Replaces the socket: the listeners by event name. */
const listeners = vi.hoisted(() => new Map<string, (event: { requestId?: string; storyId: string }) => void>());
vi.mock('../net/socket.ts', () => ({
	listen: (event: string, listener: () => void) => {
		listeners.set(event, listener);
		return () => listeners.delete(event);
	},
}));

/** Calls `createStory` with a clock that does not wait, and collects the notices. */
async function runCreation(pause: (signal: AbortSignal) => void = () => {}, abort = new AbortController()) {
	const recorded = { notices: [] as string[], pauses: 0 };
	const outcome = await createStory(storyInput, null, {
		userId: 'rosa',
		signal: abort.signal,
		onNotice: (sentence) => recorded.notices.push(sentence),
		pause: async (_ms, signal) => {
			recorded.pauses += 1;
			pause(signal);
		},
	}).catch((error: Error) => error);
	return { outcome, ...recorded };
}

let stopReplay = () => {};
beforeAll(async () => {
	vi.stubGlobal('localStorage', { getItem: () => tokenFor(rosa._id) });
	await enterLibrary(rosa, tokenFor(rosa._id));
	const replay = exclusiveReplay({ library: library(), token: async () => tokenFor(rosa._id) });
	stopReplay = subscribe(({ kind }) => kind === 'wake' && void replay());
});
afterEach(async () => {
	vi.stubGlobal('fetch', undefined);
	await library().outbox.clear();
	await library().stories.clear();
});
afterAll(async () => {
	stopReplay();
	await eraseLibrary();
});

describe('creating a story', () => {
	// covers: states-transitions/creation-straight-story-when
	it('opens it at once when the answer has the first chapter', async () => {
		const polls = stubServer({
			create: { status: 201, body: { ...created, nodes: [chapter] } },
			story: () => ({ body: readable }),
		});
		expect(await runCreation()).toMatchObject({ outcome: { storyId }, pauses: 0 });
		expect(polls.status).toBe(0);
	});

	it('opens it when the status is complete', async () => {
		const polls = stubServer({
			create: { status: 202, body: created },
			status: (poll) => ({ body: poll < 4 ? waiting : complete }),
		});
		expect(await runCreation()).toMatchObject({ outcome: { storyId }, pauses: 4 });
		expect(polls.status).toBe(5);
	});

	// covers: states-transitions/creation-socket-status-every
	// covers: states-transitions/socket-connects-known-user
	it('opens it on the socket’s event for this story, not for another', async () => {
		const polls = stubServer({ create: { status: 202, body: created }, status: () => ({ body: waiting }) });
		let pauses = 0;
		const { outcome } = await runCreation(() => {
			pauses += 1;
			listeners.get('storyComplete')?.({ requestId: pauses < 3 ? 'another-story' : requestId, storyId: storyId });
		});
		expect(outcome).toEqual({ storyId });
		expect(polls.status).toBe(3);
		expect(listeners.size).toBe(0);
	});

	// covers: states-transitions/creation-socket-status-every
	// covers: constants-each/every-1-s-60
	it('opens it after 60 polls, some of which failed', async () => {
		const polls = stubServer({
			create: { status: 202, body: created },
			status: (poll) => (poll % 2 ? 'offline' : { body: waiting }),
		});
		expect((await runCreation()).outcome).toEqual({ storyId });
		expect(polls.status).toBe(60);
	});

	it('stops polling when the wait is aborted', async () => {
		const abort = new AbortController();
		const polls = stubServer({ create: { status: 202, body: created }, status: () => ({ body: waiting }) });
		await runCreation(() => abort.abort(), abort);
		expect(polls.status).toBe(1);
	});
});

describe('when the server is busy', () => {
	it('waits for a story that was accepted with a 503', async () => {
		stubServer({
			create: refusal(503, 'queue-busy', 'Busy', { _id: storyId, requestId }),
			story: (poll) => ({ body: poll < 2 ? queued : readable }),
		});
		const { outcome, notices, pauses } = await runCreation();
		expect(outcome).toEqual({ storyId });
		expect(notices).toEqual(['The server is busy, but your story is being created. Please wait...']);
		expect(pauses).toBe(2);
	});

	it('opens that story after 60 polls, whatever its status', async () => {
		const polls = stubServer({
			create: refusal(503, 'queue-busy', 'Busy', { _id: storyId, requestId }),
			story: () => ({ body: queued }),
		});
		expect((await runCreation()).outcome).toEqual({ storyId });
		expect(polls.story).toBe(60);
	});

	it('keeps the entry when it was not accepted, and says why', async () => {
		stubServer({ create: refusal(503, 'queue-full', 'Too many stories are waiting.') });
		const queued = `Too many stories are waiting. ${creationMessages.queued}`;
		expect((await runCreation()).outcome).toEqual({ queued });
		expect(await allEntries()).toMatchObject([{ state: 'waiting', deed: { story: { _id: storyId } } }]);
	});
});

describe('when this device fails', () => {
	it('keeps the entry, and says what failed', async () => {
		vi.spyOn(console, 'warn').mockImplementation(() => {});
		const broken = vi.spyOn(library().stories, 'put').mockRejectedValue(new TypeError('broken'));
		stubServer({ create: { body: created } });
		const queued = `Something went wrong on this device. ${creationMessages.queuedOnDevice}`;
		expect((await runCreation()).outcome).toEqual({ queued });
		expect(await allEntries()).toMatchObject([{ state: 'waiting', problem: { code: 'device-fault' } }]);
		broken.mockRestore();
	});

	it('fails when the answer is empty', async () => {
		stubServer({ create: { body: null } });
		expect((await runCreation()).outcome).toEqual(new Error(creationMessages.noId));
	});
});

describe('without a network', () => {
	it('keeps the entry until there is a network', async () => {
		stubServer({ create: 'offline' });
		expect((await runCreation()).outcome).toEqual({ queued: creationMessages.queuedOffline });
		expect(await allEntries()).toMatchObject([{ state: 'waiting' }]);
	});

	it('keeps one entry, however often it is submitted', async () => {
		stubServer({ create: 'offline' });
		await runCreation();
		expect((await runCreation()).outcome).toEqual({ queued: creationMessages.queuedOffline });
		expect(await allEntries()).toHaveLength(1);
	});
});

describe('when the answer takes too long', () => {
	it('finds the story by its request id and opens it', async () => {
		stubServer({
			create: 'timeout',
			status: (poll) => (poll < 1 ? notFound : { body: poll < 3 ? waiting : complete }),
			story: () => ({ body: readable }),
		});
		const { outcome, notices } = await runCreation();
		expect(outcome).toEqual({ storyId });
		expect(notices).toEqual([
			'Story creation is taking longer than expected. The story is still being generated in the background. Please wait...',
		]);
	});

	it('shows a refusal that arrives later', async () => {
		stubServer({ create: 'timeout' });
		const { outcome } = await runCreation(() => {
			const problem = { status: 402, code: 'no-access', message: 'Your trial is over.' };
			void library().outbox.toCollection().modify({ state: 'failed', problem });
		});
		expect(outcome).toEqual(new Error('Your trial is over.'));
		expect(outcome).toMatchObject({ cause: { status: 402 } });
		expect(await allEntries()).toEqual([]);
	});

	it('gives up after 60 polls', async () => {
		const polls = stubServer({ create: 'timeout' });
		expect((await runCreation()).outcome).toEqual({ timedOut: 'Story creation timed out. Please try again.' });
		expect(polls).toMatchObject({ status: 60, story: 0 });
	});

	it('gives up on a story without a first chapter', async () => {
		stubServer({ create: 'timeout', status: () => ({ body: waiting }), story: () => ({ body: queued }) });
		expect((await runCreation()).outcome).toEqual({ timedOut: creationMessages.timedOut });
	});
});

describe('a story that fails', () => {
	it('says why', async () => {
		stubServer({
			create: { status: 202, body: created },
			status: () => ({ body: { ...waiting, status: 'failed', error: 'The storyteller is asleep.' } }),
		});
		expect((await runCreation()).outcome).toEqual(new Error('The storyteller is asleep.'));
	});

	// covers: errors/creation-failed-create-story
	it('shows the general error when there is no reason', async () => {
		stubServer({
			create: { status: 202, body: created },
			status: () => ({ body: { ...waiting, status: 'failed' } }),
		});
		expect((await runCreation()).outcome).toEqual(new Error('Failed to create story. Please try again.'));
	});

	// covers: errors/creation-failed-create-story
	it.each([
		['at once', { create: refusal(422, 'failed', 'Failed to generate valid choices for node 3') }],
		['with a server error', { create: refusal(500, 'failed', 'Failed to generate valid choices for node 3') }],
		[
			'while waiting',
			{
				create: { status: 202, body: created },
				status: () => ({ body: { ...waiting, status: 'failed', error: 'Failed to generate valid choices' } }),
			},
		],
	] satisfies [string, Script][])('has its own message when no choices were found, %s', async (_when, script) => {
		stubServer(script);
		expect((await runCreation()).outcome).toEqual(new Error('Unable to generate story choices. Please try again.'));
	});

	it('leaves no outbox entry when it was refused, and has the status as cause', async () => {
		stubServer({ create: refusal(403, 'genre-not-allowed', 'This genre is not allowed.') });
		const { outcome } = await runCreation();
		expect(outcome).toEqual(new Error('This genre is not allowed.'));
		expect(outcome).toMatchObject({ cause: { status: 403 } });
		expect(await allEntries()).toEqual([]);
	});

	it('keeps the failed entry when the wait was aborted before the refusal', async () => {
		const aborted = new AbortController();
		aborted.abort();
		stubServer({ create: refusal(403, 'genre-not-allowed', 'This genre is not allowed.') });
		await runCreation(() => {}, aborted);
		expect(await allEntries()).toMatchObject([{ state: 'failed' }]);
	});

	// covers: validation-rules/chapter-must-have-text
	// covers: errors/no-story-id-returned
	it('fails when the answer has no id', async () => {
		stubServer({ create: { status: 202, body: { ...created, _id: undefined } } });
		expect((await runCreation()).outcome).toEqual(new Error('No story ID returned from server'));
		expect(await library().stories.count()).toBe(0);
	});
});
