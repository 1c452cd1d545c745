const key = 'install-not-now';
/** A month: long enough not to be a nuisance, and short enough for a family that has come to like it here meanwhile. */
const dismissalDuration = 30 * 24 * 60 * 60 * 1000;

/** Whether somebody on this device said Not Now to installing within the last month. */
export function wasRecentlyDismissed(now = Date.now()): boolean {
	try {
		const age = now - Number(localStorage.getItem(key) ?? Number.NaN);
		// A clock that was set back since must not make the rest last for years.
		return age >= 0 && age < dismissalDuration;
	} catch {
		return false;
	}
}

export function recordDismissal(now = Date.now()): void {
	try {
		localStorage.setItem(key, String(now));
	} catch {
		// A browser that keeps nothing will ask again on the next start.
	}
}
