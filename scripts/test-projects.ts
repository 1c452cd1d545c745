import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';
import { conditionTimeout as journeyConditionTimeout } from '../pwa/e2e/environment.ts';
import { componentCommands, pageServers } from '../pwa/testing/servers.ts';
import { findShell } from './test-programs.ts';

/** Milliseconds for which a unit test waits for a condition: vitest's own second is too short on a busy machine. */
const conditionTimeout = 20_000;

/** Milliseconds, of the projects that run in Node. */
const unitTimeouts = {
	testTimeout: 120_000,
	hookTimeout: 120_000,
	expect: { poll: { timeout: conditionTimeout } },
};

/** Tests of the server that are about SQLite's file, or about the process around it. */
const sqliteOnly = [
	'api/tests/{disk-full,nth-call,kills,contract}*.test.ts',
	'api/accounts/erased-child.test.ts',
	'api/routes/{admin-backups,static-files}.test.ts',
];

/** Tests that need a Postgres. */
const postgresOnly = ['api/db/{postgres,rolling-update}.test.ts', 'api/tests/cluster/**/*.test.ts'];

/** Tests that replace modules: where files share loaded modules, one that another file has loaded is not replaced. */
const isolatedTests = 'pwa/**/*.isolated.test.ts';

const lighthouse = 'pwa/e2e/lighthouse.test.ts';

/**
 * The suites: `unit` and `unit-app` run in Node beside the code, `unit-app-isolated` with modules of its own for each file;
 * `components` renders in a browser page; `journeys` drives a real browser against the built app and server, `webkit` drives
 * WebKit, and `lighthouse` audits a whole browser.
 *
 * They run in the order of `groupOrder`, whose projects share workers: figures of Lighthouse are taken alone.
 * A function: one process may start vitest several times, each time with another environment (scripts/test-changed.ts).
 * `REACT_BUILD=development`: component tests run with React's development build, whose warnings are errors on the console.
 * Otherwise they run with its production build, as the app does, which takes a third less processor time.
 * `SKIPPED_SUITES`: paths of unit tests that are left out, with commas between them (scripts/content-suites.ts).
 */
export function testProjects(env = process.env): ViteUserConfig {
	const isReactInDevelopment = env.REACT_BUILD === 'development';
	const skipped = env.SKIPPED_SUITES?.split(',').filter(Boolean) ?? [];
	return {
		test: {
			// Logs are printed for failures only; the app logs each error response, which many tests cause.
			silent: 'passed-only',
			// Otherwise vitest leaves one of CI's two cores idle.
			maxWorkers: 2,
			tags: [
				{ name: 'sqlite', description: 'About what SQLite does, or its file: not for the project `postgres`.' },
				{ name: 'deep', description: 'Runs in npm run test:deep only: what is slow, and rarely breaks alone.' },
			],
			// A worker closes its browser and its server, which is slow on a busy machine.
			teardownTimeout: 60_000,
			projects: [
				{
					test: {
						name: 'unit',
						include: ['shared/**/*.test.ts', 'api/**/*.test.ts', 'scripts/**/*.test.ts'],
						exclude: ['node_modules/**', ...postgresOnly, ...skipped],
						...unitTimeouts,
						// Files share loaded modules: loading the whole server for each file costs a third of the time.
						isolate: false,
						// Node loads the sources directly, as it does for the server: a third less work than through Vite.
						experimental: { viteModuleRunner: false, nodeLoader: false },
					},
				},
				{
					test: {
						name: 'postgres',
						globalSetup: ['api/db/testing/postgres-server.ts'],
						include: ['api/{stories,accounts,routes,tests}/**/*.test.ts', ...postgresOnly],
						exclude: ['node_modules/**', ...sqliteOnly],
						sequence: { groupOrder: 5 },
						...unitTimeouts,
						isolate: false,
						experimental: { viteModuleRunner: false, nodeLoader: false },
					},
				},
				{
					test: {
						name: 'unit-app',
						include: ['pwa/**/*.test.{ts,tsx}'],
						exclude: [isolatedTests, 'pwa/**/*.component.test.tsx', 'pwa/e2e/**', 'pwa/webkit/**', 'node_modules/**'],
						// Files share loaded modules, whose loading took two thirds of their time.
						isolate: false,
						// Dexie looks for IndexedDB as soon as it is loaded.
						setupFiles: ['fake-indexeddb/auto'],
						...unitTimeouts,
					},
				},
				{
					test: {
						name: 'unit-app-isolated',
						include: [isolatedTests],
						setupFiles: ['fake-indexeddb/auto'],
						...unitTimeouts,
					},
				},
				{
					plugins: [pageServers()],
					define: { 'process.env.NODE_ENV': JSON.stringify(isReactInDevelopment ? 'development' : 'production') },
					oxc: { jsx: { runtime: 'automatic', development: isReactInDevelopment } },
					publicDir: 'pwa/public',
					// As in vite.config.ts, which gives vitest these projects alone.
					resolve: { alias: { dexie: 'dexie/dist/modern/dexie.mjs' } },
					// A package that Vite finds only while tests run would reload the page in the middle of them.
					optimizeDeps: { include: packagesOfPages(isReactInDevelopment) },
					test: {
						name: 'components',
						include: ['pwa/**/*.component.test.tsx'],
						setupFiles: ['pwa/testing/setup.ts'],
						// As for journeys.
						retry: 1,
						// A page waits about as long as it works.
						maxWorkers: 3,
						sequence: { groupOrder: 1 },
						isolate: false,
						testTimeout: 120_000,
						expect: { poll: { timeout: 60_000 } },
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
								actionTimeout: 60_000,
							}),
							instances: [{ browser: 'chromium' }],
						},
					},
				},
				{
					test: {
						name: 'journeys',
						environment: './pwa/e2e/environment.ts',
						// Where the machine sets no locale, Chromium calls a download whose name is not ASCII “download”.
						env: { LC_ALL: 'C.UTF-8' },
						include: ['pwa/e2e/**/*.test.ts'],
						exclude: [lighthouse],
						// A journey waits about as long as it works: three workers keep two cores busy.
						maxWorkers: 3,
						sequence: { groupOrder: 2 },
						// A test that passes at its second attempt is named at the end of the run (scripts/suite.ts).
						retry: 1,
						// The files of a worker share one browser and the loaded driver.
						isolate: false,
						testTimeout: 300_000,
						hookTimeout: 180_000,
						// The same as Playwright's own timeout: a busy machine is no failure.
						expect: { poll: { timeout: journeyConditionTimeout } },
					},
				},
				{
					test: {
						name: 'lighthouse',
						environment: './pwa/e2e/environment.ts',
						include: [lighthouse],
						sequence: { groupOrder: 3 },
						testTimeout: 180_000,
						hookTimeout: 180_000,
					},
				},
				{
					test: {
						name: 'webkit',
						include: ['pwa/webkit/**/*.test.ts'],
						sequence: { groupOrder: 4 },
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
