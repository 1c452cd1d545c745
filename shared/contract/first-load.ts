import * as z from 'zod/mini';
import { call } from './call.ts';
import { ListedStory, Story } from './story.ts';
import { User } from './user.ts';

/** The id of the child profile that a parent acts as; absent in the parent view. */
export const SelectedChildQuery = z.object({ selectedChildId: z.optional(z.string().check(z.maxLength(100))) });
export const OkAnswer = z.object({ ok: z.literal(true) });

/**
 * The calls of product 7 that the first screens make. Entry (`auth.ts`), creation (`stories.ts`), family (`family.ts`),
 * payment (`payment.ts`) and admin calls (`admin.ts`) are apart, because the first screens do without them.
 */
export const firstLoadCalls = {
	logout: call({ method: 'POST', path: '/api/auth/logout', answer: OkAnswer }),
	me: call({ method: 'GET', path: '/api/auth/profile', answer: User }),

	children: call({ method: 'GET', path: '/api/users/children', answer: z.array(User) }),

	stories: call({ method: 'GET', path: '/api/stories', query: SelectedChildQuery, answer: z.array(ListedStory) }),
	story: call({ method: 'GET', path: '/api/stories/:id', answer: Story }),
} as const;
