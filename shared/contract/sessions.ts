import * as z from 'zod/mini';
import { call } from './call.ts';
import { OkAnswer } from './first-load.ts';

/** A valid session of the account, with its device and times. IP addresses are not stored. */
export const ActiveSession = z.object({
	_id: z.string(),
	/** As `Chrome on Android`. */
	device: z.string(),
	startedAt: z.string(),
	/** To the hour. */
	lastSeenAt: z.string(),
	/** Whether it is the session of this request. */
	isThis: z.boolean(),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

/** The calls that list and end the sessions of the account. */
export const sessionCalls = {
	sessions: call({ method: 'GET', path: '/api/auth/sessions', answer: z.array(ActiveSession) }),
	/** 404 for a session that has ended, or of another account. */
	endSession: call({ method: 'DELETE', path: '/api/auth/sessions/:id', answer: OkAnswer }),
	/** All but the session of this request. */
	endOtherSessions: call({ method: 'DELETE', path: '/api/auth/sessions', answer: OkAnswer }),
} as const;
