import { createServer } from 'node:http';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { jobCounts } from '../db/jobs.ts';
import type { Db } from '../db/schema.ts';
import type { Makers } from '../makers/makers.ts';
import { allMakers } from '../makers/makers.ts';
import type { Config } from './config.ts';
import { StartError } from './errors.ts';
import { Counter, exposition, Histogram, type Metric } from './exposition.ts';

type IntervalHistogram = ReturnType<typeof monitorEventLoopDelay>;
type Sources = { db: Db; makers: Makers; countSockets: () => number; now: () => number };

export type Metrics = {
	/** Counts calls, failures and seconds of the makers, in place. To be called once. */
	measureMakers(makers: Makers): void;
	/** The same handler, whose answers are counted by status. */
	measureAnswers<Args extends unknown[]>(
		fetch: (...args: Args) => Response | Promise<Response>,
	): (...args: Args) => Promise<Response>;
	/** Serves `GET /metrics` on METRICS_PORT, and nothing else, until the returned function is called. Throws StartError if the port cannot be used. */
	serve(sources: Sources): Promise<() => Promise<void>>;
};

/** Seconds. A built-in chapter takes milliseconds, one of a provider up to a minute. */
const buckets = [0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160];

/** What this node measures, in the text format of Prometheus. It holds no name, id, address or text of a person. */
export function createMetrics({ host, port, metricsPort }: Pick<Config, 'host' | 'port' | 'metricsPort'>): Metrics {
	const calls = new Counter('everbranch_maker_calls_total', 'Pieces that a maker was asked for.');
	const failures = new Counter('everbranch_maker_failures_total', 'Pieces that a maker failed to make.');
	const standIns = new Counter('everbranch_maker_stand_ins_total', 'Pieces that the built-in maker made instead.');
	const seconds = new Histogram('everbranch_maker_seconds', 'Seconds for a chapter, picture or narration.', buckets);
	const answers = new Counter('everbranch_http_responses_total', 'Answers by HTTP status; 429 is a limit.');

	async function measure<Made extends { madeBy: { standsIn?: boolean } }>(
		role: string,
		make: () => Promise<Made>,
	): Promise<Made> {
		const began = performance.now();
		calls.add({ role });
		try {
			const made = await make();
			if (made.madeBy.standsIn) standIns.add({ role });
			seconds.observe({ role }, (performance.now() - began) / 1000);
			return made;
		} catch (error) {
			failures.add({ role });
			throw error;
		}
	}

	async function metricsOf(sources: Sources, eventLoop: IntervalHistogram): Promise<Metric[]> {
		const counters = [calls, failures, standIns, seconds, answers].map((each) => each.metric());
		return [...(await jobMetrics(sources)), ...counters, ...processMetrics(sources, eventLoop)];
	}

	return {
		measureMakers({ storyteller, illustrator, narrator }) {
			const { writeChapter } = storyteller;
			const { illustrate } = illustrator;
			const { narrate } = narrator;
			storyteller.writeChapter = (...args) => measure('storyteller', () => writeChapter(...args));
			illustrator.illustrate = (...args) => measure('illustrator', () => illustrate(...args));
			narrator.narrate = (...args) => measure('narrator', () => narrate(...args));
		},
		measureAnswers:
			(fetch) =>
			async (...args) => {
				const response = await fetch(...args);
				answers.add({ status: String(response.status) });
				return response;
			},
		async serve(sources) {
			const eventLoop = monitorEventLoopDelay({ resolution: 20 });
			eventLoop.enable();
			const node = `${hostname()}:${port}`;
			const server = createServer(async (request, response) => {
				if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
				const text = exposition(await metricsOf(sources, eventLoop), node);
				response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
			});
			await new Promise<void>((listening, failed) => {
				server.once('error', ({ code }: NodeJS.ErrnoException) =>
					failed(new StartError(`METRICS_PORT ${metricsPort} on ${host} cannot be used (${code}).`)),
				);
				server.listen(metricsPort ?? 0, host, listening);
			});
			return async () => {
				eventLoop.disable();
				const closed = new Promise((done) => server.close(done));
				server.closeAllConnections();
				await closed;
			};
		},
	};
}

/** Of the whole database: all nodes say the same. Nothing while the database cannot be read. */
async function jobMetrics({ db, now }: Sources): Promise<Metric[]> {
	const counted = await jobCounts(db, now()).catch(() => null);
	if (!counted) return [];
	return [
		{
			...{ name: 'everbranch_jobs', type: 'gauge', help: 'Chapters, pictures and narrations that wait or are made.' },
			samples: counted.jobs.map(({ kind, state, count }) => ({ labels: { kind, state }, value: count })),
		},
		gauge('everbranch_jobs_oldest_wait_seconds', 'How long the oldest job has waited.', counted.oldestWait),
	];
}

function processMetrics({ makers, countSockets }: Sources, eventLoop: IntervalHistogram): Metric[] {
	const { user, system } = process.cpuUsage();
	const { rss, heapUsed } = process.memoryUsage();
	const delays = [
		{ labels: { quantile: '0.5' }, value: eventLoop.percentile(50) / 1e9 },
		{ labels: { quantile: '0.99' }, value: eventLoop.percentile(99) / 1e9 },
		{ labels: { quantile: '1' }, value: eventLoop.max / 1e9 },
	];
	eventLoop.reset();
	const failing = allMakers(makers).filter((maker) => maker.isFailing?.()).length;
	return [
		gauge('everbranch_sockets', 'Open sockets of devices.', countSockets()),
		gauge('everbranch_makers_failing', 'Makers whose provider is not asked for a while, because it failed.', failing),
		{
			...{ name: 'everbranch_event_loop_delay_seconds', type: 'gauge' },
			...{ help: 'Delay of the event loop since the last reading.', samples: delays },
		},
		gauge('process_resident_memory_bytes', 'Resident memory.', rss),
		gauge('nodejs_heap_used_bytes', 'Used heap.', heapUsed),
		gauge('process_start_time_seconds', 'Start of the process, Unix time.', Math.round(performance.timeOrigin / 1000)),
		{
			...{ name: 'process_cpu_seconds_total', type: 'counter', help: 'Processor time, user and system.' },
			samples: [{ labels: {}, value: (user + system) / 1e6 }],
		},
	];
}

function gauge(name: string, help: string, value: number): Metric {
	return { name, help, type: 'gauge', samples: [{ labels: {}, value }] };
}
