import { hash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Writable } from 'node:stream';
import { sourcePlaces } from './source-places.ts';

type Level = 'info' | 'warn' | 'error';

/** The fields of a line; others are left out. None holds text that a user wrote. */
export type LogLine = {
	level: Level;
	/** The event code. */
	event: string;
	/** The request id, also sent to the client. */
	request?: string | undefined;
	method?: string | undefined;
	/** The route pattern, with `:id` instead of the id. */
	route?: string | undefined;
	status?: number | undefined;
	ms?: number | undefined;
	/** From `hashedId`. */
	account?: string | undefined;
	/** Stripe's id of a payment, by which an operator finds it in Stripe's dashboard. */
	payment?: string | undefined;
	/** From `anonymizeAddress`. */
	address?: string | undefined;
	/** The code of an HttpError or a maker's error. */
	code?: string | undefined;
	maker?: string | undefined;
	/** A file of the media store, named by its content hash. */
	file?: string | undefined;
	/** The class of an error, and the source lines it came from. Its message is left out: it may hold user text. */
	fault?: string | undefined;
	places?: readonly string[] | undefined;
};

const lineFields = [
	...['level', 'event', 'request', 'method', 'route', 'status', 'ms'],
	...['account', 'payment', 'address', 'code', 'maker', 'file', 'fault', 'places'],
] as const satisfies readonly string[];

type LogSink = (line: string, level: Level) => void;

/** The default: errors only, so that tests and scripts have no log. */
const errorsOnly: LogSink = (line, level) => {
	if (level === 'error') console.error(line);
};

let sink: LogSink = errorsOnly;

/** Sends lines, without line break, to `next`. Returns a function that restores the previous sink. */
export function setLogSink(next: LogSink): () => void {
	const before = sink;
	sink = next;
	return () => {
		sink = before;
	};
}

/** Writes one line. */
export function log(line: LogLine): void {
	sink(formatLine(line, new Date()), line.level);
}

/** A line as JSON, without control characters, line breaks or colours whatever it was given. */
export function formatLine(line: LogLine, at: Date): string {
	const given = line as Readonly<Record<string, unknown>>;
	const sanitized = lineFields
		.map((field) => [field, sanitize(given[field])])
		.filter(([, value]) => value !== undefined);
	return JSON.stringify({ at: at.toISOString(), ...Object.fromEntries(sanitized) });
}

/** The loggable fields of an error: its class, its code or kind if it is in our own alphabet, and where it was thrown. */
export function errorFields(error: unknown): Pick<LogLine, 'fault' | 'code' | 'maker' | 'places'> {
	if (!(error instanceof Error)) return { fault: typeof error };
	const { code, kind, maker } = error as { code?: unknown; kind?: unknown; maker?: unknown };
	return {
		fault: error.name,
		code: stringOrUndefined(code) ?? stringOrUndefined(kind),
		maker: stringOrUndefined(maker),
		places: sourcePlaces(error),
	};
}

/**
 * Logs an error that stops nothing, for instance of a task that is tried again. Takes whatever was thrown: not all packages throw an
 * Error.
 */
export function logWarning(error: unknown): void {
	log({ level: 'warn', event: 'warning', ...errorFields(error) });
}

/**
 * The first twelve hexadecimal digits of the SHA-256 of an id. Operators who have the id find its lines; the lines identify no
 * person.
 */
export function hashedId(id: string): string {
	return hash('sha256', id).slice(0, 12);
}

/** The network of an address, or of a household's `/64`: `192.0.2.0`, `2001:db8:1::`. */
export function anonymizeAddress(from: string): string {
	const [address = ''] = from.split('/');
	const four = address.replace(/^::ffff:/i, '');
	if (isIP(four) === 4) return four.replace(/\.\d+$/, '.0');
	if (isIP(address) !== 6) return 'unknown';
	const [head = ''] = address.split('::');
	return `${head.split(':').slice(0, 3).join(':')}::`;
}

/** Strings with other characters did not come from our code. */
const safeText = /^[\w./:*-]{1,160}$/;

function sanitize(value: unknown): unknown {
	if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
	if (Array.isArray(value)) return value.map(sanitize).filter((one) => one !== undefined);
	return typeof value === 'string' ? (safeText.test(value) ? value : '?') : undefined;
}

function stringOrUndefined(value: unknown): string | undefined {
	return typeof value === 'string' ? value : undefined;
}

/**
 * Milliseconds between writes of info lines: each write blocks the event loop briefly, and a busy server has thousands of lines a
 * second.
 */
const flushInterval = 50;

/**
 * Writes lines to a stream: info lines in batches, warnings and errors at once. Lines are dropped after the stream failed. A
 * killed server loses the last batch; call `flush` before a regular exit.
 */
export function createBufferedOutput(stream: Writable): { write(line: string, level: string): void; flush(): void } {
	let buffered: string[] = [];
	let timer: NodeJS.Timeout | undefined;
	let isOpen = true;
	stream.on('error', () => {
		isOpen = false;
	});

	function flush(): void {
		clearTimeout(timer);
		timer = undefined;
		if (buffered.length > 0 && isOpen) stream.write(`${buffered.join('\n')}\n`);
		buffered = [];
	}

	return {
		write(line, level) {
			if (!isOpen) return;
			buffered.push(line);
			if (level !== 'info') flush();
			else timer ??= setTimeout(flush, flushInterval).unref();
		},
		flush,
	};
}
