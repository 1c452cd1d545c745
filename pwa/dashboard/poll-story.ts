import { creationPolling } from '../../shared/rules/limits.ts';
import { refreshStory } from '../local/sync.ts';
import { RequestError } from '../net/request-error.ts';

/**
 * Asks the server for a story each second, while somebody looks and there is a network, until the signal comes: then null.
 * Ends with what became of it when there is no more to ask for. `isHere`: while it is only awaited, it may be absent.
 */
export async function pollStory(
	id: string,
	isHere: boolean,
	signal: AbortSignal,
): Promise<'absent' | 'unknown' | null> {
	for (;;) {
		await new Promise((resolve) => setTimeout(resolve, creationPolling.every));
		if (signal.aborted) return null;
		if (!navigator.onLine || document.visibilityState === 'hidden') continue;
		const outcome = await fetchStory(id);
		if (signal.aborted) return null;
		if (outcome === 'unknown' || (outcome === 'absent' && isHere)) return outcome;
	}
}

async function fetchStory(id: string): Promise<'told' | 'absent' | 'unknown'> {
	try {
		await refreshStory(id);
		return 'told';
	} catch (error) {
		return error instanceof RequestError && error.status === 404 ? 'absent' : 'unknown';
	}
}
