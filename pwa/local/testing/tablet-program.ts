import { answer, type ProgramRequest } from '../telling/program.worker.ts';

/**
 * Gives a test's device the optional part: its program answers in this thread, as in a browser's worker. `threads`: how many were
 * started; `kill`: of the next requests, this many end their thread.
 */
export function installTabletProgram(): { remove(): void; threads(): number; kill(times: number): void } {
	const kept = { keys: async () => [{ url: 'http://tablet/assets/without-network/program.worker.js' }] };
	const former = { caches: globalThis.caches, Worker: globalThis.Worker };
	Object.assign(globalThis, { caches: { open: async () => kept }, Worker: InThisThread });
	started = 0;
	deaths = 0;
	Object.defineProperty(navigator, 'serviceWorker', { value: { ready: Promise.resolve() }, configurable: true });
	return {
		threads: () => started,
		kill(times) {
			deaths = times;
		},
		remove() {
			Object.assign(globalThis, former);
			Reflect.deleteProperty(navigator, 'serviceWorker');
		},
	};
}

let started = 0;
let deaths = 0;

class InThisThread {
	onmessage: ((event: { data: unknown }) => void) | null = null;
	onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;
	#isEnded = false;

	constructor() {
		started += 1;
	}

	postMessage(request: ProgramRequest): void {
		if (deaths > 0) {
			deaths -= 1;
			queueMicrotask(() => this.onerror?.({ message: 'Out of memory', preventDefault() {} }));
			return;
		}
		void answer(structuredClone(request)).then((data) => {
			if (!this.#isEnded) this.onmessage?.({ data: structuredClone(data) });
		});
	}

	terminate(): void {
		this.#isEnded = true;
	}
}
