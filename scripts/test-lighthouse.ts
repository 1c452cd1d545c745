import { bringBrowser } from './browser.ts';
import { buildIfNeeded } from './build.ts';
import { attempt, end, runSuite } from './suite.ts';

/*
 * Lighthouse at every screen. By itself, because it takes two minutes of a processor’s time, and its
 * accessibility is axe's, which the journeys ask at every screen in every state.
 */
const isBuilt = await attempt('the app builds', buildIfNeeded);
const hasBrowser = await attempt('there is a browser', async () => void bringBrowser());
end([isBuilt, hasBrowser, await runSuite('lighthouse')]);
