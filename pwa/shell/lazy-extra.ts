import { lazy, type ReactNode } from 'react';
import { isPartMissing } from './missing-part.ts';

type Part<Props> = { default: (props: Props) => ReactNode };

/**
 * As React's `lazy`, for what a screen can do without, as a dialog over a story: where it cannot be had any more, nothing
 * stands in its place, and the window says that a part is missing (offers.tsx).
 */
export function lazyExtra<Props>(load: () => Promise<Part<Props>>) {
	return lazy<(props: Props) => ReactNode>(() => load().catch(nothingIfMissing));
}

function nothingIfMissing(fault: unknown) {
	if (!isPartMissing()) throw fault;
	return { default: () => null };
}
