/** Timeouts that only the test advances. */
export type FakeTimers = {
	/** The delays of the timeouts that were started, in milliseconds and in order. */
	delays(): readonly number[];
	/** Fires the timeouts that are due within that many milliseconds, including those that are started meanwhile. */
	advance(milliseconds: number): Promise<void>;
};

/**
 * Runs with fake timeouts. Vitest's own fake timers do not fit: `expect.poll`, `expect.element` and the actions of locators
 * advance those by 50 ms with each retry, so that on a slow machine timeouts fire too early.
 *
 * A timeout without a delay stays real: the end of this function would lose it, and Dexie, which reports changes after such
 * a timeout, would report none in all later tests of the page.
 */
export async function withFakeTimers(run: (timers: FakeTimers) => Promise<void>): Promise<void> {
	const native = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
	const pending = new Map<number, { at: number; fire: () => void }>();
	const delays: number[] = [];
	let now = 0;

	const start = (callback: (...values: unknown[]) => void, delay?: number, ...values: unknown[]): number => {
		if (!delay) return Number(native.setTimeout.call(window, () => callback(...values)));
		delays.push(delay);
		// The browser's own ids are positive.
		const id = -delays.length;
		pending.set(id, { at: now + delay, fire: () => callback(...values) });
		return id;
	};
	const clear = (id?: number): void => {
		if (id === undefined || !pending.delete(id)) native.clearTimeout.call(window, id);
	};
	const advance = async (milliseconds: number): Promise<void> => {
		const end = now + milliseconds;
		for (let due = firstOf(pending); due && due[1].at <= end; due = firstOf(pending)) {
			const [id, { at, fire }] = due;
			now = at;
			pending.delete(id);
			fire();
			// Code that awaits a timeout starts the next one in a microtask.
			await new Promise((resolve) => native.setTimeout.call(window, resolve));
		}
		now = end;
	};

	Object.assign(window, { setTimeout: start, clearTimeout: clear });
	try {
		await run({ delays: () => delays, advance });
	} finally {
		Object.assign(window, native);
	}
}

/** The timeout that is due first; among equal ones the one that was started first. */
function firstOf<Timeout extends { at: number }>(pending: ReadonlyMap<number, Timeout>): [number, Timeout] | undefined {
	return [...pending].sort(([, one], [, other]) => one.at - other.at)[0];
}

/** Waits until present changes are painted. */
export async function untilPainted(): Promise<void> {
	await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Clicks a button without a browser command. */
export function pressNow(button: { element(): Element }): void {
	(button.element() as HTMLElement).click();
}
