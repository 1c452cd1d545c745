import { vi } from 'vitest';

/**
 * Runs with timers that only the test advances (`vi.advanceTimersByTime`). `delays` gives the times for which timers were
 * started. Meanwhile no command of the browser may be sent (`click`, `fill`): it needs a timer too.
 */
export async function withFakeTimers(run: (delays: () => (number | undefined)[]) => Promise<void>): Promise<void> {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const started = vi.spyOn(window, 'setTimeout');
	try {
		await run(() => started.mock.calls.map(([, delay]) => delay));
		// What was due at once, as Dexie's queries are, would be lost.
		vi.advanceTimersByTime(0);
	} finally {
		started.mockRestore();
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
