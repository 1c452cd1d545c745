import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

const lighthouse = 'pwa/e2e/lighthouse.test.ts';

/**
 * The suites: `unit` runs in Node beside the code, and `unit-app` belongs to it; `journeys` drives a real browser against
 * the built app and server, `webkit` another one, of Safari's kind, and `lighthouse` a whole one, which it inspects.
 */
export default defineConfig({
	test: {
		// What is logged belongs to a failure; the app logs each refusal, and many a test is about one.
		silent: 'passed-only',
		// Of two cores, which is all that CI may count on, one would be left idle otherwise.
		maxWorkers: 2,
		sequence: { sequencer: LongestFirst },
		// A worker takes its browser and its server along, which a busy machine does slowly.
		teardownTimeout: 60_000,
		projects: [
			{
				test: {
					name: 'unit',
					include: ['shared/**/*.test.ts', 'api/**/*.test.ts', 'scripts/**/*.test.ts'],
					exclude: ['node_modules/**'],
					testTimeout: 30_000,
					// Each file brings what it needs; to load the whole server anew for each would cost a third of the time.
					isolate: false,
					// Node loads the sources as they are, as it does for the server: a third less work than by way of Vite.
					experimental: { viteModuleRunner: false, nodeLoader: false },
				},
			},
			{
				test: {
					name: 'unit-app',
					include: ['pwa/**/*.test.{ts,tsx}'],
					exclude: ['pwa/e2e/**', 'pwa/webkit/**', 'node_modules/**'],
					// What they test is loaded once for all of them: two thirds of their time went there.
					isolate: false,
					// A browser's database for what a device keeps; Dexie looks for one as soon as it is loaded.
					setupFiles: ['fake-indexeddb/auto'],
					testTimeout: 30_000,
				},
			},
			{
				test: {
					name: 'journeys',
					include: ['pwa/e2e/**/*.test.ts'],
					exclude: [lighthouse],
					// A journey waits for its page about as long as it works: only with a third one are two cores never idle.
					maxWorkers: 3,
					sequence: { groupOrder: 1 },
					// One browser serves all the files of a worker, which also load the driver only once.
					isolate: false,
					testTimeout: 180_000,
					hookTimeout: 180_000,
					// A condition is waited for as long as a browser's own are: a busy machine is no failure.
					expect: { poll: { timeout: 30_000 } },
				},
			},
			{
				test: { name: 'lighthouse', include: [lighthouse], testTimeout: 180_000, hookTimeout: 180_000 },
			},
			{
				test: {
					name: 'webkit',
					include: ['pwa/webkit/**/*.test.ts'],
					testTimeout: 180_000,
					hookTimeout: 180_000,
					expect: { poll: { timeout: 60_000 } },
				},
			},
		],
	},
});
