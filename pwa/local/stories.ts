import { useLiveQuery } from 'dexie-react-hooks';
import { calls } from '../../shared/calls.ts';
import { readingPath } from '../../shared/reading-path.ts';
import type { Story } from '../../shared/story.ts';
import { CallError, send } from '../net/http.ts';
import type { NodeRow, StoryRow } from './database.ts';
import { library } from './device.ts';

export type { NodeRow, StoryRow } from './database.ts';

/** The library's stories, newest first: one child's, or the whole family's for null. Undefined while they are read. */
export function useStories(childId: string | null): StoryRow[] | undefined {
	return useLiveQuery(() => storiesOf(childId), [childId]);
}

/** One story and the chapters of the path last read. Undefined while it is read, null when it is not on this device. */
export function useStory(id: string): { story: StoryRow; path: NodeRow[] } | null | undefined {
	return useLiveQuery(async () => {
		const [story, nodes] = await Promise.all([
			library().stories.get(id),
			library().nodes.where({ storyId: id }).toArray(),
		]);
		return story ? { story, path: readingPath(story.startNode, nodes) } : null;
	}, [id]);
}

/** Brings the list from the server: so many. Stories that were here before and are not in its answer are gone there too. */
export async function refreshStories(childId: string | null): Promise<number> {
	const before = (await storiesOf(childId)).map((story) => story.id);
	const stories = await send(calls.stories, { query: childId ? { selectedChildId: childId } : {} });
	const there = new Set(stories.map((story) => story._id));
	await library().transaction('rw', library().stories, library().nodes, library().narrations, async () => {
		await keepStories(stories);
		await forgetStories(before.filter((id) => !there.has(id)));
	});
	return stories.length;
}

/** Brings one story with all its chapters. A story that is gone at the server goes here too, and CallError 404 is thrown. */
export async function refreshStory(id: string): Promise<Story> {
	try {
		const story = await send(calls.story, { params: { id } });
		await library().transaction('rw', library().stories, library().nodes, () => keepStories([story]));
		return story;
	} catch (error) {
		if (error instanceof CallError && error.status === 404) await forgetStories([id]);
		throw error;
	}
}

/** As `useStories` has them, once. */
export async function storiesOf(childId: string | null): Promise<StoryRow[]> {
	const { stories } = library();
	if (childId === null) return stories.orderBy('createdAt').reverse().toArray();
	return stories.where('[authorId+createdAt]').between([childId, ''], [childId, '\uffff']).reverse().toArray();
}

async function keepStories(stories: readonly Story[]): Promise<void> {
	await library().stories.bulkPut(stories.map(toRow));
	await library().nodes.bulkPut(
		stories.flatMap((story) => story.nodes.map((node) => ({ ...node, storyId: story._id }))),
	);
}

/** Takes stories off this device, with all that hangs on them. */
export async function forgetStories(ids: readonly string[]): Promise<void> {
	await library().stories.bulkDelete([...ids]);
	await library().nodes.where('storyId').anyOf(ids).delete();
	await library().narrations.where('storyId').anyOf(ids).delete();
}

function toRow({ _id, author, nodes, isPublished, ageRating, ...story }: Story): StoryRow {
	const first = nodes.find((node) => node._id === story.startNode);
	return { ...story, id: _id, authorId: author._id, authorName: author.profile.name, cover: first?.images ?? null };
}
