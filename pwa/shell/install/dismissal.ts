const key = 'install-not-now';
/** A month, in milliseconds. */
const dismissalDuration = 30 * 24 * 60 * 60 * 1000;

/** Whether the install offer was dismissed on this device within the last month. */
export function wasRecentlyDismissed(now = Date.now()): boolean {
	try {
		const age = now - Number(localStorage.getItem(key) ?? Number.NaN);
		// If the clock was set back since, the time is in the future, and is ignored.
		return age >= 0 && age < dismissalDuration;
	} catch {
		return false;
	}
}

export function recordDismissal(now = Date.now()): void {
	try {
		localStorage.setItem(key, String(now));
	} catch {
		// Without local storage the offer is shown again on the next start.
	}
}
