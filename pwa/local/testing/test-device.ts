import { startTestServer, type TestServer } from '../../../api/testing/test-server.ts';
import type { NewStory } from '../../../shared/contract/stories.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { enterLibrary, eraseLibrary, library } from '../library/current-library.ts';
import { exclusiveReplay } from '../outbox/exclusive-replay.ts';

/**
 * A tablet in somebody's hands: its own storage, and a line to a whole server that can be cut. While `isDeaf` the server
 * hears what is sent, and its answers get lost.
 */
export type TestDevice = {
	house: TestServer;
	session: Session;
	network: { isOffline: boolean; losesResponses: boolean };
	/** Sends what waits, as far as it can be sent now. */
	replay(): Promise<void>;
	close(): Promise<void>;
};

/** Logs somebody in on a new tablet. What the app fetches is answered by the real server, without a port. */
export async function createTestDevice(name: string): Promise<TestDevice> {
	const house = await startTestServer();
	const session = await house.register(name);
	const kept = new Map([['token', session.token]]);
	const network = { isOffline: false, losesResponses: false };
	globalThis.localStorage = {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key),
	} as Storage;
	globalThis.fetch = async (input, init) => {
		if (network.isOffline) throw new TypeError('Failed to fetch');
		const response = await house.app.request(String(input), init);
		if (network.losesResponses) throw new TypeError('Failed to fetch');
		return response;
	};
	await enterLibrary(session.user, session.token);
	const replay = exclusiveReplay({ library: library(), token: async () => localStorage.getItem('token') });
	return {
		...{ house, session, network, replay },
		close: async () => {
			await eraseLibrary();
			await house.close();
		},
	};
}

export const milosStoryInput: NewStory = {
	genre: 'dragon',
	ageGroup: '6-8',
	ageRating: 8,
	settings: { mood: 'cozy', characters: [{ name: 'Pip', gender: 'Other', type: 'Dragon', traits: ['brave'] }] },
	frontendRequestId: 'wish-of-milo-1',
};

/** Asks for a story from elsewhere and waits until its first chapter and picture are there. */
export async function generateStory({ house, session }: TestDevice, wish: NewStory = milosStoryInput): Promise<string> {
	const { body } = await house.request<{ _id: string }>('POST', '/api/stories', { as: session, body: wish });
	const { _id } = body;
	const isDrawn = () =>
		house.emitted.some(({ event, news }) => event === 'storyUpdate' && (news as { storyId: string }).storyId === _id);
	while (!isDrawn()) await new Promise((resolve) => setTimeout(resolve, 5));
	return _id;
}
