import type { ChapterRow } from '../local/library/story-view.ts';
import type { ChapterPosition } from '../streaming/chapter-stream.ts';

/** Where on the screen the text of a chapter stands that is read while it is written. */
export type ScrollAnchor = {
	/** Until the returned function is called. */
	show(place: ChapterPosition, text: HTMLElement): () => void;
	/** How far from the top of the screen it stands, in pixels; null when nobody is reading it. */
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
