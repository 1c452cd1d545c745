type Connection = EventTarget & { saveData?: boolean; type?: string; effectiveType?: string };

/** The Network Information API. Browsers without it count as unmetered. */
function connection(): Connection | undefined {
	return (navigator as { connection?: Connection }).connection;
}

/** Whether data may cost money (cellular), or the user has asked the browser to save data. */
export function isMetered(): boolean {
	const { saveData = false, type } = connection() ?? {};
	return saveData || type === 'cellular';
}

/** Whether the line is too slow for what the user does not wait for. */
export function isSlow(): boolean {
	return connection()?.effectiveType?.endsWith('2g') ?? false;
}

/** Calls back when the connection changes, until the signal. */
export function onConnectionChange(callback: () => void, signal: AbortSignal): void {
	connection()?.addEventListener('change', callback, { signal });
}
