import { trustedScript } from '../../net/script-address.ts';
import { optionalPartAddress, type Piece, whenOptionalPartRemoved } from './optional-part.ts';
import type { Program, Telling } from './program.worker.ts';
import type { ProgramAnswer, ProgramRequest } from './serve-requests.ts';

/** The optional part's program, whose results come from another thread. */
export type Teller = {
	[Name in Exclude<keyof Program, 'tell'>]: (input: Parameters<Program[Name]>[0]) => Promise<Result<Name>>;
} & {
	/** The storyteller of the chapter tells it: storylets or the former one. Rejects when the latter is not on this device. */
	tell(input: Parameters<Program['tell']>[0]): Promise<Telling>;
};

type Result<Name extends keyof Program> = Awaited<ReturnType<Program[Name]>>;

/** Milliseconds without a request after which the thread ends. */
const idleTime = 60_000;
/** Milliseconds without an answer after which the thread counts as ended. */
const answerTime = 30_000;

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

const threads = new Map<Piece, Thread>();
let requests = 0;
let idle: ReturnType<typeof setTimeout>;

/** The thread ended before it answered. */
class ThreadEnded extends Error {}

/** The teller of this device; null while the optional part is not here. Its threads run until they have been idle. */
export async function openTeller(): Promise<Teller | null> {
	if (!(await openThread('program'))) return null;
	return {
		tell: async (input) => (await askAgainOnce('program', 'tell', input)) ?? askFormerStoryteller(input),
		hasStorylets: (input) => askAgainOnce('program', 'hasStorylets', input),
		draw: (input) => askAgainOnce('program', 'draw', input),
		// The bitmap is lost with the thread.
		finish: (input) => ask('program', 'finish', input, [input]),
	};
}

async function askFormerStoryteller(input: Parameters<Program['tell']>[0]): Promise<Telling> {
	const telling = await askAgainOnce('former', 'tell', input);
	if (!telling) throw new Error('The former storyteller told nothing');
	return telling;
}

whenOptionalPartRemoved(() => {
	for (const thread of threads.values()) end(thread, 'The optional part was removed');
});

async function openThread(piece: Piece): Promise<Thread | null> {
	const address = threads.has(piece) ? null : await optionalPartAddress(piece);
	if (address && !threads.has(piece)) threads.set(piece, start(address));
	endWhenIdle();
	return threads.get(piece) ?? null;
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
	piece: Piece,
	name: Name,
	input: Parameters<Program[Name]>[0],
): Promise<Result<Name>> {
	try {
		return await ask(piece, name, input);
	} catch (error) {
		if (!(error instanceof ThreadEnded)) throw error;
		return ask(piece, name, input);
	}
}

async function ask<Name extends keyof Program>(
	piece: Piece,
	name: Name,
	input: Parameters<Program[Name]>[0],
	transfer: Transferable[] = [],
): Promise<Result<Name>> {
	const current = await openThread(piece);
	if (!current) throw new Error(`The optional part’s ${piece} is not here`);
	requests += 1;
	const request: ProgramRequest = { id: requests, name, input };
	// A browser need not report that it ended a thread.
	const late = setTimeout(() => end(current, 'The program did not answer'), answerTime);
	const answered = new Promise<Result<Name>>((resolve, reject) => {
		current.waiting.set(request.id, { resolve: resolve as Waiting['resolve'], reject });
		current.worker.postMessage(request, transfer);
	});
	return answered.finally(() => clearTimeout(late));
}

function endWhenIdle(): void {
	clearTimeout(idle);
	idle = setTimeout(() => {
		const running = [...threads.values()];
		if (running.some(({ waiting }) => waiting.size > 0)) endWhenIdle();
		else for (const thread of running) end(thread, 'The program was idle');
	}, idleTime);
}

function end(ended: Thread, reason: string): void {
	ended.worker.terminate();
	for (const { reject } of ended.waiting.values()) reject(new ThreadEnded(reason));
	for (const [piece, thread] of threads) if (thread === ended) threads.delete(piece);
}
