import { buildIfNeeded } from './build.ts';
import { type Count, countedStep, deepTests, postgresTests, printAndExit, runSuite } from './suite.ts';
import { ensureBrowser, ensureEpubCheck, ensurePostgres, ensureWebKit } from './test-programs.ts';

/*
 * What CI runs after `npm test`: the tests with the tag `deep`. Arguments select parts:
 * `npm run test:deep -- webkit lighthouse`.
 */
const parts = {
	/** Kills, the n-th call, hostile requests, the full disk and the torn log. */
	server: ['unit', 'unit-app'],
	/** axe on the screens with component tests. */
	components: ['components*'],
	/** Journeys that are slow, and rarely break alone; one of them asks EPUBCheck. */
	journeys: ['journeys'],
	/** Lighthouse at every address; its performance is printed only. */
	lighthouse: ['lighthouse'],
	webkit: ['webkit'],
	/** The API's own tests on a real Postgres. */
	postgres: ['postgres'],
};
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !names.some((known) => known === name));
if (unknown.length > 0) {
	console.error(`There is no part ${unknown.join(', ')}. The parts are: ${names.join(', ')}.`);
	process.exit(1);
}
const wanted = names.filter((name) => named.length === 0 || named.includes(name));
const counts: Count[] = [];
counts.push(await countedStep('the app builds', buildIfNeeded));
counts.push(await countedStep('there is a browser', async () => void ensureBrowser()));
const withoutWebKit = wanted.includes('webkit') && !ensureWebKit();
// Without a WebKit its journeys fail only if they were named.
if (withoutWebKit) counts.push({ passed: 0, failed: named.includes('webkit') ? 1 : 0 });
if (wanted.includes('journeys')) ensureEpubCheck();
process.env.REACT_BUILD = 'development';
const projects = wanted
	.filter((name) => name !== 'postgres' && !(withoutWebKit && name === 'webkit'))
	.flatMap((name) => parts[name]);
if (projects.length > 0) counts.push(await runSuite(projects, deepTests));
if (wanted.includes('postgres')) {
	if (ensurePostgres()) counts.push(await runSuite(parts.postgres, postgresTests));
	// Without a Postgres its tests fail only if they were named.
	else counts.push({ passed: 0, failed: named.includes('postgres') ? 1 : 0 });
}
printAndExit(counts);
