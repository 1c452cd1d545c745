import { expect, it } from 'vitest';
import { createScrollAnchor } from './scroll-anchor.ts';

const place = { storyId: 'pip', parentNodeId: 'first', choiceIndex: 1 };
const textAt = (top: number) => ({ getBoundingClientRect: () => ({ top }) }) as HTMLElement;
globalThis.innerHeight = 800;

it('knows where the text stands that is read while it is written, also above the screen', () => {
	const reading = createScrollAnchor();
	const hide = reading.show(place, textAt(-120));
	expect(reading.topOf({ parentNodeId: 'first', choiceIndex: 1 })).toBe(-120);
	expect(reading.topOf({ parentNodeId: 'first', choiceIndex: 2 })).toBeNull();
	hide();
	expect(reading.topOf({ parentNodeId: 'first', choiceIndex: 1 })).toBeNull();
});

it('knows of none where nobody has come to the text yet', () => {
	const reading = createScrollAnchor();
	reading.show(place, textAt(801));
	expect(reading.topOf({ parentNodeId: 'first', choiceIndex: 1 })).toBeNull();
});
