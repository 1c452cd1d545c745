import type { ChapterRow } from '../local/library/story-view.ts';
import type { ChapterPosition } from '../streaming/chapter-stream.ts';

/** The scroll position of a streamed text, for the stored chapter that replaces it. */
export type ScrollAnchor = {
	/** Tracks the text until the returned function is called. */
	track(position: ChapterPosition, text: HTMLElement): () => void;
	/** The text's distance from the top of the viewport in pixels; null if it is not in view or not tracked. */
	offsetOf(node: Pick<ChapterRow, 'parentNodeId' | 'choiceIndex'>): number | null;
};

export function createScrollAnchor(): ScrollAnchor {
	let tracked: { position: ChapterPosition; text: HTMLElement } | null = null;
	return {
		track: (position, text) => {
			const own = { position, text };
			tracked = own;
			return () => {
				if (tracked === own) tracked = null;
			};
		},
		offsetOf: ({ parentNodeId, choiceIndex }) => {
			if (tracked?.position.parentNodeId !== parentNodeId || tracked.position.choiceIndex !== choiceIndex) return null;
			const { top } = tracked.text.getBoundingClientRect();
			return top < innerHeight ? top : null;
		},
	};
}
