import * as z from 'zod/mini';
import { call } from './call.ts';
import { Story } from './story.ts';
import { User } from './user.ts';

/** Opaque to clients. An empty cursor means the first sync. */
export const Cursor = z.string().check(z.regex(/^([0-9a-f]{8}-\d{1,15})?$/, 'This is not a cursor of this server'));

/** What changed for an account since a cursor, one page of it. */
export const Changes = z.object({
	user: User,
	/** All of them, changed or not: they are few. */
	children: z.array(User),
	/** Each as it is now, with all its chapters. */
	stories: z.array(Story),
	deleted: z.object({ stories: z.array(z.string()), children: z.array(z.string()) }),
	/** Where the next page begins, or the next time. */
	cursor: z.string(),
	more: z.boolean(),
	/** The server did not know the cursor and tells everything from the beginning: what is not told is gone. */
	reset: z.boolean(),
});
export type Changes = z.infer<typeof Changes>;

export const syncCalls = {
	sync: call({
		method: 'GET',
		path: '/api/sync',
		query: z.object({ cursor: z.optional(Cursor) }),
		answer: Changes,
	}),
} as const;
