import { setTimeout as sleep } from 'node:timers/promises';
import type { AgeGroup } from '../../shared/ages.ts';
import { ratingFor } from '../../shared/ages.ts';
import type { Hero, Narrated, NewStory, NextChapter, StoryBegun } from '../../shared/making.ts';
import type { Story, StoryNode } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import type { Genre } from '../../shared/words/genres.ts';
import type { Mood } from '../../shared/words/moods.ts';
import type { Ask } from './house.ts';

/** A story to be told, and how far it is read. */
export type Tale = {
	genre: Genre;
	mood: Mood;
	ageGroup: AgeGroup;
	hero: Hero;
	/** The choices taken, from the first chapter on; more than the story has are left out. */
	choices: readonly number[];
	/** Afterwards somebody goes back to the chapter of that number and reads on by these choices. */
	again?: { from: number; choices: readonly number[] };
	/** How many chapters are read aloud. */
	voiced?: number;
};

const pause = 50;
let wishes = 0;

/** Asks for the story, as the app's form does; it need not be told when this returns. */
export function begin(ask: Ask, as: Session, tale: Tale, childId?: string): Promise<StoryBegun> {
	wishes += 1;
	const { genre, mood, ageGroup, hero } = tale;
	const body: NewStory = {
		genre,
		ageGroup,
		ageRating: ratingFor(ageGroup),
		settings: { mood, characters: [hero] },
		frontendRequestId: `seed-${Date.now()}-${wishes}`,
	};
	return ask('POST', childId ? `/api/stories?selectedChildId=${childId}` : '/api/stories', { as, body });
}

/** Has the story told, reads it as far as the tale says, and waits for its pictures. A story that failed is left at that. */
export async function tell(ask: Ask, as: Session, tale: Tale, childId?: string): Promise<Story> {
	const { _id } = await begin(ask, as, tale, childId);
	const story = await storyWhen(ask, as, _id, ({ nodes, status }) => nodes.length > 0 || status === 'failed');
	const [first] = story.nodes;
	if (!first) return story;
	const path = [first, ...(await readOn(ask, as, story, first, tale.choices))];
	const back = tale.again && path[tale.again.from - 1];
	if (back && tale.again) await readOn(ask, as, story, back, tale.again.choices);
	for (const node of path.slice(0, tale.voiced ?? 0)) await readAloud(ask, as, story, node);
	return storyWhen(ask, as, _id, ({ nodes }) => nodes.every(({ images }) => images !== null));
}

/** The chapters that these choices lead to, in order. */
async function readOn(
	ask: Ask,
	as: Session,
	{ _id }: Story,
	from: StoryNode,
	choices: readonly number[],
): Promise<StoryNode[]> {
	const path: StoryNode[] = [];
	for (const choiceIndex of choices) {
		const here = path.at(-1) ?? from;
		if (here.isEnding) break;
		const body = { nodeId: here._id, choiceIndex };
		path.push((await ask<NextChapter>('POST', `/api/stories/${_id}/generate`, { as, body })).newNode);
	}
	return path;
}

function readAloud(ask: Ask, as: Session, { _id }: Story, { _id: nodeId, content }: StoryNode): Promise<Narrated> {
	return ask('POST', '/api/tts', { as, body: { text: content, voice: 'sage', storyId: _id, nodeId } });
}

async function storyWhen(ask: Ask, as: Session, id: string, isSo: (story: Story) => boolean): Promise<Story> {
	for (;;) {
		const story = await ask<Story>('GET', `/api/stories/${id}`, { as });
		if (isSo(story)) return story;
		await sleep(pause);
	}
}
