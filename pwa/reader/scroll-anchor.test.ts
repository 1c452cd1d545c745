import { expect, it } from 'vitest';
import { createScrollAnchor } from './scroll-anchor.ts';

const position = { storyId: 'pip', parentNodeId: 'first', choiceIndex: 1 };
const textAt = (top: number) => ({ getBoundingClientRect: () => ({ top }) }) as HTMLElement;
globalThis.innerHeight = 800;

it('returns the position of the tracked text, also above the viewport', () => {
	const anchor = createScrollAnchor();
	const stopTracking = anchor.track(position, textAt(-120));
	expect(anchor.offsetOf({ parentNodeId: 'first', choiceIndex: 1 })).toBe(-120);
	expect(anchor.offsetOf({ parentNodeId: 'first', choiceIndex: 2 })).toBeNull();
	stopTracking();
	expect(anchor.offsetOf({ parentNodeId: 'first', choiceIndex: 1 })).toBeNull();
});

it('returns null when the text is below the viewport', () => {
	const anchor = createScrollAnchor();
	anchor.track(position, textAt(801));
	expect(anchor.offsetOf({ parentNodeId: 'first', choiceIndex: 1 })).toBeNull();
});
