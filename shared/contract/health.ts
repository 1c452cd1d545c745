import * as z from 'zod/mini';
import { call } from './call.ts';

/** The calls of whoever runs the server: whether it works, and who tells, draws and narrates. */
export const healthCalls = {
	ready: call({
		method: 'GET',
		path: '/api/ready',
		answer: z.object({
			/** Whether all of the next three are `ok`; the status is 503 otherwise. */
			ready: z.boolean(),
			/** Whether it answers and can be written. */
			database: z.enum(['ok', 'failed']),
			/** Whether a file can be written and read again. */
			media: z.enum(['ok', 'failed']),
			/** `failed` after a fault, until the queue has recovered by itself; `stopped` while it takes no work. */
			queue: z.enum(['ok', 'failed', 'stopped']),
			storyteller: z.string(),
			illustrator: z.string(),
			narrator: z.string(),
			/** Whose provider failed so often that it is left alone for now: what can be made without it goes on. */
			degraded: z.array(z.enum(['storyteller', 'illustrator', 'narrator', 'moderator'])),
		}),
	}),
} as const;
