import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { summaryOf } from './suite.ts';

describe('the summary of a run', () => {
	it('counts all suites together in its last line', () => {
		expect(
			summaryOf([
				{ passed: 3, failed: 0 },
				{ passed: 4, failed: 2, flaky: [] },
			]),
		).toEqual(['7 passed, 2 failed']);
	});

	it('prints the measured figures before the summary', () => {
		expect(summaryOf([{ passed: 1, failed: 0, figures: ['performance 98 at /'] }])).toEqual([
			'performance 98 at /',
			'1 passed, 0 failed',
		]);
	});

	it('names each file that was skipped, and does not count it as passed', () => {
		expect(summaryOf([{ passed: 1, failed: 0, skipped: ['a.test.ts'] }])).toEqual([
			'skipped: a.test.ts (its sources are as they were when it passed)',
			'1 passed, 0 failed',
		]);
	});

	it('names each flaky test before the last line, and below it what its first attempt failed with', () => {
		const errors = ['Error: no link', 'at a.test.ts:3:4'];
		const counts = [
			{ passed: 1, failed: 0, flaky: [{ name: 'a.test.ts › waits', errors }] },
			{ passed: 1, failed: 0, flaky: [{ name: 'b.test.ts › opens › again', errors: [] }] },
		];
		expect(summaryOf(counts)).toEqual([
			'flaky: a.test.ts › waits',
			'  Error: no link',
			'  at a.test.ts:3:4',
			'flaky: b.test.ts › opens › again',
			'2 passed, 0 failed',
		]);
	});
});

describe('a run', () => {
	const folder = mkdtempSync(join(tmpdir(), 'suite-'));
	let printed: string[];

	beforeAll(() => {
		const projectOf = (name: string) => ({ test: { name, include: [`${name}.test.js`], retry: 1, globals: true } });
		const projects = ['sample', 'empty', 'unwanted'].map(projectOf);
		writeFileSync(
			join(folder, 'vitest.config.js'),
			`export default { test: { projects: ${JSON.stringify(projects)} } };`,
		);
		const tests = [
			'let attempts = 0;',
			"it('passes', () => {});",
			"const open = () => { throw new Error('The page\\nis away.\\n\\nCall log: long'); };",
			"describe('a page', () => it('opens', () => { attempts += 1; if (attempts < 2) open(); }));",
			"it('fails', () => { throw new Error(); });",
		];
		writeFileSync(join(folder, 'sample.test.js'), tests.join('\n'));
		writeFileSync(join(folder, 'empty.test.js'), "it.skip('waits', () => {});");
		const program = `
			import { runSuite } from ${JSON.stringify(join(import.meta.dirname, 'suite.ts'))};
			process.exitCode = 0;
			const count = await runSuite(['sample', 'empty'], { root: ${JSON.stringify(folder)} });
			console.log(JSON.stringify(count));
			process.exit(0);`;
		const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'ignore'],
			env: { ...process.env, VITEST: '', VITEST_WORKER_ID: '', VITEST_POOL_ID: '' },
		});
		printed = output.trim().split('\n');
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	it('counts a test that passes at its second attempt as passed, and names it as flaky with its error', () => {
		expect(JSON.parse(printed.at(-1) ?? '')).toMatchObject({
			passed: 2,
			flaky: [
				{
					name: 'sample.test.js › a page > opens',
					errors: ['Error: The page', 'is away.', 'at sample.test.js:3:28', 'at sample.test.js:4:79'],
				},
			],
			figures: [],
			skipped: [],
		});
	});

	it('counts a project of which no test has run as a failure, beside the tests that failed', () => {
		expect(printed.filter((line) => line.startsWith('✗'))).toEqual(['✗ no test of empty has run']);
		expect(JSON.parse(printed.at(-1) ?? '')).toMatchObject({ failed: 2 });
	});
});
