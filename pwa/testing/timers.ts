import { vi } from 'vitest';

/**
 * Runs with timeouts that only the test advances (`vi.advanceTimersByTime`). `delays` gives the times for which timeouts were
 * started. A timeout without a delay stays the browser's: the end of this function would lose it, and Dexie, which tells of
 * changes after such a timeout, would then tell nothing more to all later tests of the page.
 */
export async function withFakeTimers(run: (delays: () => (number | undefined)[]) => Promise<void>): Promise<void> {
	const started: (number | undefined)[] = [];
	const native = { set: window.setTimeout.bind(window), clear: window.clearTimeout.bind(window) };
	const nativeIds = new Set<unknown>();
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const fake = { set: window.setTimeout.bind(window), clear: window.clearTimeout.bind(window) };
	// No spies: the `vi.restoreAllMocks` of a later test would bring the fake functions back that they stood in for.
	const set = (callback: TimerHandler, delay?: number, ...values: unknown[]): number => {
		started.push(delay);
		if (delay) return fake.set(callback, delay, ...values);
		const id = native.set(callback, 0, ...values);
		nativeIds.add(id);
		return id;
	};
	window.setTimeout = set as typeof setTimeout;
	window.clearTimeout = (id) => (nativeIds.has(id) ? native.clear(id as number) : fake.clear(id as number));
	try {
		await run(() => started);
	} finally {
		vi.useRealTimers();
	}
}

/** What has changed by now is on the screen. */
export async function untilPainted(): Promise<void> {
	await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Presses a button without a command of the browser. */
export function pressNow(button: { element(): Element }): void {
	(button.element() as HTMLElement).click();
}
