import * as z from 'zod/mini';
import { RequestId } from './story.ts';
import { Id } from './user.ts';

/** What a client may emit on the socket; anything else is ignored. */
export const SubscribeToQueue = z.object({ userId: Id });
export const SubscribeToStoryCompletion = z.object({ userId: Id, requestId: RequestId });

/** What the server tells an account on all its devices. */
export type ServerEvents = {
	/** 1 = being generated. `requestId` tells which story waits. */
	queueUpdate: (news: { position: number; requestId?: string }) => void;
	storyComplete: (news: { requestId?: string; storyId: string }) => void;
	/** Something of a chapter came later: its picture, its narration, the chapter itself. */
	storyUpdate: (news: { storyId: string; nodeId: string }) => void;
	/** A story of the family, the user or a child came, changed or went: there is something new to be had from /api/sync. */
	changed: (news: Record<string, never>) => void;
};

export type ClientEvents = {
	subscribeToQueue: (request: { userId: string }) => void;
	subscribeToStoryCompletion: (request: { userId: string; requestId: string }) => void;
};
