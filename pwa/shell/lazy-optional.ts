import { lazy, type ReactNode } from 'react';
import { hasStaleChunk } from './stale-chunk.ts';

type Part<Props> = { default: (props: Props) => ReactNode };

/**
 * As React's `lazy`, for what a screen can do without, as a dialog over a story: where it cannot be had any more, nothing
 * stands in its place, and the window says that a part is missing (offers.tsx).
 */
export function lazyOptional<Props>(load: () => Promise<Part<Props>>) {
	return lazy<(props: Props) => ReactNode>(() => load().catch(nothingIfMissing));
}

function nothingIfMissing(fault: unknown) {
	if (!hasStaleChunk()) throw fault;
	return { default: () => null };
}
