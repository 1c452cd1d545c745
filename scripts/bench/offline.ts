import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, median } from './figures.ts';
import { serveBaseline } from './offline/baseline-page.ts';
import { fillAppProfile, fillBaselineProfile } from './offline/fill-profiles.ts';
import { fillLibrary, librarySize } from './offline/library.ts';
import { type Start, start } from './offline/starts.ts';
import { startTrafficProxy, type TrafficProxy } from './offline/traffic-proxy.ts';
import { firstVisit, secondVisit, slow4g, slowness } from './offline/visits.ts';
import { register, startServer } from './server.ts';

export const title = `a library of ${librarySize.stories} stories of ${librarySize.chapters} chapters, and visits on slow 4G`;

const runs = 7;
const slownesses = [1, 4];

type Pages = { app: string; baseline: string };

/** Medians of seven, each in a browser of its own; the baseline page and the app in turn, on profiles with the same rows. */
export async function measure(): Promise<Figure[]> {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-bench-'));
	try {
		await using held = new AsyncDisposableStack();
		const server = held.use(await startServer());
		const wire = held.use(await startTrafficProxy(server.url));
		const visits = await figuresOfVisits(wire, folder);
		const session = await register(server, 'Rosa');
		await fillLibrary(server.folder, session.user._id);
		const baseline = await serveBaseline(join(folder, 'baseline-page'), wire.url);
		const rows = await fillAppProfile(join(folder, 'app'), wire.url, session);
		await fillBaselineProfile(join(folder, 'baseline'), baseline.url, rows);
		await wire.close();
		await baseline[Symbol.asyncDispose]();
		return [...(await figuresOfStarts({ app: wire.url, baseline: baseline.url }, folder)), ...visits];
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}

/** Both servers are stopped. */
async function figuresOfStarts(pages: Pages, folder: string): Promise<Figure[]> {
	const figures: Figure[] = [];
	const [baselineProfile, appProfile] = [join(folder, 'baseline'), join(folder, 'app')];
	for (const slowness of slownesses) {
		const [baseline, app]: [Start[], Start[]] = [[], []];
		for (let run = 0; run < runs; run++) {
			baseline.push(await start(baselineProfile, pages.baseline, slowness));
			app.push(await start(appProfile, pages.app, slowness));
		}
		figures.push(...figuresAt(slowness, baseline, app));
	}
	return figures;
}

function figuresAt(slowness: number, baseline: readonly Start[], app: readonly Start[]): Figure[] {
	const at = slowness === 1 ? '' : `, processor × ${slowness} slower`;
	const figure = (what: string, times: (start: Start) => number | number[]): Figure => ({
		what: `${what}${at}`,
		value: median(app.flatMap(times)),
		unit: 'ms',
		than: { what: 'baseline page', value: median(baseline.flatMap(times)) },
	});
	return [
		{ ...figure('offline start to 60 rows', ({ rows }) => rows), limit: { ratio: 1.3 } },
		figure('· to the first paint', ({ firstPaint }) => firstPaint),
		{ ...figure('a story opened', ({ openings }) => openings), limit: { most: 30 } },
		figure('· the first one', ({ firstOpening }) => firstOpening),
	];
}

async function figuresOfVisits(wire: TrafficProxy, folder: string): Promise<Figure[]> {
	const visits: Awaited<ReturnType<typeof firstVisit>>[] = [];
	for (let run = 0; run < runs; run++) visits.push(await firstVisit(join(folder, `visitor-${run}`), wire.url));
	const passed = await secondVisit(join(folder, 'visitor-0'), wire);
	const shell = passed.filter(({ path }) => !/^\/(api|socket\.io)\//.test(path));
	const bytesOf = (some: typeof passed) => some.reduce((sum, { bytesDown }) => sum + bytesDown, 0) / 1000;
	const worker = shell.filter(({ path }) => path === '/sw.js');
	const { downloadThroughput, uploadThroughput, latency } = slow4g;
	console.log(
		`Slow 4G: ${(downloadThroughput * 8) / 1024} kbit/s down, ${(uploadThroughput * 8) / 1024} up, ${latency} ms a request; processor × ${slowness} slower.`,
	);
	return [
		{
			what: 'first visit on slow 4G: first paint',
			value: median(visits.map(({ firstPaint }) => firstPaint)),
			unit: 'ms',
			limit: { most: 400 },
		},
		{
			what: 'first visit on slow 4G: login usable',
			value: median(visits.map(({ interactive }) => interactive)),
			unit: 'ms',
			limit: { most: 1600 },
		},
		{
			what: 'second visit: shell over the network',
			value: bytesOf(shell.filter((one) => !worker.includes(one))),
			unit: 'KB',
			limit: { most: 0 },
		},
		{ what: 'second visit: is there a newer worker?', value: bytesOf(worker), unit: 'KB' },
	];
}
