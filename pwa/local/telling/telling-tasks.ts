import type { Library } from '../library/database.ts';
import { canServeStoredMedia } from '../media/media-support.ts';

/** Milliseconds after the start, so that the first screen and its files come first. */
const idleDelay = 10_000;

export type TellingTasks = {
	/** To be called when the server may have what this device told. */
	settle(): Promise<void>;
	stop(): void;
};

/**
 * The background work of a device that tells stories: fetches the optional part once the device is idle, draws the pictures that
 * an earlier visit left undrawn, and lets go of what the server has. Nothing without a service worker.
 */
export function startTellingTasks(library: Library): TellingTasks {
	if (!canServeStoredMedia()) return { settle: async () => {}, stop: () => {} };
	const timer = setTimeout(() => whenIdle(() => void fetchAndDraw(library)), idleDelay);
	return {
		async settle() {
			if (library.hasBeenClosed() || (await library.told.count()) === 0) return;
			const { settleStories } = await import('./settle-stories.ts');
			await settleStories(library);
		},
		stop: () => clearTimeout(timer),
	};
}

/** WebKit has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
	if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
	else work();
}

async function fetchAndDraw(library: Library): Promise<void> {
	// The worker serves what is fetched; it may still be installing.
	await navigator.serviceWorker.ready;
	const [{ fetchOptionalPartIfSuitable }, { needsFormerStoryteller }] = await Promise.all([
		import('./optional-part.ts'),
		import('./former-need.ts'),
	]);
	await fetchOptionalPartIfSuitable(needsFormerStoryteller);
	if (library.hasBeenClosed() || (await library.told.count()) === 0) return;
	const { drawToldChapters } = await import('./draw-told-chapters.ts');
	await drawToldChapters(library);
}
