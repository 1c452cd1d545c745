import * as z from 'zod/mini';
import { call } from './call.ts';
import { Done } from './calls.ts';

/** A session of the own account that holds: what its device is called, and when it was used. No address is kept. */
export const OpenSession = z.object({
	_id: z.string(),
	/** In words, as `Chrome on Android`. */
	device: z.string(),
	startedAt: z.string(),
	/** Known to the hour. */
	lastSeenAt: z.string(),
	/** Whether it is the one that asks. */
	isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** The calls by which somebody sees where the account is signed in, and ends that. */
export const sessionCalls = {
	sessions: call({ method: 'GET', path: '/api/auth/sessions', answer: z.array(OpenSession) }),
	/** 404 for one that has ended already, or that is another account’s. */
	endSession: call({ method: 'DELETE', path: '/api/auth/sessions/:id', answer: Done }),
	/** All but the one that asks. */
	endOtherSessions: call({ method: 'DELETE', path: '/api/auth/sessions', answer: Done }),
} as const;
