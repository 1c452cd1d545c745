import type { Browser, Page } from 'playwright';

/** How many times slower than this machine the processor is taken to be; Lighthouse's phone has the same. */
export const slowness = 4;

/** What the main thread does while a screen starts. All times in milliseconds of processor time on the slow processor. */
export type StartTrace = {
	/** The sum of all tasks. */
	processor: number;
	/** What tasks take beyond 50 ms each, as in Lighthouse's total blocking time. */
	blocking: number;
	/** The longest first. `at`: since the navigation, in milliseconds of the clock. */
	longTasks: { ms: number; at: number; parts: { what: string; ms: number }[] }[];
	/** The sum of the layout shifts' scores. */
	shift: number;
	shifts: { score: number; at: number; moves: string[] }[];
};

/** An event of Chromium's trace format. Times in microseconds; `tdur` is processor time. */
type TraceEvent = {
	name: string;
	ph: string;
	pid: number;
	tid: number;
	ts: number;
	dur?: number;
	tdur?: number;
	args: { data?: Record<string, unknown>; name?: string; fileName?: string };
};

type TimedEvent = TraceEvent & { dur: number; tdur: number };

const longTaskMs = 50;
const shownParts = { longerThanMs: 3, most: 5 };
const categories = [
	'devtools.timeline',
	'disabled-by-default-devtools.timeline',
	'toplevel',
	'loading',
	'v8',
	'blink.user_timing',
];

/**
 * Traces the page's main thread during a start. Other programs on the machine do not count: a task's time is its processor time,
 * multiplied. The processor itself is not slowed, because Chromium does that by keeping the thread busy.
 */
export async function recordStart(browser: Browser, page: Page, start: () => Promise<void>): Promise<StartTrace> {
	await browser.startTracing(page, { categories });
	await start();
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
	return summaryOf(traceEvents);
}

function summaryOf(events: readonly TraceEvent[]): StartTrace {
	const all = eventsOfMainThread(events);
	const start = all.find(({ name, args }) => name === 'navigationStart' && args.data?.isLoadingMainFrame)?.ts ?? 0;
	const timed = all.filter(
		(event): event is TimedEvent => event.ph === 'X' && event.tdur !== undefined && event.ts >= start,
	);
	const tasks = timed.filter(({ name }) => name === 'RunTask').map((event) => ({ event, ms: slowMs(event.tdur) }));
	const shifts = all
		.filter(({ name, args }) => name === 'LayoutShift' && !args.data?.had_recent_input)
		.map(({ ts, args: { data } }) => ({
			score: data?.weighted_score_delta as number,
			at: (ts - start) / 1000,
			moves: movesIn(data),
		}));
	return {
		processor: tasks.reduce((sum, { ms }) => sum + ms, 0),
		blocking: tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - longTaskMs), 0),
		longTasks: tasks
			.filter(({ ms }) => ms > longTaskMs)
			.toSorted((a, b) => b.ms - a.ms)
			.map(({ event, ms }) => ({ ms, at: (event.ts - start) / 1000, parts: partsOf(event, timed) })),
		shift: shifts.reduce((sum, { score }) => sum + score, 0),
		shifts,
	};
}

/** In order of time. The page's renderer is the one whose main thread worked most. */
function eventsOfMainThread(events: readonly TraceEvent[]): TraceEvent[] {
	const threads = events
		.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
		.map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
	const workOf = (thread: readonly TraceEvent[]) => thread.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
	return (threads.toSorted((a, b) => workOf(b) - workOf(a))[0] ?? []).toSorted((a, b) => a.ts - b.ts);
}

/** The events within a task by name, each without those within it. */
function partsOf(task: TimedEvent, events: readonly TimedEvent[]) {
	const own = new Map<string, number>();
	const add = (event: TimedEvent, us: number) => own.set(nameOf(event), (own.get(nameOf(event)) ?? 0) + slowMs(us));
	const open: TimedEvent[] = [];
	for (const event of events) {
		if (event === task || event.ts < task.ts || endOf(event) > endOf(task)) continue;
		while (open.length > 0 && endOf(open.at(-1)!) < endOf(event)) open.pop();
		const parent = open.at(-1);
		if (parent) add(parent, -event.tdur);
		add(event, event.tdur);
		open.push(event);
	}
	return [...own]
		.map(([what, ms]) => ({ what, ms }))
		.filter(({ ms }) => ms > shownParts.longerThanMs)
		.toSorted((a, b) => b.ms - a.ms)
		.slice(0, shownParts.most);
}

/** The event, and its function and file, without the hash in the file's name. */
function nameOf({ name, args }: TraceEvent): string {
	const { data } = args;
	const file = String(data?.url ?? data?.fileName ?? args.fileName ?? '').replace(/^.*\/|-[\w-]{8}(?=\.js)/g, '');
	return [name, data?.functionName, file].filter(Boolean).join(' ');
}

/** Where each element that moved was, and where it is: x, y, width and height. */
function movesIn(data: Record<string, unknown> | undefined): string[] {
	const nodes = (data?.impacted_nodes ?? []) as { old_rect: number[]; new_rect: number[] }[];
	return nodes.map((node) => `${node.old_rect} → ${node.new_rect}`);
}

const endOf = ({ ts, dur }: TimedEvent) => ts + dur;
const slowMs = (us: number) => (us / 1000) * slowness;
