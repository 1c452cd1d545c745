import type { SpokenTimes } from '../../makers/makers.ts';

/** A recording that is being made. */
export type NarrationStream = {
	/** The next bytes. Null: those so far are void, and the recording begins anew. */
	write(mp3: Uint8Array | null): void;
	/** The times of what is spoken in the bytes so far, or in the next ones. */
	writeTimes(times: SpokenTimes): void;
	/** All bytes are written. */
	finish(): void;
	/** Ends it for its listeners, unless it is finished: they get no more. */
	close(): void;
};

const noTimes: SpokenTimes = { sentences: [], words: [] };

type Recording = { parts: Uint8Array[]; times: SpokenTimes };
type Listener = { hear(mp3: Uint8Array): void; end(): void; fail(): void };

/**
 * The recordings that are being made in this process. Each listener gets one from its start, at the pace at which it is made; a
 * listener who leaves stops nothing. Nothing of it is stored here: the finished file replaces it.
 */
export class NarrationStreams {
	/** What there is so far, by chapter and voice. */
	#recordings = new Map<string, Recording>();
	#listeners = new Map<string, Set<Listener>>();

	open(chapterId: string, voice: string): NarrationStream {
		const key = keyOf(chapterId, voice);
		const own: Recording = { parts: [], times: noTimes };
		this.#recordings.set(key, own);
		/** False also after another attempt has begun. */
		const isOpen = () => this.#recordings.get(key) === own;
		const end = (how: 'end' | 'fail') => {
			if (!isOpen()) return;
			this.#recordings.delete(key);
			this.#dismiss(key, how);
		};
		return {
			write: (mp3) => {
				if (!isOpen()) return;
				if (mp3 === null) {
					if (own.parts.length > 0) this.#dismiss(key, 'fail');
					own.parts = [];
					own.times = noTimes;
				} else if (mp3.length > 0) {
					own.parts.push(mp3);
					for (const listener of this.#listeners.get(key) ?? []) listener.hear(mp3);
				}
			},
			writeTimes: (times) => {
				own.times = times;
			},
			finish: () => end('end'),
			close: () => end('fail'),
		};
	}

	/**
	 * The recording as it is made, once its first bytes are there. Null when it ends without any, after `timeout` milliseconds
	 * without them, or when the signal is aborted.
	 */
	listen(
		chapterId: string,
		voice: string,
		{ signal, timeout }: { signal: AbortSignal; timeout: number },
	): Promise<ReadableStream<Uint8Array> | null> {
		const key = keyOf(chapterId, voice);
		const { promise, resolve } = Promise.withResolvers<ReadableStream<Uint8Array> | null>();
		let output!: ReadableStreamDefaultController<Uint8Array>;
		const stream = new ReadableStream<Uint8Array>({
			start(controller) {
				output = controller;
			},
			cancel: () => leave(),
		});
		const listener: Listener = {
			hear(mp3) {
				output.enqueue(mp3);
				resolve(stream);
			},
			end() {
				resolve(null);
				output.close();
			},
			fail() {
				resolve(null);
				output.error(new Error('The recording was not finished'));
			},
		};
		const leave = this.#enter(key, listener);
		const giveUp = () => {
			leave();
			resolve(null);
		};
		const timer = setTimeout(giveUp, timeout);
		signal.addEventListener('abort', giveUp, { once: true });
		for (const mp3 of this.#recordings.get(key)?.parts ?? []) listener.hear(mp3);
		return promise.finally(() => {
			clearTimeout(timer);
			signal.removeEventListener('abort', giveUp);
		});
	}

	/** The times that are known of a recording that is being made in this process; empty for any other. */
	timesOf(chapterId: string, voice: string): SpokenTimes {
		return this.#recordings.get(keyOf(chapterId, voice))?.times ?? noTimes;
	}

	/** Dismisses those who wait for a recording that another node has made. */
	dismiss(chapterId: string, voice: string): void {
		const key = keyOf(chapterId, voice);
		if (!this.#recordings.has(key)) this.#dismiss(key, 'fail');
	}

	/** Dismisses all listeners when the server stops. */
	closeAll(): void {
		this.#recordings.clear();
		for (const key of [...this.#listeners.keys()]) this.#dismiss(key, 'fail');
	}

	#enter(key: string, listener: Listener): () => void {
		const listeners = this.#listeners.get(key) ?? new Set();
		this.#listeners.set(key, listeners.add(listener));
		return () => {
			listeners.delete(listener);
			if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key);
		};
	}

	#dismiss(key: string, how: 'end' | 'fail'): void {
		const listeners = this.#listeners.get(key) ?? [];
		this.#listeners.delete(key);
		for (const listener of listeners) listener[how]();
	}
}

function keyOf(chapterId: string, voice: string): string {
	return `${chapterId} ${voice}`;
}
