import { startVitest } from 'vitest/node';
import { bringBrowser } from './browser.ts';
import { buildIfNeeded } from './build.ts';
import { runChecks } from './check.ts';

type Count = { passed: number; failed: number };

/*
 * Everything that CI runs: format, lint and types, the unit suite, and the journeys of a real browser through the built
 * app. The last line counts all of them together.
 */
const counts: Count[] = [runChecks()];
counts.push(await attempt('the app builds', buildIfNeeded));
counts.push(await runSuite('unit'));
counts.push(await attempt('there is a browser', async () => void bringBrowser()));
counts.push(await runSuite('journeys'));

const passed = sum('passed');
const failed = sum('failed');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

async function attempt(name: string, work: () => Promise<void>): Promise<Count> {
	try {
		await work();
		console.log(`✓ ${name}`);
		return { passed: 1, failed: 0 };
	} catch (error) {
		console.log(`✗ ${name}`, error);
		return { passed: 0, failed: 1 };
	}
}

/** A suite that breaks outside its tests (a file that does not load, a promise nobody waited for) has failed once more. */
async function runSuite(project: string): Promise<Count> {
	const vitest = await startVitest('test', [], { project, watch: false, reporters: ['dot'] });
	const modules = vitest.state.getTestModules();
	const tests = modules.flatMap((module) => [...module.children.allTests()]);
	const count = (state: string) => tests.filter((test) => test.result().state === state).length;
	const broken =
		modules.filter((module) => module.errors().length > 0).length + vitest.state.getUnhandledErrors().length;
	await vitest.close();
	return { passed: count('passed'), failed: count('failed') + broken + (tests.length === 0 ? 1 : 0) };
}

function sum(key: keyof Count): number {
	return counts.reduce((total, count) => total + count[key], 0);
}
