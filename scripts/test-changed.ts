import { execFileSync } from 'node:child_process';
import { buildIfNeeded } from './build.ts';
import { type Count, countedStep, printAndExit, runSuite, usualTests } from './suite.ts';
import { ensureBrowser } from './test-programs.ts';

/*
 * The tests of what changed since the branch left `main` (or since the commit that is given), committed or not, for the
 * minute in between: the unit tests that import a changed file and, where a folder of the app changed, its component tests
 * (`pwa/reader/**`) and the journeys of its name (`pwa/e2e/reader*`). It replaces neither `npm test` nor
 * `npm run test:deep`.
 */
const base = process.argv[2] ?? git('merge-base', 'HEAD', 'main').trim();
const changed = [
	...lines(git('diff', '--name-only', base)),
	...lines(git('ls-files', '--others', '--exclude-standard')),
];
console.log(`${changed.length} changed files since ${base.slice(0, 12)}`);

const mayBeEmpty = { ...usualTests, passWithNoTests: true };
const counts: Count[] = [await runSuite(['unit*'], { ...mayBeEmpty, changed: base, forceRerunTriggers: [] })];
const parts = partsOf(changed);
const components = [
	...parts.map((part) => `pwa/${part}/`),
	...changed.filter((file) => file.includes('.component.test.')),
];
const journeys = [
	...parts.map((part) => `pwa/e2e/${part}`),
	...changed.filter((file) => /^pwa\/e2e\/.*\.test\.ts$/.test(file)),
];
const chosen = [...components, ...journeys];
if (chosen.length > 0) {
	counts.push(await countedStep('there is a browser', async () => void ensureBrowser()));
	if (journeys.length > 0) counts.push(await countedStep('the app builds', buildIfNeeded));
	counts.push(await runSuite(['components*', 'journeys'], mayBeEmpty, chosen));
}
printAndExit(counts, { mayBeEmpty: true });

/** The app's folders with changed sources. */
function partsOf(files: readonly string[]): string[] {
	const sources = files.filter((file) => !file.includes('.test.'));
	const parts = sources.flatMap((file) => /^pwa\/(?!e2e|webkit|testing)(\w+)\//.exec(file)?.[1] ?? []);
	return [...new Set(parts)];
}

function git(...args: string[]): string {
	return execFileSync('git', args, { encoding: 'utf8' });
}

function lines(text: string): string[] {
	return text.split('\n').filter(Boolean);
}
