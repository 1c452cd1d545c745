import * as z from 'zod/mini';

/** The body of every error response: one sentence for a user under both `error` and `message`, and a stable `code`. */
export const WireError = z.object({
	error: z.string(),
	message: z.string(),
	code: z.string(),
	issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
	/** With 503 `queue-busy`: the story is accepted, under this id. */
	_id: z.optional(z.string()),
	requestId: z.optional(z.string()),
	position: z.optional(z.number()),
	/** With 5xx: the request's id, as in the header `X-Request-Id` and in the server's log. */
	reference: z.optional(z.string()),
});
export type WireError = z.infer<typeof WireError>;
