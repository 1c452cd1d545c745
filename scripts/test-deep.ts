import { ensureBrowser } from './browser.ts';
import { buildIfNeeded } from './build.ts';
import { type Count, countedStep, deepTests, printAndExit, runSuite } from './suite.ts';
import { ensureWebKit } from './webkit.ts';

/*
 * What CI runs after `npm test`: slow tests that rarely fail alone. Arguments select parts:
 * `npm run test:deep -- webkit lighthouse`.
 */
const parts = {
	/** Kills, the n-th call, hostile requests, the full disk and the torn log (tag `deep`). */
	server: () => runSuite('unit*', deepTests),
	/** axe on the screens with component tests (tag `deep`). */
	components: () => {
		process.env.REACT_BUILD = 'development';
		return runSuite('components*', deepTests);
	},
	/** axe on every screen, and painted contrast (tag `deep`). */
	journeys: () => runSuite('journeys', deepTests),
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
counts.push(await countedStep('the app builds', buildIfNeeded));
counts.push(await countedStep('there is a browser', async () => void ensureBrowser()));
for (const name of names) {
	if (wanted.length === 0 || wanted.includes(name)) counts.push(await parts[name]());
}
printAndExit(counts);

/** Without a WebKit its journeys fail only if they were named as an argument. */
async function runWebKit(): Promise<Count> {
	if (ensureWebKit()) return runSuite('webkit');
	return { passed: 0, failed: wanted.includes('webkit') ? 1 : 0 };
}
