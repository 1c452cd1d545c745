import { setTimeout as sleep } from 'node:timers/promises';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import {
	type Hero,
	type NarrationAnswer,
	type NewStory,
	type StoryCreated,
	storyCalls,
} from '../../shared/contract/stories.ts';
import type { Chapter, Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { AgeGroup } from '../../shared/rules/ages.ts';
import { ratingFor } from '../../shared/rules/ages.ts';
import type { Genre } from '../../shared/words/genres.ts';
import type { Mood } from '../../shared/words/moods.ts';
import type { ApiClient } from './seed-server.ts';

/** A story, and how far it is read. */
export type SampleStory = {
	genre: Genre;
	mood: Mood;
	ageGroup: AgeGroup;
	hero: Hero;
	/** The choices taken, from the first chapter on; surplus ones are ignored. */
	choices: readonly number[];
	/** Then the reader goes back to this chapter number and continues with these choices. */
	reread?: { from: number; choices: readonly number[] };
	/** The number of narrated chapters. */
	narratedChapters?: number;
};

const pollInterval = 50;
let requestCount = 0;

/** Requests the story, as the app's form does; it may not be written when this returns. */
export function requestStory(ask: ApiClient, as: Session, tale: SampleStory, childId?: string): Promise<StoryCreated> {
	requestCount += 1;
	const { genre, mood, ageGroup, hero } = tale;
	const body: NewStory = {
		genre,
		ageGroup,
		ageRating: ratingFor(ageGroup),
		settings: { mood, characters: [hero] },
		frontendRequestId: `seed-${Date.now()}-${requestCount}`,
	};
	return ask(storyCalls.createStory, { as, query: { selectedChildId: childId }, body });
}

/** Creates the story, reads it as far as given, and waits for its pictures. Returns at once if it failed. */
export async function createAndReadStory(
	ask: ApiClient,
	as: Session,
	tale: SampleStory,
	childId?: string,
): Promise<Story> {
	const { _id } = await requestStory(ask, as, tale, childId);
	const story = await waitForStory(ask, as, _id, ({ nodes, status }) => nodes.length > 0 || status === 'failed');
	const [first] = story.nodes;
	if (!first) return story;
	const path = [first, ...(await takeChoices(ask, as, story, first, tale.choices))];
	const back = tale.reread && path[tale.reread.from - 1];
	if (back && tale.reread) await takeChoices(ask, as, story, back, tale.reread.choices);
	for (const node of path.slice(0, tale.narratedChapters ?? 0)) await narrateChapter(ask, as, story, node);
	return waitForStory(ask, as, _id, ({ nodes }) => nodes.every(({ images }) => images !== null));
}

/** The chapters along these choices, in order. */
async function takeChoices(
	ask: ApiClient,
	as: Session,
	{ _id }: Story,
	from: Chapter,
	choices: readonly number[],
): Promise<Chapter[]> {
	const path: Chapter[] = [];
	for (const choiceIndex of choices) {
		const here = path.at(-1) ?? from;
		if (here.isEnding) break;
		const body = { nodeId: here._id, choiceIndex };
		path.push((await ask(storyCalls.nextChapter, { as, params: { id: _id }, body })).newNode);
	}
	return path;
}

function narrateChapter(
	ask: ApiClient,
	as: Session,
	{ _id }: Story,
	{ _id: nodeId, content }: Chapter,
): Promise<NarrationAnswer> {
	return ask(storyCalls.narrate, { as, body: { text: content, voice: 'sage', storyId: _id, nodeId } });
}

async function waitForStory(ask: ApiClient, as: Session, id: string, isSo: (story: Story) => boolean): Promise<Story> {
	for (;;) {
		const story = await ask(firstLoadCalls.story, { as, params: { id } });
		if (isSo(story)) return story;
		await sleep(pollInterval);
	}
}
