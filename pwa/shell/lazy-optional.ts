import { lazy, type ReactNode } from 'react';
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
