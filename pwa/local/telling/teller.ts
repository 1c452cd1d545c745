import { trustedScript } from '../../net/script-address.ts';
import { optionalPartAddress, whenOptionalPartRemoved } from './optional-part.ts';
import type { Program, ProgramAnswer, ProgramRequest } from './program.worker.ts';

/** The optional part's program, whose results come from another thread. */
export type Teller = {
	[Name in keyof Program]: (
		...input: [...Parameters<Program[Name]>, transfer?: Transferable[]]
	) => Promise<Awaited<ReturnType<Program[Name]>>>;
};

/** Milliseconds without a request after which the thread ends. */
const idleTime = 60_000;
/** Milliseconds without an answer after which the thread counts as ended. */
const answerTime = 30_000;

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

let thread: Thread | null = null;
let requests = 0;
let idle: ReturnType<typeof setTimeout>;

/** The thread ended before it answered. */
class ThreadEnded extends Error {}

/** The teller of this device; null while the optional part is not here. It is the same as before until it has been idle. */
export async function openTeller(): Promise<Teller | null> {
	if (!(await openThread())) return null;
	return {
		tell: (input) => askAgainOnce('tell', input),
		draw: (input) => askAgainOnce('draw', input),
		// The bitmap is lost with the thread.
		finish: (input) => ask('finish', input, [input]),
	};
}

whenOptionalPartRemoved(() => thread && end(thread, 'The optional part was removed'));

async function openThread(): Promise<Thread | null> {
	if (!thread) {
		const address = await optionalPartAddress();
		if (address) thread ??= start(address);
	}
	endWhenIdle();
	return thread;
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
		end(started, `The program stopped: ${event.message}`);
	};
	return started;
}

/** A thread that a browser ended, for memory or by a fault of its own, is started again once. */
async function askAgainOnce<Name extends keyof Program>(
	name: Name,
	input: Parameters<Program[Name]>[0],
): Promise<Awaited<ReturnType<Program[Name]>>> {
	try {
		return await ask(name, input);
	} catch (error) {
		if (!(error instanceof ThreadEnded)) throw error;
		return ask(name, input);
	}
}

async function ask<Name extends keyof Program>(
	name: Name,
	input: Parameters<Program[Name]>[0],
	transfer: Transferable[] = [],
): Promise<Awaited<ReturnType<Program[Name]>>> {
	const current = await openThread();
	if (!current) throw new Error('The optional part is no longer here');
	requests += 1;
	const request: ProgramRequest = { id: requests, name, input };
	// A browser need not report that it ended a thread.
	const late = setTimeout(() => end(current, 'The program did not answer'), answerTime);
	const answered = new Promise<Awaited<ReturnType<Program[Name]>>>((resolve, reject) => {
		current.waiting.set(request.id, { resolve: resolve as Waiting['resolve'], reject });
		current.worker.postMessage(request, transfer);
	});
	return answered.finally(() => clearTimeout(late));
}

function endWhenIdle(): void {
	clearTimeout(idle);
	idle = setTimeout(() => {
		if (thread?.waiting.size) endWhenIdle();
		else if (thread) end(thread, 'The program was idle');
	}, idleTime);
}

function end(ended: Thread, reason: string): void {
	ended.worker.terminate();
	for (const { reject } of ended.waiting.values()) reject(new ThreadEnded(reason));
	if (thread === ended) thread = null;
}
