import { trustedScript } from '../../net/script-address.ts';
import { optionalPartAddress } from './optional-part.ts';
import type { Program, ProgramAnswer, ProgramRequest } from './program.worker.ts';

/** The optional part's program, whose results come from another thread. */
export type Teller = {
	[Name in keyof Program]: (
		...input: [...Parameters<Program[Name]>, transfer?: Transferable[]]
	) => Promise<Awaited<ReturnType<Program[Name]>>>;
};

/** Milliseconds without a request after which the thread ends. */
const idleTime = 60_000;

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

let thread: Thread | null = null;
let requests = 0;
let idle: ReturnType<typeof setTimeout>;

/** The teller of this device; null while the optional part is not here. It is the same as before until it has been idle. */
export async function openTeller(): Promise<Teller | null> {
	const address = thread ? null : await optionalPartAddress();
	if (!thread && !address) return null;
	if (!thread && address) thread = start(address);
	endWhenIdle();
	return {
		tell: (input) => run('tell', input),
		draw: (input) => run('draw', input),
		finish: (input) => run('finish', input, [input]),
	};
}

function start(address: string): Thread {
	const worker = new Worker(trustedScript(address), { type: 'module' });
	const started: Thread = { worker, waiting: new Map() };
	worker.onmessage = ({ data }: MessageEvent<ProgramAnswer>) => {
		const waiting = started.waiting.get(data.id);
		started.waiting.delete(data.id);
		if ('error' in data) waiting?.reject(new Error(data.error));
		else waiting?.resolve(data.result);
	};
	worker.onerror = (event) => {
		event.preventDefault();
		end(started, new Error(`The program stopped: ${event.message}`));
	};
	return started;
}

function run<Name extends keyof Program>(
	name: Name,
	input: Parameters<Program[Name]>[0],
	transfer: Transferable[] = [],
): Promise<Awaited<ReturnType<Program[Name]>>> {
	const current = thread;
	if (!current) return Promise.reject(new Error('The program has ended'));
	requests += 1;
	const request: ProgramRequest = { id: requests, name, input };
	endWhenIdle();
	return new Promise((resolve, reject) => {
		current.waiting.set(request.id, { resolve: resolve as Waiting['resolve'], reject });
		current.worker.postMessage(request, transfer);
	});
}

function endWhenIdle(): void {
	clearTimeout(idle);
	idle = setTimeout(() => {
		if (thread?.waiting.size) endWhenIdle();
		else if (thread) end(thread, new Error('The program was idle'));
	}, idleTime);
}

function end(ended: Thread, error: Error): void {
	ended.worker.terminate();
	for (const { reject } of ended.waiting.values()) reject(error);
	if (thread === ended) thread = null;
}
