import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';
import { componentCommands, pageServers } from '../pwa/testing/servers.ts';
import { findShell } from './browser.ts';
import { LongestFirst } from './longest-first.ts';

/** Milliseconds for which a unit test waits for a condition: vitest's own second is too short on a busy machine. */
const conditionTimeout = 20_000;

const lighthouse = 'pwa/e2e/lighthouse.test.ts';

/**
 * The suites: `unit` runs in Node beside the code, and `unit-app` belongs to it; `journeys` drives a real browser against
 * the built app and server, `webkit` another one, of Safari's kind, and `lighthouse` a whole one, which it inspects.
 *
 * A function: one process may start vitest several times, each time with another environment (scripts/test-deep.ts).
 * `REACT_BUILD=development`: component tests run with React's development build, whose warnings are errors on the console.
 * Otherwise they run with its production build, as the app does, which takes a third less processor time.
 * `SKIPPED_SUITES`: paths of unit tests that are left out, with commas between them (scripts/content-suites.ts).
 */
export function testProjects(env = process.env): ViteUserConfig {
	const isReactInDevelopment = env.REACT_BUILD === 'development';
	const skipped = env.SKIPPED_SUITES?.split(',').filter(Boolean) ?? [];
	return {
		test: {
			// What is logged belongs to a failure; the app logs each refusal, and many a test is about one.
			silent: 'passed-only',
			// Of two cores, which is all that CI may count on, one would be left idle otherwise.
			maxWorkers: 2,
			tags: [{ name: 'deep', description: 'Runs in npm run test:deep only: what is slow, and rarely breaks alone.' }],
			sequence: { sequencer: LongestFirst },
			// A worker takes its browser and its server along, which a busy machine does slowly.
			teardownTimeout: 60_000,
			projects: [
				{
					test: {
						name: 'unit',
						include: ['shared/**/*.test.ts', 'api/**/*.test.ts', 'scripts/**/*.test.ts'],
						exclude: ['node_modules/**', ...skipped],
						testTimeout: 120_000,
						hookTimeout: 120_000,
						expect: { poll: { timeout: conditionTimeout } },
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
						exclude: ['pwa/**/*.component.test.tsx', 'pwa/e2e/**', 'pwa/webkit/**', 'node_modules/**'],
						// What they test is loaded once for all of them: two thirds of their time went there.
						isolate: false,
						// A browser's database for what a device keeps; Dexie looks for one as soon as it is loaded.
						setupFiles: ['fake-indexeddb/auto'],
						testTimeout: 120_000,
						hookTimeout: 120_000,
						expect: { poll: { timeout: conditionTimeout } },
					},
				},
				{
					plugins: [pageServers()],
					define: { 'process.env.NODE_ENV': JSON.stringify(isReactInDevelopment ? 'development' : 'production') },
					oxc: { jsx: { runtime: 'automatic', development: isReactInDevelopment } },
					publicDir: 'pwa/public',
					// As in vite.config.ts, which gives vitest these projects alone.
					resolve: { alias: { dexie: 'dexie/dist/modern/dexie.mjs' } },
					// What is found only while tests run would load the page anew in the middle of them.
					optimizeDeps: { include: packagesOfPages(isReactInDevelopment) },
					test: {
						name: 'components',
						include: ['pwa/**/*.component.test.tsx'],
						setupFiles: ['pwa/testing/setup.ts'],
						// As with the journeys.
						retry: 1,
						// A page waits for its server and its database about as long as it works.
						maxWorkers: 3,
						sequence: { groupOrder: 1 },
						isolate: false,
						testTimeout: 60_000,
						expect: { poll: { timeout: 30_000 } },
						browser: {
							enabled: true,
							headless: true,
							screenshotFailures: false,
							traceView: false,
							dependencySourcemaps: false,
							viewport: { width: 820, height: 1180 },
							locators: { exact: false },
							commands: componentCommands,
							provider: playwright({
								launchOptions: { executablePath: findShell() ?? '', args: ['--no-sandbox', '--disable-gpu'] },
								contextOptions: { reducedMotion: 'reduce', locale: 'en-US' },
								actionTimeout: 30_000,
							}),
							instances: [{ browser: 'chromium' }],
						},
					},
				},
				{
					test: {
						name: 'journeys',
						environment: './pwa/e2e/environment.ts',
						include: ['pwa/e2e/**/*.test.ts'],
						exclude: [lighthouse],
						// A journey waits for its page about as long as it works: only with a third one are two cores never idle.
						maxWorkers: 3,
						sequence: { groupOrder: 2 },
						// A test that passes at its second attempt is named at the end of the run (scripts/suite.ts).
						retry: 1,
						// One browser serves all the files of a worker, which also load the driver only once.
						isolate: false,
						testTimeout: 180_000,
						hookTimeout: 180_000,
						// A condition is waited for as long as a browser's own are: a busy machine is no failure.
						expect: { poll: { timeout: 30_000 } },
					},
				},
				{
					test: {
						name: 'lighthouse',
						environment: './pwa/e2e/environment.ts',
						include: [lighthouse],
						testTimeout: 180_000,
						hookTimeout: 180_000,
					},
				},
				{
					test: {
						name: 'webkit',
						include: ['pwa/webkit/**/*.test.ts'],
						retry: 1,
						testTimeout: 180_000,
						hookTimeout: 180_000,
						expect: { poll: { timeout: 60_000 } },
					},
				},
			],
		},
	};
}

/** The packages that the app and its component tests import. */
function packagesOfPages(isReactInDevelopment: boolean): string[] {
	return [
		...['axe-core', 'client-zip', 'dexie', 'dexie-react-hooks', 'react', 'react-dom', 'react-dom/client'],
		...[isReactInDevelopment ? 'react/jsx-dev-runtime' : 'react/jsx-runtime', 'react-router-dom', 'socket.io-client'],
		...['vitest-browser-react', 'zod/mini'],
	];
}
