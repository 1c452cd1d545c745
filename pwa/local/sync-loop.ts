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
import { deferOwnChanges } from './own-changes.ts';
import { pull } from './sync.ts';
import { onSyncRequest, resetSyncState, setSyncState } from './sync-state.ts';
import { startTellingTasks } from './telling/telling-tasks.ts';

/**
 * Keeps the open library and the server in sync until the returned function is called: sends pending entries and pulls
 * changes, at the start and on every sign that it may succeed now. The browser's `online` event is only one of these signs:
 * it says nothing about a server that is down.
 */
export function startSyncLoop(): () => void {
	const stopped = new AbortController();
	const replay = exclusiveReplay({ library: library(), token: async () => readToken() });
	const prefetcher = startPrefetcher();
	let timer: ReturnType<typeof setTimeout>;

	const flush = async () => {
		clearTimeout(timer);
		await changes.whileSending(replay).catch(unlessStopped(stopped.signal));
		if (stopped.signal.aborted) return;
		const pause = await delayUntilNextEntry();
		if (pause !== null && !stopped.signal.aborted) timer = setTimeout(flush, pause);
	};
	const syncNow = coalesced(async () => {
		changes.cancel();
		if (stopped.signal.aborted) return;
		setSyncState('fetching');
		await pull().then(
			() => {
				if (stopped.signal.aborted) return;
				setSyncState('fetched');
				prefetcher.schedule();
				void telling.settle();
			},
			(error: unknown) => {
				if (!stopped.signal.aborted)
					setSyncState(isUnanswered(error) && !navigator.onLine ? 'fetched' : 'failed', isUnreachable(error));
				if (!(error instanceof RequestError)) unlessStopped(stopped.signal)(error);
			},
		);
	});
	const changes = deferOwnChanges(syncNow);
	const telling = startTellingTasks(library());
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
		listen('changed', changes.onChanged, syncAndFlush),
		// The answer to any call says whether the session still exists.
		onServerDisconnect(syncNow),
		() => clearTimeout(timer),
		changes.cancel,
		() => stopped.abort(),
		prefetcher.stop,
		telling.stop,
		closeSocket,
		resetSyncState,
	];
	onSyncRequest(syncNow);
	syncAndFlush();
	return () => {
		for (const stop of stops) void stop();
	};
}

/** Milliseconds until the next entry is due, a day at most (timers overflow at 25 days); null without one. */
async function delayUntilNextEntry(): Promise<number | null> {
	if (!readToken()) return null;
	const now = Date.now();
	const pauses = sendableEntries(await allEntries()).map((entry) => (isDue(entry, now) ? 0 : entry.nextAt - now));
	return pauses.length > 0 ? Math.max(Math.min(...pauses), 1_000) : null;
}

/**
 * Registers a background sync (Chromium only), which wakes the service worker when there is a network again, even without a
 * window. The tag is new each time: a tag that failed before sleeps for five minutes, even when it is registered again.
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

function isUnanswered(error: unknown): boolean {
	return error instanceof RequestError && error.status === 0;
}

/** A server that is slow to answer may be reached by the next request. */
function isUnreachable(error: unknown): boolean {
	return error instanceof RequestError && error.code === 'offline';
}

/** Ignores errors after the stop, when the library is closed; throws all others. */
function unlessStopped(signal: AbortSignal) {
	return (error: unknown) => {
		if (!signal.aborted) throw error;
	};
}
