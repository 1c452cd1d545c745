import * as z from 'zod/mini';
import { call } from './call.ts';
import { Story } from './story.ts';
import { User } from './user.ts';

/** Opaque to clients. An empty cursor means the first sync. */
const Cursor = z
	.string()
	.check(z.regex(/^([0-9a-f]{8}-\d{1,15}(-\d{1,15}-\d{1,15})?)?$/, 'This is not a cursor of this server'));

/** One page of the changes for an account since a cursor. */
export const Changes = z.object({
	user: User,
	/** All children, changed or not. */
	children: z.array(User),
	/** The maker that reads aloud at this server. Servers of earlier builds do not say it. */
	narrator: z.optional(z.string()),
	/** Each in its present state, with all its chapters. */
	stories: z.array(Story),
	deleted: z.object({ stories: z.array(z.string()), children: z.array(z.string()) }),
	/** The cursor of the next page, or of the next sync. */
	cursor: z.string(),
	more: z.boolean(),
	/** The server did not know the cursor and sends everything: what the pages do not contain is deleted. */
	reset: z.boolean(),
	/**
	 * Who tells new chapters at this server: `built-in` or the provider's name. Its presence says that the server takes chapters
	 * that were told on a device; servers of earlier builds omit it.
	 */
	storyteller: z.optional(z.string()),
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
