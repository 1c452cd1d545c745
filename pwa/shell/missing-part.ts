import { isMidStory } from './mid-story.ts';

/* A part of the app that is loaded later cannot be had any more: most often a newer version has taken its place. */

/** A part that misses again right after a new start would start the app anew for ever. */
const tooSoon = 30_000;

let isMissing = false;
let onMiss = () => {};
let starting: Promise<boolean> | null = null;

window.addEventListener('vite:preloadError', () => {
	isMissing = true;
	onMiss();
	if (!isMidStory(location.pathname)) void startAnew();
});

export function isPartMissing(): boolean {
	return isMissing;
}

/** Calls back when a part is found to be missing. Returns how to stop. */
export function whenPartMisses(callback: () => void): () => void {
	onMiss = callback;
	return () => {
		onMiss = () => {};
	};
}

/** Loads the whole app anew, unless that was done a moment ago or nothing would come: then the page stays, and false is given. */
export async function startAnew({ isAsked = false } = {}): Promise<boolean> {
	if (!isAsked && wasJustReloaded()) return false;
	// What misses is heard of in two places: each of them would start anew.
	starting ??= reloadIfItComes();
	const isStarting = await starting;
	if (!isStarting) starting = null;
	return isStarting;
}

async function reloadIfItComes(): Promise<boolean> {
	// The worker answers this without a network. Where there is none, the page at hand is better than the browser's own word.
	const start = await fetch('/', { cache: 'no-store' }).catch(() => null);
	if (!start?.ok) return false;
	location.reload();
	return true;
}

function wasJustReloaded(): boolean {
	const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	return navigation?.type === 'reload' && performance.now() < tooSoon;
}
