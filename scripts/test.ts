import { join } from 'node:path';
import { buildIfNeeded } from './build.ts';
import { runChecks } from './check.ts';
import { openContentSuites } from './content-suites.ts';
import { type Count, countedStep, printAndExit, runSuite, usualTests } from './suite.ts';
import { ensureBrowser } from './test-programs.ts';

/*
 * What CI runs first: format, lint and types, the unit tests, the component tests in a page of a real browser, and the
 * journeys through the built app and server. Suites of content that passed on this checkout run again once their sources
 * change. The last line counts all together.
 */
const counts: Count[] = [await runChecks()];
counts.push(await countedStep('the app builds', buildIfNeeded));
counts.push(await countedStep('there is a browser', async () => void ensureBrowser()));
const content = openContentSuites(join(import.meta.dirname, '..'));
counts.push(await runSuite(['unit*', 'components*', 'journeys'], usualTests, [], content));
printAndExit(counts);
