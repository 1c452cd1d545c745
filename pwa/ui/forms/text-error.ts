import type * as z from 'zod/mini';

/**
 * What is wrong with something that was typed, in a sentence; null for nothing. `longest` is in characters as a person
 * counts them: no field cuts off what is pasted into it, which would be a loss that nobody sees.
 */
export function textError(shape: z.ZodMiniType<string>, typed: string, longest: number): string | null {
	const issue = shape.safeParse(typed).error?.issues[0];
	if (!issue) return null;
	return issue.code === 'too_big' ? `At most ${longest} characters` : issue.message;
}
