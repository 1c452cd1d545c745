import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import type { Figure } from '../api/testing/long-run.ts';
import { countOf, printAndExit } from './suite.ts';

/*
 * Tests with many repetitions, with their large numbers; with `--usual` with those of `npm test` and `npm run test:deep`,
 * and with parts of names only those files. If all pass, their figures are written to docs/reliability.md.
 */
const files = [
	'api/tests/killed-under-load.test.ts',
	'api/tests/nth-call.test.ts',
	'api/tests/hostile-requests.test.ts',
	'api/tests/hostile-wire.test.ts',
	'api/tests/disk-full.test.ts',
	'api/db/torn-wal.test.ts',
	'api/tests/authorization-lists.test.ts',
	'api/tests/authorization-limits.test.ts',
];
const page = fileURLToPath(new URL('../docs/reliability.md', import.meta.url));
/** The part of the page between these is generated. */
const [begin, finish] = ['<!-- figures -->', '<!-- end of figures -->'];
const heading = ['| what was done | times | what was found | by |', '| --- | ---: | --- | --- |'];

const isUsual = process.argv.includes('--usual');
if (!isUsual) process.env.TEST_LONG = 'yes';
const parts = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const chosen = files.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));
const vitest = await startVitest('test', chosen, { project: 'unit', watch: false, reporters: ['verbose'] });
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
const figures = tests.flatMap((test) => test.meta().figures ?? []);
const count = countOf(vitest);
await vitest.close();
if (count.failed === 0) writeFigures(figures);
printAndExit([count]);

/** Each figure replaces the former one of the same name. */
function writeFigures(figures: readonly Figure[]): void {
	const text = readFileSync(page, 'utf8');
	const before = text.slice(0, text.indexOf(begin) + begin.length);
	const after = text.slice(text.indexOf(finish));
	const known = text.slice(before.length, text.indexOf(finish)).split('\n');
	const rows = new Map(
		known.filter((row) => row.startsWith('| ') && !heading.includes(row)).map((row) => [named(row), row]),
	);
	for (const row of summed(figures).map(rowOf)) rows.set(named(row), row);
	writeFileSync(page, `${before}\n\n${[...heading, ...rows.values()].join('\n')}\n\n${after}`);
}

function named(row: string): string {
	return row.split(' | ')[0]!;
}

function rowOf({ done, times, found }: Figure): string {
	const command = `npm run test:long${isUsual ? ' -- --usual' : ''}`;
	return `| ${done} | ${times.toLocaleString('en')} | ${found} | \`${command}\` |`;
}

/** Figures of the same name are summed. */
function summed(figures: readonly Figure[]): Figure[] {
	const groups = Object.values(Object.groupBy(figures, ({ done }) => done)) as [Figure, ...Figure[]][];
	return groups.map((group) => ({ ...group[0], times: group.reduce((sum, { times }) => sum + times, 0) }));
}
