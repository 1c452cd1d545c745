import * as z from 'zod/mini';
import { RequestId } from './story.ts';
import { Id } from './user.ts';

/** The events that a client may emit on the socket; others are ignored. */
export const SubscribeToQueue = z.object({ userId: Id });
/** The server streams the chapter that is being written from its start again, for a page that joins late or returns. */
export const SubscribeToStory = z.object({ userId: Id, storyId: Id });
export const SubscribeToStoryCompletion = z.object({ userId: Id, requestId: RequestId });

/**
 * A piece of a chapter that is being written. It replaces the received text from `from` (UTF-16) on. `telling` counts up whenever
 * the chapter is written from its start again; pieces of an earlier one are void. The stored chapter is authoritative.
 */
export type StoryDelta = {
	storyId: string;
	requestId: string;
	/** The chapter's place in the tree; both null for the first. */
	parentNodeId: string | null;
	choiceIndex: number | null;
	telling: number;
	from: number;
	text: string;
};

/** The events that the server emits to all devices of an account. */
export type ServerEvents = {
	/** 1 = being generated. `requestId` names the waiting story. */
	queueUpdate: (news: { position: number; requestId?: string }) => void;
	storyComplete: (news: { requestId?: string; storyId: string }) => void;
	storyDelta: (news: StoryDelta) => void;
	/** A chapter, its picture or its narration is new. */
	storyUpdate: (news: { storyId: string; nodeId: string }) => void;
	/** A story, the user or a child was added, changed or deleted: /api/sync has changes. */
	changed: (news: Record<string, never>) => void;
};

export type ClientEvents = {
	subscribeToQueue: (request: { userId: string }) => void;
	subscribeToStory: (request: { userId: string; storyId: string }) => void;
	subscribeToStoryCompletion: (request: { userId: string; requestId: string }) => void;
};
