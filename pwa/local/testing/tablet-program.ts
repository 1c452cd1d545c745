import { formerProgram } from '../telling/former-storyteller.worker.ts';
import { program } from '../telling/program.worker.ts';
import { answerOf, type ProgramRequest } from '../telling/serve-requests.ts';

/**
 * Gives a test's device the optional part: its programs answer in this thread, as in a browser's worker. `threads`: how many were
 * started; `kill`: of the next requests, this many end their thread; `setFormer`: whether the former storyteller is here too.
 */
export function installTabletProgram() {
	let hasFormer = true;
	const kept = (name: string) => [{ url: `http://tablet/assets/without-network/${name}.worker.js` }];
	const open = async (cacheName: string) => ({
		keys: async () => {
			if (cacheName === 'everbranch-former-storyteller') return hasFormer ? kept('former-storyteller') : [];
			return kept('program');
		},
	});
	const before = { caches: globalThis.caches, Worker: globalThis.Worker };
	Object.assign(globalThis, { caches: { open, delete: async () => true }, Worker: InThisThread });
	started = 0;
	deaths = 0;
	Object.defineProperty(navigator, 'serviceWorker', { value: { ready: Promise.resolve() }, configurable: true });
	return {
		threads: () => started,
		kill(times: number) {
			deaths = times;
		},
		setFormer(isHere: boolean) {
			hasFormer = isHere;
		},
		remove() {
			Object.assign(globalThis, before);
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
	#program: Parameters<typeof answerOf>[0];

	constructor(address: string | URL) {
		started += 1;
		this.#program = String(address).includes('former-storyteller') ? formerProgram : program;
	}

	postMessage(request: ProgramRequest): void {
		if (deaths > 0) {
			deaths -= 1;
			queueMicrotask(() => this.onerror?.({ message: 'Out of memory', preventDefault() {} }));
			return;
		}
		void answerOf(this.#program, structuredClone(request)).then((data) => {
			if (!this.#isEnded) this.onmessage?.({ data: structuredClone(data) });
		});
	}

	terminate(): void {
		this.#isEnded = true;
	}
}
