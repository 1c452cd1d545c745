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
		}),
	}),
} as const;
