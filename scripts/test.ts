import { join } from 'node:path';
import { bringBrowser } from './browser.ts';
import { buildIfNeeded } from './build.ts';
import { runChecks } from './check.ts';
import { openContentSuites } from './content-suites.ts';
import { attempt, type Count, end, runSuite, usual } from './suite.ts';

/*
 * What CI runs first: format, lint and types, the unit tests, the component tests in a page of a real browser, and the
 * journeys through the built app and server. Suites of content that passed on this checkout run again once their sources
 * change. The last line counts all together.
 */
const counts: Count[] = [runChecks()];
counts.push(await attempt('the app builds', buildIfNeeded));
const content = openContentSuites(join(import.meta.dirname, '..'));
counts.push(await runSuite('unit*', usual, [], content));
counts.push(await attempt('there is a browser', async () => void bringBrowser()));
counts.push(await runSuite('components*', usual));
counts.push(await runSuite('journeys', usual));
end(counts);
