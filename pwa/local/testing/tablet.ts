import { type House, testHouse } from '../../../api/testing/house.ts';
import type { NewStory } from '../../../shared/making.ts';
import type { Session } from '../../../shared/user.ts';
import { enterLibrary, eraseLibrary } from '../device.ts';
import { createStory } from '../making.ts';

/** A tablet in somebody's hands: its own storage, and a line to a whole server that can be cut. */
export type Tablet = { house: House; session: Session; line: { isCut: boolean }; switchOff(): Promise<void> };

/** Logs somebody in on a new tablet. What the app fetches is answered by the real server, without a port. */
export async function tabletOf(name: string): Promise<Tablet> {
	const house = await testHouse();
	const session = await house.register(name);
	const kept = new Map([['token', session.token]]);
	const line = { isCut: false };
	globalThis.localStorage = {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key),
	} as Storage;
	globalThis.fetch = async (input, init) => {
		if (line.isCut) throw new TypeError('Failed to fetch');
		return house.app.request(String(input), init);
	};
	await enterLibrary(session.user);
	return {
		...{ house, session, line },
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

/** Asks for a story and waits until its first chapter and picture are there. */
export async function toldStory({ house }: Tablet, wish: NewStory = milosWish): Promise<string> {
	const { _id } = await createStory(wish, null);
	const isDrawn = () =>
		house.told.some(({ event, news }) => event === 'storyUpdate' && (news as { storyId: string }).storyId === _id);
	while (!isDrawn()) await new Promise((resolve) => setTimeout(resolve, 5));
	return _id;
}
