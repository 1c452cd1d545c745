import type { NewStory } from '../../shared/making.ts';
import type { Story, StoryNode } from '../../shared/story.ts';
import type { Session, User } from '../../shared/user.ts';
import type { Genre } from '../../shared/words/genres.ts';
import type { World } from './world.ts';

/** Whoever can ask the server. */
type Asker = Pick<World, 'ask'>;

/** A child profile of somebody's, made as the profile screen makes one. */
export function childOf(
	world: Asker,
	parent: Session,
	name: string,
	{ age = 7, genres = ['fantasy', 'adventure'] }: { age?: number; genres?: readonly Genre[] } = {},
): Promise<User> {
	const settings = { allowedGenres: genres, contentRestrictions: { maxAgeRating: age, disabledTopics: [] } };
	return world.ask('POST', '/api/users/children', { as: parent, body: { profile: { name, age }, settings } });
}

type Wish = { hero?: string; childId?: string; isDrawn?: boolean };

let wishes = 0;

/** Asks for a short story, and gives its id before anything of it is written. */
export async function requestStory(
	world: Asker,
	author: Session,
	{ hero = 'Pip', childId }: Omit<Wish, 'isDrawn'> = {},
): Promise<string> {
	wishes += 1;
	const wish: NewStory = {
		genre: 'fantasy',
		ageGroup: '3-5',
		ageRating: 5,
		settings: { mood: 'cozy', characters: [{ name: hero, gender: 'Other', type: 'Dragon', traits: ['brave'] }] },
		frontendRequestId: `journey-${Date.now()}-${wishes}`,
	};
	const query = childId ? `?selectedChildId=${childId}` : '';
	return (await world.ask<{ _id: string }>('POST', `/api/stories${query}`, { as: author, body: wish }))._id;
}

/** A short story whose first chapter can be read; with `isDrawn`, and seen too. */
export async function storyOf(world: Asker, author: Session, { isDrawn = false, ...wish }: Wish = {}) {
	const _id = await requestStory(world, author, wish);
	return storyWhen(world, author, _id, ({ nodes: [first] }) => !!first && (!isDrawn || !!first.images));
}

/** A short story whose first chapter is drawn and read aloud. */
export async function spokenStory(world: Asker, author: Session, hero?: string): Promise<Story> {
	const story = await storyOf(world, author, { isDrawn: true, ...(hero && { hero }) });
	const [first] = story.nodes;
	const body = { text: first?.content, voice: 'sage', storyId: story._id, nodeId: first?._id };
	await world.ask('POST', '/api/tts', { as: author, body });
	return world.ask<Story>('GET', `/api/stories/${story._id}`, { as: author });
}

/** The story as the server tells it, as soon as it is so. */
export async function storyWhen(
	world: Asker,
	author: Session,
	id: string,
	isSo: (story: Story) => boolean,
): Promise<Story> {
	for (;;) {
		const story = await world.ask<Story>('GET', `/api/stories/${id}`, { as: author });
		if (isSo(story)) return story;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

/** Reads a story to its end, always by the first choice. */
export async function readToTheEnd(world: Asker, author: Session, { _id, nodes: [first] }: Story): Promise<void> {
	let node = first;
	while (node && !node.isEnding) {
		const body = { nodeId: node._id, choiceIndex: 0 };
		node = (await world.ask<{ newNode: StoryNode }>('POST', `/api/stories/${_id}/generate`, { as: author, body }))
			.newNode;
	}
}
