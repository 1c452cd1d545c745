import { defineConfig } from 'vitest/config';

/** Two suites: `unit` runs in Node beside the code; `journeys` drives a real browser against the built app and server. */
export default defineConfig({
	test: {
		// What is logged belongs to a failure; the app logs each refusal, and many a test is about one.
		silent: 'passed-only',
		// Of two cores, which is all that CI may count on, one would be left idle otherwise.
		maxWorkers: 2,
		projects: [
			{
				test: {
					name: 'unit',
					include: ['shared/**/*.test.ts', 'api/**/*.test.ts', 'pwa/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
					exclude: ['pwa/e2e/**', 'node_modules/**'],
					// A browser's database for what a device keeps; Dexie looks for one as soon as it is loaded.
					setupFiles: ['fake-indexeddb/auto'],
					testTimeout: 30_000,
				},
			},
			{
				test: {
					name: 'journeys',
					include: ['pwa/e2e/**/*.test.ts'],
					testTimeout: 180_000,
					hookTimeout: 180_000,
					// A condition is waited for as long as a browser's own are: a busy machine is no failure.
					expect: { poll: { timeout: 30_000 } },
				},
			},
		],
	},
});
