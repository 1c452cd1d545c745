const failureThreshold = 3;
const openTime = 60_000;

/** Reports the outcome of one call. Only the first report counts. */
export type BreakerCall = {
	/** The provider answered, even if the answer was of no use. */
	succeeded(): void;
	/** An outage. */
	failed(): void;
	/** The call was ended on our side, which says nothing about the provider. */
	aborted(): void;
};

export type CircuitBreaker = {
	/** Null while the breaker is open. */
	tryEnter(): BreakerCall | null;
	/** Whether the breaker is open or half open. */
	isOpen(): boolean;
};

/** Opens for a minute after three outages in a row, then lets one trial call through (half open). `now`: milliseconds. */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
	let outages = 0;
	let openUntil = 0;
	let isTrialUnderWay = false;
	const isOpen = () => outages >= failureThreshold;

	function startCall(isTrial: boolean): BreakerCall {
		let isSettled = false;
		const settle = (apply: () => void) => () => {
			if (isSettled) return;
			isSettled = true;
			apply();
			if (isTrial) isTrialUnderWay = false;
		};
		return {
			succeeded: settle(() => {
				outages = 0;
			}),
			failed: settle(() => {
				// Calls that were under way when the breaker opened do not prolong it; a failed trial opens it again.
				if (isOpen() && !isTrial) return;
				outages += 1;
				if (isOpen()) openUntil = now() + openTime;
			}),
			aborted: settle(() => {}),
		};
	}

	return {
		isOpen,
		tryEnter() {
			if (!isOpen()) return startCall(false);
			if (isTrialUnderWay || now() < openUntil) return null;
			isTrialUnderWay = true;
			return startCall(true);
		},
	};
}
