import type { TestContext } from 'vitest';

/** Whether the tests run with their large numbers (`npm run test:long`). */
export const isLongRun = process.env.TEST_LONG === 'yes';

/** The number of repetitions: `usual` in `npm test` and `npm run test:deep`, `long` in `npm run test:long`. */
export function repetitions(usual: number, long: number): number {
	return isLongRun ? long : usual;
}

/** A figure for `docs/reliability.md`: what was done to the server, how often, and the result. */
export type Figure = { done: string; times: number; found: string };

declare module 'vitest' {
	interface TaskMeta {
		figures?: Figure[];
	}
}

/** Records a figure with its test, after its assertions have passed. */
export function recordFigure({ task }: Pick<TestContext, 'task'>, ...figures: Figure[]): void {
	task.meta.figures = [...(task.meta.figures ?? []), ...figures];
}
