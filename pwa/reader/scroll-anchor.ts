import type { ChapterRow } from '../local/library/story-view.ts';
import type { ChapterPosition } from '../streaming/chapter-stream.ts';

/** The scroll position of a streamed text, for the stored chapter that replaces it. */
export type ScrollAnchor = {
	/** Tracks the text until the returned function is called. */
	show(place: ChapterPosition, text: HTMLElement): () => void;
	/** The text's distance from the top of the viewport in pixels; null if it is not in view or not tracked. */
	topOf(node: Pick<ChapterRow, 'parentNodeId' | 'choiceIndex'>): number | null;
};

export function createScrollAnchor(): ScrollAnchor {
	let shown: { place: ChapterPosition; text: HTMLElement } | null = null;
	return {
		show: (place, text) => {
			const own = { place, text };
			shown = own;
			return () => {
				if (shown === own) shown = null;
			};
		},
		topOf: ({ parentNodeId, choiceIndex }) => {
			if (shown?.place.parentNodeId !== parentNodeId || shown.place.choiceIndex !== choiceIndex) return null;
			const { top } = shown.text.getBoundingClientRect();
			return top < innerHeight ? top : null;
		},
	};
}
