import * as z from 'zod/mini';
import { call } from './call.ts';
import { OkAnswer } from './first-load.ts';

/** A session of the own account that holds: what its device is called, and when it was used. No address is kept. */
export const ActiveSession = z.object({
	_id: z.string(),
	/** In words, as `Chrome on Android`. */
	device: z.string(),
	startedAt: z.string(),
	/** Known to the hour. */
	lastSeenAt: z.string(),
	/** Whether it is the one that asks. */
	isThis: z.boolean(),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

/** The calls by which somebody sees where the account is signed in, and ends that. */
export const sessionCalls = {
	sessions: call({ method: 'GET', path: '/api/auth/sessions', answer: z.array(ActiveSession) }),
	/** 404 for one that has ended already, or that is another account’s. */
	endSession: call({ method: 'DELETE', path: '/api/auth/sessions/:id', answer: OkAnswer }),
	/** All but the one that asks. */
	endOtherSessions: call({ method: 'DELETE', path: '/api/auth/sessions', answer: OkAnswer }),
} as const;
