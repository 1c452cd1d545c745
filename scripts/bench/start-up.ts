import { type Browser, chromium } from 'playwright';
import type { Session } from '../../shared/contract/user.ts';
import { type Figure, median } from './figures.ts';
import { browserOptions, evaluateWithTimeout } from './offline/device.ts';
import { fillLibrary } from './offline/library.ts';
import { register, type Server, startServer, storyInput, untilDrawn } from './server.ts';
import { recordStart, type StartTrace, slowness } from './start-up/trace.ts';

export const title = `the main thread while a screen starts, processor × ${slowness} slower`;

const runs = 3;
const storyCount = 60;
/** Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, reducedMotion: 'reduce' } as const;
/** Milliseconds for what follows a first paint: sync, worker, pictures. */
const untilSettled = 3000;

type Visit = { server: Server; path: string; session: Session | null; isWarm: boolean };

/** Medians of three starts, on a new device and on one that has the worker and the library. Prints the longest tasks. */
export async function measure(): Promise<Figure[]> {
	await using server = await startServer();
	const rosa = await register(server, 'Rosa');
	await server.ask('POST', '/api/stories', rosa, storyInput());
	const [drawn] = await untilDrawn(server, rosa);
	await fillLibrary(server.folder, rosa.user._id, storyCount);
	const browser = await chromium.launch(browserOptions);
	const figures: Figure[] = [];
	try {
		for (const path of ['/login', '/', '/create', `/story/${drawn!._id}`, '/profile', '/upgrade']) {
			for (const isWarm of [false, true]) {
				const name = `${path.replace(drawn!._id, '{id}')}, ${isWarm ? 'known' : 'new'} device`;
				const traces: StartTrace[] = [];
				const session = path === '/login' ? null : rosa;
				for (let run = 0; run < runs; run++) traces.push(await startOnce(browser, { server, path, session, isWarm }));
				printDetails(name, traces);
				figures.push(...figuresOf(name, traces));
			}
		}
	} finally {
		await browser.close();
	}
	return figures;
}

async function startOnce(browser: Browser, { server, path, session, isWarm }: Visit): Promise<StartTrace> {
	const context = await browser.newContext(phone);
	try {
		const page = await context.newPage();
		await page.goto(`${server.url}/robots.txt`);
		if (session) await page.evaluate((token) => localStorage.setItem('token', token), session.token);
		if (isWarm) {
			await page.goto(server.url + path);
			await evaluateWithTimeout(page, 'navigator.serviceWorker.ready.then(() => null)');
			await page.waitForTimeout(untilSettled);
			await page.goto('about:blank');
		}
		return await recordStart(browser, page, async () => {
			await page.goto(server.url + path);
			await page.waitForTimeout(untilSettled);
		});
	} finally {
		await context.close();
	}
}

function figuresOf(name: string, traces: readonly StartTrace[]): Figure[] {
	const of = (value: (trace: StartTrace) => number) => median(traces.map(value));
	return [
		{ what: `${name}: blocked`, value: of(({ blocking }) => blocking), unit: 'ms', limit: { most: 150 } },
		{ what: '· processor', value: of(({ processor }) => processor), unit: 'ms' },
		{ what: '· layout shift', value: of(({ shift }) => shift), unit: '', limit: { most: 0.02 } },
	];
}

/** The long tasks and shifts of the median run. */
function printDetails(name: string, traces: readonly StartTrace[]): void {
	const middle = traces.toSorted((a, b) => a.blocking - b.blocking)[Math.floor(traces.length / 2)]!;
	console.log(name);
	for (const { ms, at, parts } of middle.longTasks)
		console.log(
			`  ${ms.toFixed(0)} ms at ${at.toFixed(0)}: ${parts.map((part) => `${part.what} ${part.ms.toFixed(0)}`).join(' · ')}`,
		);
	for (const { score, at, moves } of middle.shifts)
		console.log(`  shift ${score.toFixed(4)} at ${at.toFixed(0)}: ${moves.join(' | ')}`);
}
