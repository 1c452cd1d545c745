import * as z from 'zod/mini';
import { call } from './call.ts';

/** What the operator of this server chose, as far as anybody may know it before logging in. */
export const About = z.object({
	signup: z.object({ access: z.enum(['lifetime', 'trial']), trialDays: z.number() }),
	/** Whether lifetime access can be paid for here. */
	payment: z.boolean(),
	/** Where people turn for help. */
	supportEmail: z.string(),
});
export type About = z.infer<typeof About>;

export const aboutCalls = {
	about: call({ method: 'GET', path: '/api/about', answer: About }),
} as const;
