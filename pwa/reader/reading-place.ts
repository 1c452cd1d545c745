import type { NodeRow } from '../local/reading.ts';
import type { Place } from '../telling/telling.ts';

/** Where on the screen the text of a chapter stands that is read while it is written. */
export type ReadingPlace = {
	/** Until the returned function is called. */
	show(place: Place, text: HTMLElement): () => void;
	/** How far from the top of the screen it stands, in pixels; null when nobody is reading it. */
	topOf(node: Pick<NodeRow, 'parentNodeId' | 'choiceIndex'>): number | null;
};

export function readingPlace(): ReadingPlace {
	let shown: { place: Place; text: HTMLElement } | null = null;
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
