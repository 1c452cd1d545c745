import { lazy, type ReactNode } from 'react';
import { hasStaleChunk } from './stale-chunk.ts';

type Part<Props> = { default: (props: Props) => ReactNode };

/**
 * As React's `lazy`, for components that a screen can do without, such as a dialog over a story: if the chunk is stale, it
 * renders nothing, and app-banners.tsx reports the stale chunk.
 */
export function lazyOptional<Props>(load: () => Promise<Part<Props>>) {
	return lazy<(props: Props) => ReactNode>(() => load().catch(nothingIfMissing));
}

function nothingIfMissing(fault: unknown) {
	if (!hasStaleChunk()) throw fault;
	return { default: () => null };
}
