import { bringBrowser } from './browser.ts';
import { buildIfNeeded } from './build.ts';
import { runChecks } from './check.ts';
import { attempt, type Count, end, runSuite } from './suite.ts';
import { bringWebKit } from './webkit.ts';

/*
 * Everything that CI runs: format, lint and types, the unit suite, the journeys of a real browser through the built app,
 * and those of a second kind of browser where it can be had. The last line counts all of them together.
 */
const counts: Count[] = [runChecks()];
counts.push(await attempt('the app builds', buildIfNeeded));
counts.push(await runSuite('unit*'));
counts.push(await attempt('there is a browser', async () => void bringBrowser()));
counts.push(await runSuite('journeys'));
if (bringWebKit()) counts.push(await runSuite('webkit'));
end(counts);
