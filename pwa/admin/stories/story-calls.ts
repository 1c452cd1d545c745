import type * as z from 'zod/mini';
import { type AdminStory as Answer, adminCalls, type StoryEntry as Entry } from '../../../shared/contract/admin.ts';
import { limits } from '../../../shared/rules/limits.ts';
import { RequestError, send } from '../../net/http.ts';

export type AdminStory = z.infer<typeof Answer>;
export type StoryEntry = z.infer<typeof Entry>;

/** Publishes a draft, or makes a published story a draft again. Returns the changed story; throws RequestError. */
export function togglePublication(story: AdminStory): Promise<AdminStory> {
	return send(adminCalls.saveStory, { params: { id: story._id }, body: toggledBody(story) });
}

/** Deletes a story; one that is gone already counts as deleted. Throws RequestError. */
export async function deleteStory(id: string): Promise<void> {
	await send(adminCalls.deleteStory, { params: { id } }).catch((error) => {
		if (!isNotFound(error)) throw error;
	});
}

/** Whether the error is a 404. */
export function isNotFound(error: unknown): boolean {
	return error instanceof RequestError && error.status === 404;
}

/**
 * Sends the full story back (product 7.8) unless it exceeds the server's limit; then only the keys that the server
 * reads.
 */
function toggledBody(story: AdminStory): Pick<AdminStory, 'title' | 'isPublished'> {
	const { title, isPublished } = story;
	const body = { ...story, isPublished: !isPublished };
	const bytes = new Blob([JSON.stringify(body)]).size;
	return bytes > limits.adminStoryBytes ? { title, isPublished: !isPublished } : body;
}
