import type * as z from 'zod/mini';
import { type AdminStory as Answer, adminCalls, type StoryEntry as Entry } from '../../../shared/contract/admin.ts';
import { limits } from '../../../shared/rules/limits.ts';
import { RequestError, send } from '../../net/http.ts';

export type AdminStory = z.infer<typeof Answer>;
export type StoryEntry = z.infer<typeof Entry>;

/** Throws CallError; 404 for a story that is not there. */
export function loadStory(id: string): Promise<AdminStory> {
	return send(adminCalls.story, { params: { id } });
}

/** Publishes a draft, or makes a published story a draft again. Answers the story as it then is; throws CallError. */
export function togglePublication(story: AdminStory): Promise<AdminStory> {
	return send(adminCalls.saveStory, { params: { id: story._id }, body: toggled(story) });
}

/** Deletes a story for good; one that is gone already counts as deleted. Throws CallError. */
export async function deleteStory(id: string): Promise<void> {
	await send(adminCalls.deleteStory, { params: { id } }).catch((error) => {
		if (!isGone(error)) throw error;
	});
}

/** Whether there is no such story (any more). */
export function isGone(error: unknown): boolean {
	return error instanceof RequestError && error.status === 404;
}

/**
 * The full story goes back (product 7.8), unless it has grown beyond what the server takes: then only what the server
 * would read of it.
 */
function toggled(story: AdminStory): Pick<AdminStory, 'title' | 'isPublished'> {
	const { title, isPublished } = story;
	const body = { ...story, isPublished: !isPublished };
	const bytes = new Blob([JSON.stringify(body)]).size;
	return bytes > limits.adminStoryBytes ? { title, isPublished: !isPublished } : body;
}
