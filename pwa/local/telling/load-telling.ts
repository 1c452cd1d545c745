type TellingModule = typeof import('./tell-story.ts');

let loading: Promise<TellingModule | null> | null = null;

/**
 * The code that tells stories; null where it cannot be loaded, as in a page whose build was replaced. Kept: Chromium answers even
 * an `import()` of a loaded module in another task, after the frame that is due.
 */
export function loadTelling(): Promise<TellingModule | null> {
	loading ??= import('./tell-story.ts').catch(() => {
		loading = null;
		return null;
	});
	return loading;
}
