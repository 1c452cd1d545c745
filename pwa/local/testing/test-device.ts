import type { Makers } from '../../../api/makers/makers.ts';
import { startTestServer, type TestServer } from '../../../api/testing/test-server.ts';
import type { NewStory } from '../../../shared/contract/stories.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { enterLibrary, eraseLibrary, library } from '../library/current-library.ts';
import { exclusiveReplay } from '../outbox/exclusive-replay.ts';

/**
 * A device with its own storage and a network to a whole server. With `losesResponses` requests arrive, and their responses
 * are lost.
 */
export type TestDevice = {
	house: TestServer;
	session: Session;
	network: { isOffline: boolean; losesResponses: boolean };
	/** Sends the due entries. */
	replay(): Promise<void>;
	close(): Promise<void>;
};

/** Registers a user on a new device. Requests are answered by the real server, without a port, and with test makers by default. */
export async function createTestDevice(name: string, makers?: Makers): Promise<TestDevice> {
	const house = await startTestServer(makers && { makers });
	const session = await house.register(name);
	const stored = new Map([['token', session.token]]);
	const network = { isOffline: false, losesResponses: false };
	globalThis.localStorage = {
		getItem: (key) => stored.get(key) ?? null,
		setItem: (key, value) => void stored.set(key, value),
		removeItem: (key) => void stored.delete(key),
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

/** Creates a story from another device and waits for its first chapter and picture. */
export async function generateStory(
	{ house, session }: TestDevice,
	input: NewStory = milosStoryInput,
): Promise<string> {
	const { body } = await house.request<{ _id: string }>('POST', '/api/stories', { as: session, body: input });
	const { _id } = body;
	const isDrawn = () =>
		house.emitted.some(({ event, news }) => event === 'storyUpdate' && (news as { storyId: string }).storyId === _id);
	while (!isDrawn()) await new Promise((resolve) => setTimeout(resolve, 5));
	return _id;
}
