import type { Environment } from 'vitest/runtime';

/*
 * The vitest environment of journeys: the worker's shared browser and server are closed before vitest ends
 * the process. A browser that is still open then outlasts the half second that vitest grants, and a server that
 * outlives its worker keeps its output pipe open, on which vitest waits without a limit.
 */

/** Milliseconds for which a journey waits for a condition: server, worker and page share two cores that other work may keep busy. */
export const conditionTimeout = 90_000;

type Close = () => Promise<unknown>;
const key = Symbol.for('everbranch.closeWithWorker');
const worker = globalThis as { [key]?: Close[] };

/** Calls `close` when the worker of this test has no more files to run. */
export function closeWithWorker(close: Close): void {
	const closers = worker[key];
	if (!closers) throw new Error('This project of vitest does not run in the environment of pwa/e2e/environment.ts.');
	closers.push(close);
}

export default {
	name: 'journeys',
	viteEnvironment: 'ssr',
	setup() {
		const closers: Close[] = [];
		worker[key] = closers;
		return {
			async teardown() {
				await Promise.all(closers.map((close) => close()));
			},
		};
	},
} satisfies Environment;
