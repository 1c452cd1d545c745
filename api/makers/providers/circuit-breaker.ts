const failureThreshold = 3;
const openTime = 60_000;

/** One call's stay. It is over with the first of these; what comes after that counts no more. */
export type BreakerCall = {
	/** The provider answered, be it with something of no use. */
	succeeded(): void;
	/** An outage. */
	failed(): void;
	/** The call was ended from our side, which says nothing of the provider. */
	aborted(): void;
};

export type CircuitBreaker = {
	/** Null while the provider rests. */
	tryEnter(): BreakerCall | null;
	/** Whether the last calls were outages, so many that it rests or is on trial. */
	isOpen(): boolean;
};

/** Leaves a provider alone for a minute after three outages in a row, then tries it with one call. `now`: milliseconds. */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
	let outages = 0;
	let restsUntil = 0;
	let onTrial = false;
	const isOpen = () => outages >= failureThreshold;

	function visit(isTrial: boolean): BreakerCall {
		let isOver = false;
		const ends = (note: () => void) => () => {
			if (isOver) return;
			isOver = true;
			note();
			if (isTrial) onTrial = false;
		};
		return {
			succeeded: ends(() => {
				outages = 0;
			}),
			failed: ends(() => {
				// What was under way when the rest began does not make it longer; a trial that fails begins the next one.
				if (isOpen() && !isTrial) return;
				outages += 1;
				if (isOpen()) restsUntil = now() + openTime;
			}),
			aborted: ends(() => {}),
		};
	}

	return {
		isOpen,
		tryEnter() {
			if (!isOpen()) return visit(false);
			if (onTrial || now() < restsUntil) return null;
			onTrial = true;
			return visit(true);
		},
	};
}
