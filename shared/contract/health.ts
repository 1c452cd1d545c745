import * as z from 'zod/mini';
import { call } from './call.ts';
import { OkAnswer } from './first-load.ts';

export const healthCalls = {
	/** Liveness: the process answers. */
	health: call({ method: 'GET', path: '/api/health', answer: OkAnswer }),
	/** Readiness: whether the server works, and which makers it uses. */
	ready: call({
		method: 'GET',
		path: '/api/ready',
		answer: z.object({
			/** Whether the next three are all `ok`; otherwise the status is 503. */
			ready: z.boolean(),
			/** Whether it can be read and written. */
			database: z.enum(['ok', 'failed']),
			/** Whether a file can be written and read again. */
			media: z.enum(['ok', 'failed']),
			/** `failed` after an error, until the queue has recovered by itself; `stopped` while it takes no jobs. */
			queue: z.enum(['ok', 'failed', 'stopped']),
			storyteller: z.string(),
			illustrator: z.string(),
			narrator: z.string(),
			/** The roles whose provider is paused after repeated failures. */
			degraded: z.array(z.enum(['storyteller', 'illustrator', 'narrator', 'moderator'])),
		}),
	}),
} as const;
