type TellingModule = typeof import('./tell-story.ts');

let loading: Promise<TellingModule | null> | null = null;
let loaded: TellingModule | null = null;

/**
 * The code that tells stories; null where it cannot be loaded, as in a page whose build was replaced. Kept: Chromium answers even
 * an `import()` of a loaded module in another task, after the frame that is due.
 */
export function loadTelling(): Promise<TellingModule | null> {
	loading ??= import('./tell-story.ts').then(
		(telling) => {
			loaded = telling;
			return telling;
		},
		() => {
			loading = null;
			return null;
		},
	);
	return loading;
}

/** The same code, if it was loaded before. */
export function loadedTelling(): TellingModule | null {
	return loaded;
}
