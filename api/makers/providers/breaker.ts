const outagesBeforeRest = 3;
const restTime = 60_000;

/** One call's stay. It is over with the first of these; what comes after that counts no more. */
export type Visit = {
	/** The provider answered, be it with something of no use. */
	passed(): void;
	/** An outage. */
	failed(): void;
	/** The call was ended from our side, which says nothing of the provider. */
	leftOff(): void;
};

export type Breaker = {
	/** Null while the provider rests. */
	enter(): Visit | null;
	/** Whether the last calls were outages, so many that it rests or is on trial. */
	isOpen(): boolean;
};

/** Leaves a provider alone for a minute after three outages in a row, then tries it with one call. `now`: milliseconds. */
export function createBreaker(now: () => number): Breaker {
	let outages = 0;
	let restsUntil = 0;
	let onTrial = false;
	const isOpen = () => outages >= outagesBeforeRest;

	function visit(isTrial: boolean): Visit {
		let isOver = false;
		const ends = (note: () => void) => () => {
			if (isOver) return;
			isOver = true;
			note();
			if (isTrial) onTrial = false;
		};
		return {
			passed: ends(() => {
				outages = 0;
			}),
			failed: ends(() => {
				// What was under way when the rest began does not make it longer; a trial that fails begins the next one.
				if (isOpen() && !isTrial) return;
				outages += 1;
				if (isOpen()) restsUntil = now() + restTime;
			}),
			leftOff: ends(() => {}),
		};
	}

	return {
		isOpen,
		enter() {
			if (!isOpen()) return visit(false);
			if (onTrial || now() < restsUntil) return null;
			onTrial = true;
			return visit(true);
		},
	};
}
