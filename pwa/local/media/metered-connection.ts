type Connection = EventTarget & { saveData?: boolean; type?: string };

/** The Network Information API. Browsers without it count as unmetered. */
function connection(): Connection | undefined {
	return (navigator as { connection?: Connection }).connection;
}

/** Whether data may cost money (cellular), or the user has asked the browser to save data. */
export function isMetered(): boolean {
	const { saveData = false, type } = connection() ?? {};
	return saveData || type === 'cellular';
}

/** Calls back when the connection changes, until the signal. */
export function onConnectionChange(callback: () => void, signal: AbortSignal): void {
	connection()?.addEventListener('change', callback, { signal });
}
