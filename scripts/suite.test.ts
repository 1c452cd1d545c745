import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
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

it('a test that passes at its second attempt counts as passed and is named as flaky with its error, one that fails twice is not', () => {
	const folder = mkdtempSync(join(tmpdir(), 'suite-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const project = { test: { name: 'sample', include: ['*.test.js'], retry: 1, globals: true } };
	writeFileSync(
		join(folder, 'vitest.config.js'),
		`export default { test: { projects: [${JSON.stringify(project)}] } };`,
	);
	const tests = [
		'let attempts = 0;',
		"it('passes', () => {});",
		"const open = () => { throw new Error('The page\\nis away.\\n\\nCall log: long'); };",
		"describe('a page', () => it('opens', () => { attempts += 1; if (attempts < 2) open(); }));",
		"it('fails', () => { throw new Error(); });",
	];
	writeFileSync(join(folder, 'sample.test.js'), tests.join('\n'));
	const suite = join(import.meta.dirname, 'suite.ts');
	const program = `
		import { runSuite } from ${JSON.stringify(suite)};
		process.exitCode = 0;
		const count = await runSuite('sample', { root: ${JSON.stringify(folder)} });
		console.log(JSON.stringify(count));
		process.exit(0);`;
	const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'ignore'],
		env: { ...process.env, VITEST: '', VITEST_WORKER_ID: '', VITEST_POOL_ID: '' },
	});
	expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toEqual({
		passed: 2,
		failed: 1,
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
