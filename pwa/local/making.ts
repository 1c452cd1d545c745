import { makingCalls, type NewStory, type StoryBegun } from '../../shared/making.ts';
import { send } from '../net/http.ts';
import type { NodeRow } from './database.ts';
import { refreshStory } from './stories.ts';

/** Asks for a new story. Throws CallError; one with 503 and a `body._id` means: accepted, but it will take a while. */
export async function createStory(story: NewStory, childId: string | null): Promise<StoryBegun> {
	const begun = await send(makingCalls.createStory, {
		query: childId ? { selectedChildId: childId } : {},
		body: story,
		idempotencyKey: story.frontendRequestId,
	});
	await refreshStory(begun._id).catch(() => {});
	return begun;
}

/** How far a story is that was asked for with this request id. */
export function creationStatus(frontendRequestId: string) {
	return send(makingCalls.creationStatus, { params: { frontendRequestId } });
}

/** Takes a choice. Answers when the next chapter's text is here; taking a choice again only follows it again. */
export async function choose(storyId: string, nodeId: string, choiceIndex: number): Promise<NodeRow> {
	const { newNode } = await send(makingCalls.nextChapter, { params: { id: storyId }, body: { nodeId, choiceIndex } });
	await refreshStory(storyId);
	return { ...newNode, storyId };
}
