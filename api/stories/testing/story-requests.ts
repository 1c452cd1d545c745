import { onTestFinished, vi } from 'vitest';
import type { NewStory, StoryCreated } from '../../../shared/contract/stories.ts';
import type { Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import type { WireError } from '../../../shared/contract/wire-error.ts';
import type { Makers } from '../../makers/makers.ts';
import { startTestServer, type TestResponse, type TestServer } from '../../testing/test-server.ts';

/** A server with a running queue, closed after the test. */
export async function openTestServer(makers?: Makers, env: Record<string, string> = {}): Promise<TestServer> {
	const server = await startTestServer({ env, ...(makers ? { makers } : {}) });
	onTestFinished(async () => {
		// No grace period for a storyteller that the test left pending.
		await server.context.queue.stop(0);
		await server.close();
	});
	await server.context.queue.start();
	return server;
}

/** Silences stderr for a test that provokes a maker's error. */
export function silenceErrorLog() {
	const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
	onTestFinished(() => spy.mockRestore());
	return spy;
}

let count = 0;

/** A valid input for a new story. */
export function storyInput(change: Partial<NewStory> & { hero?: string } = {}): NewStory {
	const { hero = 'Pip', ...rest } = change;
	return {
		genre: 'fantasy',
		ageRating: 5,
		ageGroup: '3-5',
		settings: { mood: 'cheerful', characters: [{ name: hero, gender: 'any', type: 'Fox', traits: ['brave'] }] },
		frontendRequestId: `request-${count++}-${Math.random().toString(36).slice(2)}`,
		...rest,
	};
}

export type BeginAnswer = StoryCreated & WireError;

export function postStory(
	server: TestServer,
	as: Session,
	input = storyInput(),
	query = '',
): Promise<TestResponse<BeginAnswer>> {
	return server.request<BeginAnswer>('POST', `/api/stories${query}`, { as, body: input });
}

export async function getStory(server: TestServer, as: Session, id: string): Promise<Story> {
	return (await server.request<Story>('GET', `/api/stories/${id}`, { as })).body;
}

/** Creates a story and waits until its first chapter has its picture. */
export async function createReadableStory(
	server: TestServer,
	as: Session,
	input = storyInput(),
	query = '',
	timeout = 60_000,
): Promise<Story> {
	const { body } = await postStory(server, as, input, query);
	let story: Story | undefined;
	await waitUntil(async () => {
		story = await getStory(server, as, body._id);
		return !!story.nodes[0]?.images;
	}, timeout);
	return story!;
}

/** Milliseconds between two polls, growing so that polling takes little of the machine. */
const pauses = { first: 1, longest: 40 } as const;
/** The real timer, before a test installs a fake clock. */
const { setTimeout: later } = globalThis;

/** Polls until the condition holds. After `timeout` milliseconds throws the condition's last error. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, timeout = 60_000): Promise<void> {
	const end = performance.now() + timeout;
	for (let pause: number = pauses.first; ; pause = Math.min(pause * 1.5, pauses.longest)) {
		try {
			if (await condition()) return;
			if (performance.now() > end) throw new Error('not yet');
		} catch (error) {
			if (performance.now() > end) throw error;
		}
		await new Promise((resume) => later(resume, pause));
	}
}

export async function countJobs(server: TestServer): Promise<number> {
	return (await server.db.selectFrom('job').select('id').execute()).length;
}

/** Creates a story and waits for its first chapter's text only. */
export async function createStoryWithText(server: TestServer, as: Session): Promise<Story> {
	const { body } = await postStory(server, as);
	await waitUntil(async () => (await getStory(server, as, body._id)).nodes.length === 1);
	return getStory(server, as, body._id);
}

/** A child with its own login, which in production only an admin can create. */
export async function registerChild(
	server: TestServer,
	parent: Session,
	name: string,
	allowedGenres = ['fantasy'],
): Promise<Session> {
	const child = await server.register(name);
	const settings = { allowedGenres, contentRestrictions: { maxAgeRating: 6, disabledTopics: [] } };
	await server.db
		.updateTable('account')
		.set({
			role: 'child',
			parent_id: parent.user._id,
			age: 7,
			subscription_status: 'expired',
			has_lifetime_access: 0,
			settings: JSON.stringify(settings),
		})
		.where('id', '=', child.user._id)
		.execute();
	return child;
}
