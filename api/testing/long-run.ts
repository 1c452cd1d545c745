import type { TestContext } from 'vitest';

/** Whether the long form of the tests runs (`npm run test:long`): the same code with larger numbers. */
export const isLongRun = process.env.TEST_LONG === 'yes';

/** How often something is done, or how many of it are made, in `npm test` and `npm run test:deep`, and in the long form. */
export function repetitions(usual: number, long: number): number {
	return isLongRun ? long : usual;
}

/** A figure for `docs/reliability.md`: what was done to the server, how often, and what was looked for without being found. */
export type Figure = { done: string; times: number; found: string };

declare module 'vitest' {
	interface TaskMeta {
		figures?: Figure[];
	}
}

/** Notes a figure with its test, once all that it says has been looked at. */
export function recordFigure({ task }: Pick<TestContext, 'task'>, ...figures: Figure[]): void {
	task.meta.figures = [...(task.meta.figures ?? []), ...figures];
}
