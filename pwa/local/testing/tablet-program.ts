import { answer, type ProgramRequest } from '../telling/program.worker.ts';

/** Gives a test's device the optional part: its program answers in this thread, as in a browser's worker. */
export function installTabletProgram(): { remove(): void } {
	const kept = { keys: async () => [{ url: 'http://tablet/assets/without-network/program.worker.js' }] };
	const former = { caches: globalThis.caches, Worker: globalThis.Worker };
	Object.assign(globalThis, { caches: { open: async () => kept }, Worker: InThisThread });
	Object.defineProperty(navigator, 'serviceWorker', { value: { ready: Promise.resolve() }, configurable: true });
	return {
		remove() {
			Object.assign(globalThis, former);
			Reflect.deleteProperty(navigator, 'serviceWorker');
		},
	};
}

class InThisThread {
	onmessage: ((event: { data: unknown }) => void) | null = null;
	#isEnded = false;

	postMessage(request: ProgramRequest): void {
		void answer(structuredClone(request)).then((data) => {
			if (!this.#isEnded) this.onmessage?.({ data: structuredClone(data) });
		});
	}

	terminate(): void {
		this.#isEnded = true;
	}
}
