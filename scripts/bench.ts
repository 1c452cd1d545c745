import { type Figure, isWithin, print } from './bench/figures.ts';
import { buildIfNeeded } from './build.ts';

/** What `npm run bench` measures, in this order; `start` installs everything anew and runs only when it is named. */
const benches = [
	'first-load',
	'requests',
	'story',
	'busy',
	'makers',
	'storyteller',
	'reading',
	'load',
	'scale',
	'move',
	'admin-lists',
	'offline',
	'tablet',
	'start-up',
	'outbox',
	'backup',
	'memory',
	'start',
] as const;
/** `scale` and `move` need a Postgres on this machine. */
const onlyWhenNamed: readonly string[] = ['start', 'scale', 'move'];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(benches as readonly string[]).includes(name));
if (unknown.length > 0) {
	console.error(`There is no bench ${unknown.join(', ')}. There are: ${benches.join(', ')}.`);
	process.exit(1);
}

const chosen = benches.filter((name) => (named.length > 0 ? named.includes(name) : !onlyWhenNamed.includes(name)));
// They run what operators run.
await buildIfNeeded();
const missed: Figure[] = [];
for (const name of chosen) {
	const { title, measure } = (await import(`./bench/${name}.ts`)) as { title: string; measure(): Promise<Figure[]> };
	console.log(`\n${name}: ${title}`);
	const figures = await measure();
	print(figures);
	missed.push(...figures.filter((figure) => !isWithin(figure)));
}
if (missed.length > 0) console.log(`\nOver their limits: ${missed.map(({ what }) => what).join(' · ')}`);
process.exit(missed.length === 0 ? 0 : 1);
