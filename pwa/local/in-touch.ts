import { CallError } from '../net/call-error.ts';
import { closeLine, hangUpLine, listen, redialLine, whenHungUp } from '../net/socket.ts';
import { readToken } from '../net/token.ts';
import { library } from './device.ts';
import { allEntries } from './entries.ts';
import { keepMediaAhead } from './media-keeper.ts';
import { hearContexts } from './outbox-news.ts';
import { firstOfLanes } from './requests.ts';
import { hurry } from './send-what-waits.ts';
import { pull } from './sync.ts';
import { forgetSyncState, setSyncState, whenAskedToSync } from './sync-state.ts';
import { takingTurns } from './turn.ts';
import { isDue } from './verdict.ts';

/**
 * Keeps the open library and the server in step until the returned function is called: sends what waits and brings what
 * changed, at the start and whenever there is reason to think that it can be done now. Only one reason among many is the
 * browser's word that there is a network: a server that is down is not seen there.
 */
export function stayInTouch(): () => void {
	const left = new AbortController();
	const replay = takingTurns({ library: library(), token: async () => readToken() });
	const keeper = keepMediaAhead();
	let timer: ReturnType<typeof setTimeout>;

	const send = async () => {
		clearTimeout(timer);
		await replay().catch(unlessLeft(left.signal));
		if (left.signal.aborted) return;
		const pause = await untilNext();
		if (pause !== null && !left.signal.aborted) timer = setTimeout(send, pause);
	};
	const look = onceAtATime(async () => {
		if (left.signal.aborted) return;
		setSyncState('fetching');
		await pull().then(
			() => {
				if (left.signal.aborted) return;
				setSyncState('fetched');
				keeper.look();
			},
			(error: unknown) => {
				if (!left.signal.aborted) setSyncState(isWithoutNetwork(error) && !navigator.onLine ? 'fetched' : 'failed');
				if (!(error instanceof CallError)) unlessLeft(left.signal)(error);
			},
		);
	});
	const meet = () => {
		void hurry(library()).then(send);
		void look();
	};

	const options = { signal: left.signal };
	addEventListener('offline', hangUpLine, options);
	addEventListener('online', () => void redialLine().then(meet), options);
	addEventListener('focus', meet, options);
	document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && meet(), options);
	const stops = [
		hearContexts(({ kind }) => {
			if (kind !== 'wake') return;
			void send();
			void registerWakeUp();
		}),
		listen('changed', look, meet),
		// Whether the session still stands is told by the answer to any call.
		whenHungUp(look),
		() => clearTimeout(timer),
		() => left.abort(),
		keeper.stop,
		closeLine,
		forgetSyncState,
	];
	whenAskedToSync(look);
	meet();
	return () => {
		for (const stop of stops) void stop();
	};
}

/** Milliseconds until the next entry may be sent, a day at most (a timer overflows at 25); null when none can be. */
async function untilNext(): Promise<number | null> {
	if (!readToken()) return null;
	const now = Date.now();
	const pauses = firstOfLanes(await allEntries()).map((entry) => (isDue(entry, now) ? 0 : entry.nextAt - now));
	return pauses.length > 0 ? Math.max(Math.min(...pauses), 1_000) : null;
}

/**
 * Has the browser wake the worker when there is a network again, also with no window open, where it can (Chromium). A name
 * of its own each time: one that was registered before and failed sleeps for five minutes, whatever is registered again.
 */
async function registerWakeUp(): Promise<void> {
	type Sync = { register(tag: string): Promise<void> };
	const registration = (await navigator.serviceWorker?.getRegistration()) as { sync?: Sync } | undefined;
	await registration?.sync?.register(`outbox-${Date.now()}`).catch(() => {});
}

function onceAtATime(work: () => Promise<void>): () => void {
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
	return error instanceof CallError && error.status === 0;
}

/** Where the library was closed under it, that is the end; anything else is a fault. */
function unlessLeft(signal: AbortSignal) {
	return (error: unknown) => {
		if (!signal.aborted) throw error;
	};
}
