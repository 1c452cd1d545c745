import { choiceKey, leadsToLocalChapter } from '../local/library/chapter-overlay.ts';
import type { ChapterRow, StoryRow, StoryView } from '../local/library/story-view.ts';
import type { DeliveryStatus } from './delivery-status.ts';
import { pendingChoice, refusedChoice } from './pending-choices.ts';

/** Stands for the title of a hidden chapter. */
export const hiddenChapterTitle = 'This page is put away';

/** A choice as a reader finds it. */
export type ChoiceOffer = {
	index: number;
	text: string;
	/** It was taken, and its chapter is not here yet. */
	isTaken: boolean;
	isRefused: boolean;
	/** While another one is pending, except where its chapter is on this device. */
	isDisabled: boolean;
	isBusy: boolean;
	/** What is said besides the text. */
	notes: string[];
};

/** The props of a list of choices. */
export type ChoiceListProps = {
	chapter: ChapterRow;
	offers: readonly ChoiceOffer[];
	story: StoryRow;
	/** The id of the heading. */
	labelledBy: string;
	onChoose: (index: number) => void;
};

/** The choices of a chapter. `hiddenChapterId`: the hidden chapter that follows, if there is one. */
export function choiceOffers(
	view: StoryView,
	chapter: ChapterRow,
	deliveryStatus: DeliveryStatus | null,
	hiddenChapterId?: string,
): ChoiceOffer[] {
	const pending = pendingChoice(view, chapter);
	const refused = refusedChoice(view, chapter);
	return chapter.choices.map(({ text, nextNodeId }, index) => {
		const isTaken = pending?.deed.choiceIndex === index;
		const isRefused = refused?.deed.choiceIndex === index;
		const isKnown = leadsToLocalChapter({ choiceIndex: index }, chapter, view.localIds);
		const isPacked = !isKnown && view.packedChoices.has(choiceKey(chapter._id, index));
		return {
			...{ index, text, isTaken, isRefused },
			isDisabled: pending !== null && !isKnown && !isPacked,
			isBusy: isTaken && deliveryStatus === 'in progress',
			notes: [
				...(isKnown ? [nextNodeId === hiddenChapterId ? hiddenChapterTitle : 'You have been here'] : []),
				...(isRefused ? ['This one did not work'] : []),
				...(isPacked ? ['Packed for the journey'] : []),
			],
		};
	});
}
