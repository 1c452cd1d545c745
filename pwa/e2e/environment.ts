import type { Environment } from 'vitest/runtime';

/*
 * The environment of a worker that runs journeys: what they share in it, a browser and a server, is closed before vitest ends
 * the process. A browser that is still to be closed then outlasts the half second that vitest grants, and a server that
 * outlives its worker keeps the pipe of its output open, for whose end vitest waits without a limit.
 */

type Close = () => Promise<unknown>;
const key = Symbol.for('everbranch.closeWithWorker');
const worker = globalThis as { [key]?: Close[] };

/** Has `close` called when the worker of this test has no more files to run. */
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
