import * as z from 'zod/mini';
import { call } from './call.ts';
import { ListedStory, Story } from './story.ts';
import { User } from './user.ts';

/** Whose stories are meant: the child that a parent acts as, or nobody in the parent view. */
export const AsChild = z.object({ selectedChildId: z.optional(z.string().check(z.maxLength(100))) });
export const Done = z.object({ ok: z.literal(true) });

/**
 * The calls of product.md §7 that the first screens make, and those of decisions §12 that go with them. Those by which
 * somebody comes in (`entering.ts`), something is made (`making.ts`), a family is looked after (`family.ts`) or paid for
 * (`payment.ts`) and an admin's (`admin.ts`) are apart: the first screens do without them.
 */
export const calls = {
	logout: call({ method: 'POST', path: '/api/auth/logout', answer: Done }),
	me: call({ method: 'GET', path: '/api/auth/profile', answer: User }),

	children: call({ method: 'GET', path: '/api/users/children', answer: z.array(User) }),

	stories: call({ method: 'GET', path: '/api/stories', query: AsChild, answer: z.array(ListedStory) }),
	story: call({ method: 'GET', path: '/api/stories/:id', answer: Story }),
} as const;
