/** The part of autocannon that is used here; the package brings no types. */
declare module 'autocannon' {
	type Load = {
		url: string;
		connections: number;
		/** Seconds; without it `amount` ends the load. */
		duration?: number;
		/** Requests in all. */
		amount?: number;
		headers?: Record<string, string>;
		/** Sent in turn on each connection. */
		requests?: readonly { headers: Record<string, string> }[];
		/** Requests a second in all. An answer that comes late counts as the wait of those that it held up, too. */
		overallRate?: number;
		/** The number of worker threads. */
		workers?: number;
	};
	type Result = {
		requests: { average: number; total: number };
		/** Milliseconds. */
		latency: { p50: number; p99: number; max: number };
		non2xx: number;
		errors: number;
		timeouts: number;
	};
	export default function autocannon(load: Load): Promise<Result>;
}
