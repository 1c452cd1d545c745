import { RequestError } from '../net/request-error.ts';
import { closeSocket, disconnectSocket, listen, onServerDisconnect, reconnectSocket } from '../net/socket.ts';
import { readToken } from '../net/token.ts';
import { library } from './library/current-library.ts';
import { startPrefetcher } from './media/prefetcher.ts';
import { allEntries } from './outbox/entries.ts';
import { exclusiveReplay } from './outbox/exclusive-replay.ts';
import { retryNow } from './outbox/flush-outbox.ts';
import { subscribe } from './outbox/outbox-channel.ts';
import { sendableEntries } from './outbox/requests.ts';
import { isDue } from './outbox/retry-policy.ts';
import { pull } from './sync.ts';
import { onSyncRequest, resetSyncState, setSyncState } from './sync-state.ts';

/**
 * Keeps the open library and the server in step until the returned function is called: sends what waits and brings what
 * changed, at the start and whenever there is reason to think that it can be done now. Only one reason among many is the
 * browser's word that there is a network: a server that is down is not seen there.
 */
export function startSyncLoop(): () => void {
	const stopped = new AbortController();
	const replay = exclusiveReplay({ library: library(), token: async () => readToken() });
	const prefetcher = startPrefetcher();
	let timer: ReturnType<typeof setTimeout>;

	const flush = async () => {
		clearTimeout(timer);
		await replay().catch(unlessStopped(stopped.signal));
		if (stopped.signal.aborted) return;
		const pause = await delayUntilNextEntry();
		if (pause !== null && !stopped.signal.aborted) timer = setTimeout(flush, pause);
	};
	const syncNow = coalesced(async () => {
		if (stopped.signal.aborted) return;
		setSyncState('fetching');
		await pull().then(
			() => {
				if (stopped.signal.aborted) return;
				setSyncState('fetched');
				prefetcher.schedule();
			},
			(error: unknown) => {
				if (!stopped.signal.aborted) setSyncState(isWithoutNetwork(error) && !navigator.onLine ? 'fetched' : 'failed');
				if (!(error instanceof RequestError)) unlessStopped(stopped.signal)(error);
			},
		);
	});
	const syncAndFlush = () => {
		void retryNow(library()).then(flush);
		void syncNow();
	};

	const options = { signal: stopped.signal };
	addEventListener('offline', disconnectSocket, options);
	addEventListener('online', () => void reconnectSocket().then(syncAndFlush), options);
	addEventListener('focus', syncAndFlush, options);
	document.addEventListener(
		'visibilitychange',
		() => document.visibilityState === 'visible' && syncAndFlush(),
		options,
	);
	const stops = [
		subscribe(({ kind }) => {
			if (kind !== 'wake') return;
			void flush();
			void registerBackgroundSync();
		}),
		listen('changed', syncNow, syncAndFlush),
		// Whether the session still stands is told by the answer to any call.
		onServerDisconnect(syncNow),
		() => clearTimeout(timer),
		() => stopped.abort(),
		prefetcher.stop,
		closeSocket,
		resetSyncState,
	];
	onSyncRequest(syncNow);
	syncAndFlush();
	return () => {
		for (const stop of stops) void stop();
	};
}

/** Milliseconds until the next entry may be sent, a day at most (a timer overflows at 25); null when none can be. */
async function delayUntilNextEntry(): Promise<number | null> {
	if (!readToken()) return null;
	const now = Date.now();
	const pauses = sendableEntries(await allEntries()).map((entry) => (isDue(entry, now) ? 0 : entry.nextAt - now));
	return pauses.length > 0 ? Math.max(Math.min(...pauses), 1_000) : null;
}

/**
 * Has the browser wake the worker when there is a network again, also with no window open, where it can (Chromium). A name
 * of its own each time: one that was registered before and failed sleeps for five minutes, whatever is registered again.
 */
async function registerBackgroundSync(): Promise<void> {
	type Sync = { register(tag: string): Promise<void> };
	const registration = (await navigator.serviceWorker?.getRegistration()) as { sync?: Sync } | undefined;
	await registration?.sync?.register(`outbox-${Date.now()}`).catch(() => {});
}

function coalesced(work: () => Promise<void>): () => void {
	let running: Promise<void> | null = null;
	let again = false;
	return function run() {
		if (running) {
			again = true;
			return;
		}
		running = work().finally(() => {
			running = null;
			if (again) {
				again = false;
				run();
			}
		});
	};
}

function isWithoutNetwork(error: unknown): boolean {
	return error instanceof RequestError && error.status === 0;
}

/** Where the library was closed under it, that is the end; anything else is a fault. */
function unlessStopped(signal: AbortSignal) {
	return (error: unknown) => {
		if (!signal.aborted) throw error;
	};
}
