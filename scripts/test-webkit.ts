import { buildIfNeeded } from './build.ts';
import { attempt, end, runSuite } from './suite.ts';
import { bringWebKit } from './webkit.ts';

/* The journeys in WebKit by themselves. Whoever asks for just these is told by a failure where they cannot be had. */
const isBuilt = await attempt('the app builds', buildIfNeeded);
end([isBuilt, bringWebKit() ? await runSuite('webkit') : { passed: 0, failed: 1 }]);
