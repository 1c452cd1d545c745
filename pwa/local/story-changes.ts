import { makingCalls } from '../../shared/making.ts';
import { CallError, send } from '../net/http.ts';
import { forgetStories, refreshStory, storiesOf } from './stories.ts';

/** Deletes a story there and here. One that is gone already, as from another device, counts as deleted. */
export async function deleteStory(id: string): Promise<void> {
	await send(makingCalls.deleteStory, { params: { id } }).catch(unlessGone);
	await forgetStories([id]);
}

/** Puts a story that failed back into the queue. One that is gone at the server goes here too, without a word. */
export async function retryStory(id: string): Promise<void> {
	await send(makingCalls.retryStory, { params: { id } }).catch(unlessGone);
	await refreshStory(id).catch(unlessGone);
}

/** Takes what an author made off this device: at the server it went with the author. */
export async function forgetStoriesOf(authorId: string): Promise<void> {
	await forgetStories((await storiesOf(authorId)).map(({ id }) => id));
}

function unlessGone(error: unknown): void {
	if (!(error instanceof CallError && error.status === 404)) throw error;
}
