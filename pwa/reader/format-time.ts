/** Seconds as m:ss (product 9.6): 75.9 → `1:15`. An unknown time is 0:00. */
export function formatTime(seconds: number): string {
	const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
