import { startVitest, type Vitest } from 'vitest/node';

/** How many went well and how many did not. */
export type Count = { passed: number; failed: number };

/** Something that has to work before a suite can run; counted as one test. */
export async function attempt(name: string, work: () => Promise<void>): Promise<Count> {
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
export async function runSuite(project: string): Promise<Count> {
	const vitest = await startVitest('test', [], { project, watch: false, reporters: ['dot'] });
	const count = countOf(vitest);
	await vitest.close();
	return count;
}

/** How the tests went that were run. */
export function countOf({ state }: Pick<Vitest, 'state'>): Count {
	const modules = state.getTestModules();
	const tests = modules.flatMap((module) => [...module.children.allTests()]);
	const count = (result: string) => tests.filter((test) => test.result().state === result).length;
	const broken = modules.filter((module) => module.errors().length > 0).length + state.getUnhandledErrors().length;
	return { passed: count('passed'), failed: count('failed') + broken + (tests.length === 0 ? 1 : 0) };
}

/** Says in the last line how it went, all counted together, and ends with 0 only if nothing failed. */
export function end(counts: readonly Count[]): never {
	const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
	const [passed, failed] = [sum('passed'), sum('failed')];
	console.log(`${passed} passed, ${failed} failed`);
	process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
