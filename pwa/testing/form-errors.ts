import type * as z from 'zod/mini';

/** The first message of each invalid field, as a form shows it. */
export function formErrors<Form>(schema: z.ZodMiniType<unknown, Form>, form: Form): Record<string, string> {
	const issues = schema.safeParse(form).error?.issues ?? [];
	return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
