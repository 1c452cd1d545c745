import * as z from 'zod/mini';
import { call } from './call.ts';

/** The operator's choices that are public before a login. */
export const About = z.object({
	signup: z.object({ access: z.enum(['lifetime', 'trial']), trialDays: z.number() }),
	/** Whether this server sells lifetime access. */
	payment: z.boolean(),
	/** The address of the operator's support. */
	supportEmail: z.string(),
	/** What is made in 24 hours at most: for a family, and (`server`) of chapters and narrations for all. Absent: no limit. */
	dailyCaps: z.optional(
		z.object({
			stories: z.optional(z.number()),
			chapters: z.optional(z.number()),
			narrations: z.optional(z.number()),
			server: z.optional(z.number()),
		}),
	),
});
export type About = z.infer<typeof About>;

export const aboutCalls = {
	about: call({ method: 'GET', path: '/api/about', answer: About }),
} as const;
