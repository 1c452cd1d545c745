import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import type { Figure } from '../api/testing/long-run.ts';
import { countOf, end } from './suite.ts';

/*
 * The tests that do one thing very often, with their large numbers; with `--usual` with those that `npm test` has. When
 * all went well, their figures are written to docs/reliability.md.
 */
const files = [
	'api/killed-under-load.test.ts',
	'api/nth-call.test.ts',
	'api/hostile-requests.test.ts',
	'api/hostile-wire.test.ts',
	'api/disk-full.test.ts',
	'api/db/torn-log.test.ts',
	'api/authorization-lists.test.ts',
	'api/authorization-limits.test.ts',
];
const page = fileURLToPath(new URL('../docs/reliability.md', import.meta.url));
/** What stands between these is written here; the rest of the page is its own. */
const [begin, finish] = ['<!-- figures -->', '<!-- end of figures -->'];

const isUsual = process.argv.includes('--usual');
if (!isUsual) process.env.TEST_LONG = 'yes';
const vitest = await startVitest('test', files, { project: 'unit', watch: false, reporters: ['verbose'] });
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
const figures = tests.flatMap((test) => test.meta().figures ?? []);
const count = countOf(vitest);
await vitest.close();
if (count.failed === 0) writeFigures(figures);
end([count]);

function writeFigures(figures: readonly Figure[]): void {
	const text = readFileSync(page, 'utf8');
	const command = `Taken by \`npm run test:long${isUsual ? ' -- --usual' : ''}\`.`;
	const rows = summed(figures).map(
		({ done, times, found }) => `| ${done} | ${times.toLocaleString('en')} | ${found} |`,
	);
	const table = ['| what was done | times | what was found |', '| --- | ---: | --- |', ...rows].join('\n');
	const before = text.slice(0, text.indexOf(begin) + begin.length);
	writeFileSync(page, `${before}\n${command}\n\n${table}\n${text.slice(text.indexOf(finish))}`);
}

/** What several tests did together is one figure. */
function summed(figures: readonly Figure[]): Figure[] {
	const groups = Object.values(Object.groupBy(figures, ({ done }) => done)) as [Figure, ...Figure[]][];
	return groups.map((group) => ({ ...group[0], times: group.reduce((sum, { times }) => sum + times, 0) }));
}
