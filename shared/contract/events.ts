import * as z from 'zod/mini';
import { RequestId } from './story.ts';
import { Id } from './user.ts';

/** What a client may emit on the socket; anything else is ignored. */
export const SubscribeToQueue = z.object({ userId: Id });
/** What is written of a story just now is told from its start once more: for a page that came late, or back. */
export const SubscribeToStory = z.object({ userId: Id, storyId: Id });
export const SubscribeToStoryCompletion = z.object({ userId: Id, requestId: RequestId });

/**
 * A piece of a chapter that is being written, to be put at `from` (UTF-16) of what is there. `telling` counts up whenever
 * it is written from its start again: what came of an earlier telling is void. The stored chapter is what counts.
 */
export type StoryDelta = {
	storyId: string;
	requestId: string;
	/** Where the chapter hangs; both null for the first. */
	parentNodeId: string | null;
	choiceIndex: number | null;
	telling: number;
	from: number;
	text: string;
};

/** What the server tells an account on all its devices. */
export type ServerEvents = {
	/** 1 = being generated. `requestId` tells which story waits. */
	queueUpdate: (news: { position: number; requestId?: string }) => void;
	storyComplete: (news: { requestId?: string; storyId: string }) => void;
	storyDelta: (news: StoryDelta) => void;
	/** Something of a chapter came later: its picture, its narration, the chapter itself. */
	storyUpdate: (news: { storyId: string; nodeId: string }) => void;
	/** A story of the family, the user or a child came, changed or went: there is something new to be had from /api/sync. */
	changed: (news: Record<string, never>) => void;
};

export type ClientEvents = {
	subscribeToQueue: (request: { userId: string }) => void;
	subscribeToStory: (request: { userId: string; storyId: string }) => void;
	subscribeToStoryCompletion: (request: { userId: string; requestId: string }) => void;
};
