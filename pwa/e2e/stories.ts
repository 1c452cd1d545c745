import type { NarrationAnswer, NewStory } from '../../shared/contract/stories.ts';
import type { Chapter, Story } from '../../shared/contract/story.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import type { AgeGroup } from '../../shared/rules/ages.ts';
import type { Genre } from '../../shared/words/genres.ts';
import { idTitledByHero } from '../testing/story-id.ts';
import type { BrowserWorld } from './browser-world.ts';

/** Something that sends requests to the server. */
type ApiClient = Pick<BrowserWorld, 'request'>;

/** Creates a child profile with the request of the profile screen. */
export function createChild(
	world: ApiClient,
	parent: Session,
	name: string,
	{ age = 7, genres = ['fantasy', 'adventure'] }: { age?: number; genres?: readonly Genre[] } = {},
): Promise<User> {
	const settings = { allowedGenres: genres, contentRestrictions: { maxAgeRating: age, disabledTopics: [] } };
	return world.request('POST', '/api/users/children', { as: parent, body: { profile: { name, age }, settings } });
}

/** `ageGroup`: the choices of stories for 3-5 are pictures, of others words. */
type StoryOptions = { hero?: string; childId?: string; ageGroup?: AgeGroup; isDrawn?: boolean };

let requestCount = 0;

/** Requests a short story, and returns its id before anything is written. Its title begins with the hero's name. */
export async function requestStory(
	world: ApiClient,
	author: Session,
	{ hero = 'Pip', childId, ageGroup = '6-8' }: Omit<StoryOptions, 'isDrawn'> = {},
): Promise<string> {
	requestCount += 1;
	const input: NewStory = {
		_id: idTitledByHero(),
		genre: 'fantasy',
		ageGroup,
		ageRating: 5,
		settings: { mood: 'cozy', characters: [{ name: hero, gender: 'Other', type: 'Dragon', traits: ['brave'] }] },
		frontendRequestId: `journey-${Date.now()}-${requestCount}`,
	};
	const query = childId ? `?selectedChildId=${childId}` : '';
	return (await world.request<{ _id: string }>('POST', `/api/stories${query}`, { as: author, body: input }))._id;
}

/** Creates a short story, and waits for its first chapter and, with `isDrawn`, its picture. */
export async function createStory(world: ApiClient, author: Session, { isDrawn = false, ...input }: StoryOptions = {}) {
	const _id = await requestStory(world, author, input);
	return waitForStory(world, author, _id, ({ nodes: [first] }) => !!first && (!isDrawn || !!first.images));
}

/** Creates a short story whose first chapter has a picture and a narration. */
export async function createNarratedStory(
	world: ApiClient,
	author: Session,
	input: Omit<StoryOptions, 'isDrawn'> = {},
): Promise<Story> {
	const story = await createStory(world, author, { ...input, isDrawn: true });
	await narrateChapter(world, author, story._id, story.nodes[0]!);
	return world.request<Story>('GET', `/api/stories/${story._id}`, { as: author });
}

/** Has the server narrate a chapter, and waits until it is done. */
export function narrateChapter(
	world: ApiClient,
	author: Session,
	storyId: string,
	{ _id: nodeId, content: text }: Pick<Chapter, '_id' | 'content'>,
): Promise<NarrationAnswer> {
	return world.request('POST', '/api/tts', { as: author, body: { text, voice: 'sage', storyId, nodeId } });
}

/** Waits until a story meets a condition, and returns it. */
export async function waitForStory(
	world: ApiClient,
	author: Session,
	id: string,
	isSo: (story: Story) => boolean,
): Promise<Story> {
	for (;;) {
		const story = await world.request<Story>('GET', `/api/stories/${id}`, { as: author });
		if (isSo(story)) return story;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

/** Reads a story to its end by the first choice of each chapter. */
export async function readToTheEnd(world: ApiClient, author: Session, { _id, nodes: [first] }: Story): Promise<void> {
	let chapter = first;
	while (chapter && !chapter.isEnding) {
		const body = { nodeId: chapter._id, choiceIndex: 0 };
		chapter = (await world.request<{ newNode: Chapter }>('POST', `/api/stories/${_id}/generate`, { as: author, body }))
			.newNode;
	}
}
