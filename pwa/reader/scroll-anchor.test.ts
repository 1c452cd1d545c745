import { expect, it } from 'vitest';
import { createScrollAnchor } from './scroll-anchor.ts';

const place = { storyId: 'pip', parentNodeId: 'first', choiceIndex: 1 };
const textAt = (top: number) => ({ getBoundingClientRect: () => ({ top }) }) as HTMLElement;
globalThis.innerHeight = 800;

it('returns the position of the tracked text, also above the viewport', () => {
	const reading = createScrollAnchor();
	const hide = reading.show(place, textAt(-120));
	expect(reading.topOf({ parentNodeId: 'first', choiceIndex: 1 })).toBe(-120);
	expect(reading.topOf({ parentNodeId: 'first', choiceIndex: 2 })).toBeNull();
	hide();
	expect(reading.topOf({ parentNodeId: 'first', choiceIndex: 1 })).toBeNull();
});

it('returns null when the text is below the viewport', () => {
	const reading = createScrollAnchor();
	reading.show(place, textAt(801));
	expect(reading.topOf({ parentNodeId: 'first', choiceIndex: 1 })).toBeNull();
});
