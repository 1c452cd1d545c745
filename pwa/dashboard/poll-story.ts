import { creationPolling } from '../../shared/rules/limits.ts';
import { refreshStory } from '../local/sync.ts';
import { RequestError } from '../net/request-error.ts';

/**
 * Fetches a story once a second while the page is visible and online. Resolves when polling ends: `absent` (404;
 * ignored while the story is not in the library yet, `isHere`), `unknown` (any other error), or null when aborted.
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

async function fetchStory(id: string): Promise<'present' | 'absent' | 'unknown'> {
	try {
		await refreshStory(id);
		return 'present';
	} catch (error) {
		return error instanceof RequestError && error.status === 404 ? 'absent' : 'unknown';
	}
}
