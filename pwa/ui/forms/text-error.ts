import type * as z from 'zod/mini';

/**
 * The error of a typed text, or null. `maxLength` is in user-perceived characters. The fields have no `maxlength`,
 * which would truncate pasted text silently.
 */
export function textError(schema: z.ZodMiniType<string>, text: string, maxLength: number): string | null {
	const issue = schema.safeParse(text).error?.issues[0];
	if (!issue) return null;
	return issue.code === 'too_big' ? `At most ${maxLength} characters` : issue.message;
}
