type Connection = EventTarget & { saveData?: boolean; type?: string };

/** What the browser tells of its line to the network; most tell nothing, and count as unmetered. */
function connection(): Connection | undefined {
	return (navigator as { connection?: Connection }).connection;
}

/** Whether each byte may cost somebody money, or somebody asked the browser to spare them. */
export function isMetered(): boolean {
	const { saveData = false, type } = connection() ?? {};
	return saveData || type === 'cellular';
}

/** Calls back when the line is another one, until the signal. */
export function onConnectionChange(callback: () => void, signal: AbortSignal): void {
	connection()?.addEventListener('change', callback, { signal });
}
