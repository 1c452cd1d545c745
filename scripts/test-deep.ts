import { bringBrowser } from './browser.ts';
import { buildIfNeeded } from './build.ts';
import { attempt, type Count, deep, end, runSuite } from './suite.ts';
import { bringWebKit } from './webkit.ts';

/*
 * What CI runs after `npm test`: what takes long and rarely breaks alone. Arguments choose parts of it:
 * `npm run test:deep -- webkit lighthouse`.
 */
const parts = {
	/** Kills, the n-th call, hostile requests, the full disk and the torn log (tag `deep`). */
	server: () => runSuite('unit*', deep),
	/** axe on the screens with component tests (tag `deep`). */
	components: () => {
		process.env.REACT_BUILD = 'development';
		return runSuite('components*', deep);
	},
	/** axe on every screen, and painted contrast (tag `deep`). */
	journeys: () => runSuite('journeys', deep),
	/** Lighthouse at every address; its performance is printed only. */
	lighthouse: () => runSuite('lighthouse'),
	webkit: runWebKit,
};
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.some((known) => known === name));
if (unknown.length > 0) {
	console.error(`There is no part ${unknown.join(', ')}. The parts are: ${names.join(', ')}.`);
	process.exit(1);
}
const counts: Count[] = [];
counts.push(await attempt('the app builds', buildIfNeeded));
counts.push(await attempt('there is a browser', async () => void bringBrowser()));
for (const name of names) {
	if (wanted.length === 0 || wanted.includes(name)) counts.push(await parts[name]());
}
end(counts);

/** Where no WebKit can be had, its journeys fail only if they were asked for by name. */
async function runWebKit(): Promise<Count> {
	if (bringWebKit()) return runSuite('webkit');
	return { passed: 0, failed: wanted.includes('webkit') ? 1 : 0 };
}
