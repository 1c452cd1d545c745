import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a delayed event loop costs everybody, in milliseconds. */
export type Delays = { p50: number; p99: number; max: number };

/*
 * Loaded into the server's own process before everything else (`--import`): only there can its event loop be watched.
 * Each message is answered with the delays since the last one.
 */
const resolution = 2;
const histogram = monitorEventLoopDelay({ resolution });
histogram.enable();

process.on('message', () => {
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
