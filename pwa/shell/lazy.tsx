import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { hasStaleChunk } from './stale-chunk.tsx';

type OptionalModule<Props> = { default: (props: Props) => ReactNode };

/**
 * As React's `lazy`, for components that a screen can do without, such as a dialog over a story: if the chunk is stale, it
 * renders nothing, and app-banners.tsx reports the stale chunk.
 */
export function lazyOptional<Props>(load: () => Promise<OptionalModule<Props>>) {
	return lazy<(props: Props) => ReactNode>(() => load().catch(nothingIfStale));
}

function nothingIfStale(error: unknown) {
	if (!hasStaleChunk()) throw error;
	return { default: () => null };
}

/**
 * As React's `lazy`, for a screen whose code is often loaded before it is opened, by `preload`: it then renders at once. `lazy`
 * shows the loading state even then, and React keeps a loading state on screen for 300 ms.
 */
export function preloadable<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
	let loaded: ComponentType<Props> | null = null;
	const loadOnce = async () => {
		const module = await load();
		loaded = module.default;
		return module;
	};
	const Lazy = lazy(loadOnce) as unknown as ComponentType<Props>;
	function Preloadable(props: Props) {
		// For as long as it is mounted: another component would lose its state.
		const [{ Screen }] = useState(() => ({ Screen: loaded ?? Lazy }));
		return <Screen {...props} />;
	}
	/** Loads the code, if possible. */
	const preload = () => void loadOnce().catch(() => {});
	return Object.assign(Preloadable, { preload });
}
