import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type CliOptions, startVitest, type TestCase, type Vitest } from 'vitest/node';
import type { ContentSuites } from './content-suites.ts';

/** The tests of `npm test`, and those of `npm run test:deep`. The tag is described in scripts/test-projects.ts. */
export const usualTests = { tagsFilter: ['!deep'] };
export const deepTests = { tagsFilter: ['deep'] };
/** The usual tests but those about SQLite itself. */
export const postgresTests = { tagsFilter: ['!deep', '!sqlite'] };

/** A test that passed at its second attempt, as `file › name`, and the error of its first one, as lines to print. */
export type FlakyTest = { name: string; errors: readonly string[] };

/**
 * The results of a suite. `figures`: values that tests measured without an assertion, each as a line to print. `skipped`: test
 * files that were not run, because their sources have not changed since they passed; their tests are not counted.
 */
export type Count = {
	passed: number;
	failed: number;
	flaky?: readonly FlakyTest[];
	figures?: readonly string[];
	skipped?: readonly string[];
};

declare module 'vitest' {
	interface TaskMeta {
		figure?: string;
	}
}

/** Runs a step that suites need; it counts as one test. */
export async function countedStep(name: string, work: () => Promise<void>): Promise<Count> {
	try {
		await work();
		console.log(`✓ ${name}`);
		return { passed: 1, failed: 0 };
	} catch (error) {
		console.log(`✗ ${name}`, error);
		return { passed: 0, failed: 1 };
	}
}

/**
 * Runs the tests of projects in one process of vitest; with `paths` only files whose path contains one of them, with
 * `content` without its unchanged suites. An error outside of tests (a file that does not load, an unhandled rejection)
 * counts as a failure, and so does a project without tests.
 */
export async function runSuite(
	project: string[],
	options: CliOptions = {},
	paths: readonly string[] = [],
	content?: ContentSuites,
): Promise<Count> {
	const skipped = content?.unchanged ?? [];
	// scripts/test-projects.ts excludes them: an option `exclude` does not reach the projects.
	process.env.SKIPPED_SUITES = skipped.join();
	const vitest = await startVitest('test', [...paths], { project, watch: false, reporters: ['dot'], ...options });
	const count = { ...countOf(vitest), skipped };
	const empty = options.passWithNoTests ? [] : emptyProjects(vitest);
	content?.recordResults(filesOf(vitest));
	await vitest.close();
	for (const name of empty) console.log(`✗ no test of ${name} has run`);
	return { ...count, failed: count.failed + empty.length };
}

/** The names of the projects of which no test has passed or failed. */
function emptyProjects({ projects, state }: Vitest): string[] {
	const modules = state.getTestModules();
	const hasRun = (test: TestCase) => ['passed', 'failed'].includes(test.result().state);
	return projects
		.map(({ name }) => name)
		.filter(
			(name) => !modules.some(({ project, children }) => project.name === name && children.allTests().some(hasRun)),
		);
}

/** The test files that were run, by path; none has passed if an error belongs to no file. */
function filesOf({ state }: Vitest): { passed: string[]; failed: string[] } {
	const isWhole = state.getUnhandledErrors().length === 0;
	const modules = state.getTestModules();
	const hasPassed = (module: (typeof modules)[number]) => isWhole && module.ok() && module.state() === 'passed';
	const idsOf = (some: typeof modules) => some.map(({ relativeModuleId }) => relativeModuleId);
	return {
		passed: idsOf(modules.filter(hasPassed)),
		failed: idsOf(modules.filter((module) => !hasPassed(module))),
	};
}

/** The counts of a run. */
export function countOf({ state }: Pick<Vitest, 'state'>): Required<Omit<Count, 'skipped'>> {
	const modules = state.getTestModules();
	const tests = modules.flatMap((module) => [...module.children.allTests()]);
	const count = (result: string) => tests.filter((test) => test.result().state === result).length;
	const broken = modules.filter((module) => module.errors().length > 0).length + state.getUnhandledErrors().length;
	const flaky = tests.filter((test) => test.diagnostic()?.flaky);
	return {
		passed: count('passed'),
		failed: count('failed') + broken,
		flaky: flaky.map(flakyTestOf),
		figures: tests.flatMap((test) => test.meta().figure ?? []),
	};
}

/** Vitest keeps the errors of the failed attempts of a test that has passed since. */
function flakyTestOf(test: TestCase): FlakyTest {
	const { root } = test.project.config;
	return {
		name: `${test.module.relativeModuleId} › ${test.fullName}`,
		errors: (test.result().errors ?? []).flatMap((error) => linesOf(error, root)),
	};
}

type TestError = NonNullable<ReturnType<TestCase['result']>['errors']>[number];

/** The first paragraph of an error's message, without the page or the log that may follow, and where in our sources it was thrown. */
function linesOf({ name, message, stacks = [] }: TestError, root: string): string[] {
	const [summary = ''] = stripVTControlCharacters(message).split(/\n\s*\n/, 1);
	const own = stacks.filter(({ file }) => !file.includes('/node_modules/'));
	return [
		...[name, summary].filter(Boolean).join(': ').split('\n').slice(0, 5),
		...own.slice(0, 3).map(({ file, line, column }) => `at ${relative(root, file)}:${line}:${column}`),
	];
}

/**
 * The lines at the end of a run: figures, skipped files, flaky tests with the errors of their first attempts and, as the last
 * line, the sums of all counts.
 */
export function summaryOf(counts: readonly Count[]): string[] {
	const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
	const flaky = counts.flatMap((count) => count.flaky ?? []);
	const figures = counts.flatMap((count) => count.figures ?? []);
	const skipped = counts.flatMap((count) => count.skipped ?? []);
	return [
		...figures,
		...skipped.map((file) => `skipped: ${file} (its sources are as they were when it passed)`),
		...flaky.flatMap(({ name, errors }) => [`flaky: ${name}`, ...errors.map((line) => `  ${line}`)]),
		`${sum('passed')} passed, ${sum('failed')} failed`,
	];
}

/** Prints the summary and exits: with 0 if nothing failed and, unless `mayBeEmpty`, something passed. */
export function printAndExit(counts: readonly Count[], { mayBeEmpty = false } = {}): never {
	for (const line of summaryOf(counts)) console.log(line);
	const hasPassed = mayBeEmpty || counts.some(({ passed }) => passed > 0);
	process.exit(hasPassed && counts.every(({ failed }) => failed === 0) ? 0 : 1);
}
