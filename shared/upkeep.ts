import * as z from 'zod/mini';
import { call } from './call.ts';

/** The calls of whoever runs the server: whether it works, and who tells, draws and narrates. */
export const upkeepCalls = {
	ready: call({
		method: 'GET',
		path: '/api/ready',
		answer: z.object({
			ready: z.boolean(),
			storyteller: z.string(),
			illustrator: z.string(),
			narrator: z.string(),
			/** Whose provider failed so often that it is left alone for now: what can be made without it goes on. */
			degraded: z.array(z.enum(['storyteller', 'illustrator', 'narrator', 'moderator'])),
		}),
	}),
} as const;
