import { type House, testHouse } from '../../../api/testing/house.ts';
import type { NewStory } from '../../../shared/making.ts';
import type { Session } from '../../../shared/user.ts';
import { enterLibrary, eraseLibrary, library } from '../device.ts';
import { takingTurns } from '../turn.ts';

/**
 * A tablet in somebody's hands: its own storage, and a line to a whole server that can be cut. While `isDeaf` the server
 * hears what is sent, and its answers get lost.
 */
export type Tablet = {
	house: House;
	session: Session;
	line: { isCut: boolean; isDeaf: boolean };
	/** Sends what waits, as far as it can be sent now. */
	replay(): Promise<void>;
	switchOff(): Promise<void>;
};

/** Logs somebody in on a new tablet. What the app fetches is answered by the real server, without a port. */
export async function tabletOf(name: string): Promise<Tablet> {
	const house = await testHouse();
	const session = await house.register(name);
	const kept = new Map([['token', session.token]]);
	const line = { isCut: false, isDeaf: false };
	globalThis.localStorage = {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key),
	} as Storage;
	globalThis.fetch = async (input, init) => {
		if (line.isCut) throw new TypeError('Failed to fetch');
		const response = await house.app.request(String(input), init);
		if (line.isDeaf) throw new TypeError('Failed to fetch');
		return response;
	};
	await enterLibrary(session.user, session.token);
	const replay = takingTurns({ library: library(), token: async () => localStorage.getItem('token') });
	return {
		...{ house, session, line, replay },
		switchOff: async () => {
			await eraseLibrary();
			await house.close();
		},
	};
}

export const milosWish: NewStory = {
	genre: 'dragon',
	ageGroup: '6-8',
	ageRating: 8,
	settings: { mood: 'cozy', characters: [{ name: 'Pip', gender: 'Other', type: 'Dragon', traits: ['brave'] }] },
	frontendRequestId: 'wish-of-milo-1',
};

/** Asks for a story from elsewhere and waits until its first chapter and picture are there. */
export async function toldStory({ house, session }: Tablet, wish: NewStory = milosWish): Promise<string> {
	const { body } = await house.ask<{ _id: string }>('POST', '/api/stories', { as: session, body: wish });
	const { _id } = body;
	const isDrawn = () =>
		house.told.some(({ event, news }) => event === 'storyUpdate' && (news as { storyId: string }).storyId === _id);
	while (!isDrawn()) await new Promise((resolve) => setTimeout(resolve, 5));
	return _id;
}
