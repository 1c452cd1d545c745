import { Worker } from 'node:worker_threads';
import { type Narration, NarrationFailed, type NarrationRequest } from './narration.ts';
import type { Answer } from './worker.ts';

export type BuiltInNarrator = {
	name: 'built-in';
	/** The text read aloud by the built-in voice. Rejects with `NarrationFailed`; the next request works all the same. */
	narrate(request: NarrationRequest): Promise<Narration>;
	/** Ends the worker. Requests under way and later ones reject with the reason `closed`. */
	close(): Promise<void>;
};

type Job = {
	request: NarrationRequest;
	done(narration: Narration): void;
	failed(error: NarrationFailed): void;
};

/** 400 words take 2.5 s on an idle core; a busy server is slower, but not this slow. */
const usualTimeLimit = 40_000;

/**
 * The narrator that needs no key and no network. It works in one worker thread, which warms up at once; requests wait for
 * each other. `timeLimit` is in ms for each request, not counting the wait. `worker` is another program for the thread.
 */
export function builtInNarrator({
	timeLimit = usualTimeLimit,
	worker = new URL('./worker.ts', import.meta.url),
}: {
	timeLimit?: number;
	worker?: URL;
} = {}): BuiltInNarrator {
	const booth = new Booth(worker, timeLimit);
	return {
		name: 'built-in',
		narrate: (request) => booth.narrate(request),
		close: () => booth.close(),
	};
}

/** One thread, what it is doing and what waits for it. */
class Booth {
	#program: URL;
	#timeLimit: number;
	#thread: Worker | undefined;
	#waiting: Job[] = [];
	#current: Job | undefined;
	#timer: NodeJS.Timeout | undefined;
	#closed = false;

	constructor(program: URL, timeLimit: number) {
		this.#program = program;
		this.#timeLimit = timeLimit;
		this.#thread = this.#start();
	}

	narrate(request: NarrationRequest): Promise<Narration> {
		return new Promise((done, failed) => {
			if (this.#closed) return failed(new NarrationFailed('closed'));
			this.#waiting.push({ request, done, failed });
			this.#next();
		});
	}

	async close(): Promise<void> {
		this.#closed = true;
		const jobs = [...(this.#current ? [this.#current] : []), ...this.#waiting.splice(0)];
		this.#finish();
		for (const job of jobs) job.failed(new NarrationFailed('closed'));
		await this.#abandon();
	}

	#next(): void {
		if (this.#current || this.#closed) return;
		this.#current = this.#waiting.shift();
		if (!this.#current) return;
		this.#thread ??= this.#start();
		this.#thread.ref();
		this.#timer = setTimeout(() => this.#fail(new NarrationFailed('too slow')), this.#timeLimit);
		const { text, voice } = this.#current.request;
		this.#thread.postMessage({ text, voice: { rate: voice.rate, pitch: voice.pitch } });
	}

	#start(): Worker {
		const thread = new Worker(this.#program, { execArgv: [] });
		const lost = (cause?: unknown) => {
			if (this.#thread === thread) this.#fail(new NarrationFailed('crashed', cause));
		};
		thread.on('message', (answer: Answer) => this.#answered(answer));
		thread.on('error', lost);
		thread.on('exit', () => lost());
		// An idle narrator must not keep the process alive.
		thread.unref();
		return thread;
	}

	#answered(answer: Answer): void {
		const job = this.#finish();
		if ('narration' in answer) job?.done(answer.narration);
		else job?.failed(new NarrationFailed('failed', answer.error));
		this.#next();
	}

	/** The thread is of no more use: a new one is made for the next request. */
	#fail(error: NarrationFailed): void {
		const job = this.#finish();
		void this.#abandon();
		job?.failed(error);
		this.#next();
	}

	#finish(): Job | undefined {
		clearTimeout(this.#timer);
		const job = this.#current;
		this.#current = undefined;
		this.#thread?.unref();
		return job;
	}

	async #abandon(): Promise<void> {
		const thread = this.#thread;
		this.#thread = undefined;
		await thread?.terminate();
	}
}
