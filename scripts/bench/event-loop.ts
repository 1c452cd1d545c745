import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The delays of an event loop, in milliseconds. */
export type Delays = { p50: number; p99: number; max: number };
/** The process's memory after garbage collection, in MB. `heap`: of its main thread. */
export type Memory = { heap: number; resident: number };

/*
 * Loaded into the server's own process before everything else (`--import`): only there can its event loop be watched.
 * Each message is answered with the delays since the last one, or with the memory that it asks for.
 */
const resolution = 2;
const histogram = monitorEventLoopDelay({ resolution });
histogram.enable();

process.on('message', (asked) => {
	if (asked === 'memory') return void process.send?.(memory());
	// The timer's own interval is in each value.
	const delay = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution);
	const { max } = histogram;
	const delays: Delays = {
		p50: delay(histogram.percentile(50)),
		p99: delay(histogram.percentile(99)),
		max: delay(max),
	};
	histogram.reset();
	process.send?.(delays);
});
process.channel?.unref();

function memory(): Memory {
	setFlagsFromString('--expose-gc');
	const clear = runInNewContext('gc') as () => void;
	// What lets go of something at the first clearing is cleared away with the second.
	clear();
	clear();
	const { heapUsed, rss } = process.memoryUsage();
	return { heap: heapUsed / 2 ** 20, resident: rss / 2 ** 20 };
}
