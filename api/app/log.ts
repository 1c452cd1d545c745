import { hash } from 'node:crypto';
import { isIP } from 'node:net';

type Level = 'info' | 'warn' | 'error';

/** All that a line may tell; whatever else is given is left out. Nothing that a person wrote is among it. */
export type LogLine = {
	level: Level;
	/** What happened, in a word of ours. */
	event: string;
	/** The id that the answer carried, and whoever complains can name. */
	request?: string | undefined;
	method?: string | undefined;
	/** The address as the router has it, with `:id` where an id stood. */
	route?: string | undefined;
	status?: number | undefined;
	ms?: number | undefined;
	/** As `hashedId` gives it. */
	account?: string | undefined;
	/** As `shortAddress` gives it. */
	address?: string | undefined;
	/** The stable word of a refusal, or of a fault. */
	code?: string | undefined;
	maker?: string | undefined;
	/** A file of the media store: it is named by what is in it. */
	file?: string | undefined;
	/** The class of an error, and where in the source it came from. Its message may hold anything, and is not told. */
	fault?: string | undefined;
	places?: readonly string[] | undefined;
};

const lineFields = [
	...['level', 'event', 'request', 'method', 'route', 'status', 'ms'],
	...['account', 'address', 'code', 'maker', 'file', 'fault', 'places'],
] as const satisfies readonly string[];

type LogSink = (line: string, level: Level) => void;

/** Until a server says where its lines go, only faults are told: tests and scripts have no log. */
const errorsOnly: LogSink = (line, level) => {
	if (level === 'error') console.error(line);
};

let sink: LogSink = errorsOnly;

/** Says where lines go from now on, each without its line break. Gives what puts that back as it was. */
export function setLogSink(next: LogSink): () => void {
	const before = sink;
	sink = next;
	return () => {
		sink = before;
	};
}

/** Writes one line: what happened, and nothing of what anybody said. */
export function log(line: LogLine): void {
	sink(formatLine(line, new Date()), line.level);
}

/** A line as JSON. It has no control character, no line break and no colour in it, whatever it was given. */
export function formatLine(line: LogLine, at: Date): string {
	const given = line as Readonly<Record<string, unknown>>;
	const told = lineFields.map((field) => [field, sanitize(given[field])]).filter(([, value]) => value !== undefined);
	return JSON.stringify({ at: at.toISOString(), ...Object.fromEntries(told) });
}

/** What an error tells of itself: its class, a code or kind in our own alphabet, and where it was thrown. */
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

/** Twelve digits of the SHA-256 of an id: an operator who has the id finds its lines, and the lines name nobody. */
export function hashedId(id: string): string {
	return hash('sha256', id).slice(0, 12);
}

/** The network of an address (or of a household's `/64`), without the household in it: `192.0.2.0`, `2001:db8:1::`. */
export function anonymizeAddress(from: string): string {
	const [address = ''] = from.split('/');
	const four = address.replace(/^::ffff:/i, '');
	if (isIP(four) === 4) return four.replace(/\.\d+$/, '.0');
	if (isIP(address) !== 6) return 'unknown';
	const [head = ''] = address.split('::');
	return `${head.split(':').slice(0, 3).join(':')}::`;
}

/** Anything that is not made of letters, digits and a few signs was not written by us. */
const safeText = /^[\w./:*-]{1,160}$/;

function sanitize(value: unknown): unknown {
	if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
	if (Array.isArray(value)) return value.map(sanitize).filter((one) => one !== undefined);
	return typeof value === 'string' ? (safeText.test(value) ? value : '?') : undefined;
}

function stringOrUndefined(value: unknown): string | undefined {
	return typeof value === 'string' ? value : undefined;
}

const maxPlaces = 5;

/** `api/stories/queue/queue.ts:120`, innermost first. The message, which stands before them, may look like a stack itself. */
function sourcePlaces({ message, stack = '' }: Error): string[] {
	const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : '';
	const places = frames.matchAll(/\b((?:api|shared)\/[\w./-]+\.ts)(?:\?[^\s:]*)?(:\d+)/g);
	return [...places].map(([, file, line]) => `${file}${line}`).slice(0, maxPlaces);
}
