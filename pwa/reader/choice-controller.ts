import { useState } from 'react';
import { choiceKey, leadsToLocalChapter } from '../local/library/chapter-overlay.ts';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import { discard, enqueue, retryEntry } from '../local/outbox/outbox.ts';
import { RequestError } from '../net/request-error.ts';
import { blockingEntries } from './delivery-status.ts';
import { type ChoiceEntry, type ChoiceRef, choiceErrors, pendingChoice, reachedChapter } from './pending-choices.ts';

export type ChoiceController = {
	/** Why a choice could not be written to the outbox. */
	fault: { nodeId: string; sentence: string } | null;
	/** The chapter that a choice on this device reached, to scroll to. A new object each time. */
	reached: { nodeId: string } | null;
	/** Follows a choice whose chapter is local or packed; otherwise requests the chapter. */
	take(node: ChapterRow, choiceIndex: number): void;
	takeBack(entry: ChoiceEntry): void;
	tryAgain(entry: ChoiceEntry): void;
};

/**
 * Takes choices in a story. The result arrives in the story view: pending choices in its entries, new chapters in its
 * path.
 */
export function useChoiceController(reading: StoryView | null | undefined, childId: string | null): ChoiceController {
	const [way, setWay] = useState<ChoiceRef | null>(null);
	const [fault, setFault] = useState<ChoiceController['fault']>(null);
	const [reached, setReached] = useState<ChoiceController['reached']>(null);
	const [seen, setSeen] = useState(reading);
	if (reading !== seen) {
		const nodeId = reading && seen ? reachedChapter(seen, reading, way) : null;
		setSeen(reading);
		if (nodeId) setReached({ nodeId });
		if (nodeId) setWay(null);
	}
	const take = (node: ChapterRow, choiceIndex: number) => {
		const sentence = choiceError(reading, node, choiceIndex);
		setFault(sentence ? { nodeId: node._id, sentence } : null);
		if (sentence || !reading) return;
		const isKnown = leadsToLocalChapter({ choiceIndex }, node, reading.localIds);
		const isAhead = !isKnown && reading.packedChoices.has(choiceKey(node._id, choiceIndex));
		if (!isKnown && !isAhead && pendingChoice(reading, node)) return;
		const there = isKnown && reading.path.find(({ _id }) => _id === node.choices[choiceIndex]?.nextNodeId);
		setReached(there ? { nodeId: there._id } : null);
		setWay(there ? null : { nodeId: node._id, choiceIndex });
		if (there) return;
		enqueue(chooseCommand(reading, node, choiceIndex, { isKnown, isAhead }), childId).catch((error: unknown) =>
			setFault({ nodeId: node._id, sentence: error instanceof RequestError ? error.message : choiceErrors.failed }),
		);
	};
	return {
		...{ fault, reached, take },
		takeBack: ({ id }) => {
			setWay(null);
			void discard(id);
		},
		tryAgain: (entry) => {
			for (const { id } of [...blockingEntries(entry, reading?.entries ?? []), entry]) void retryEntry(id);
		},
	};
}

/** Why a choice cannot be taken, or null. */
export function choiceError(
	reading: StoryView | null | undefined,
	node: Pick<ChapterRow, 'choices'>,
	choiceIndex: number,
): string | null {
	if (!reading) return choiceErrors.noStory;
	return node.choices[choiceIndex] ? null : choiceErrors.noNode;
}

type Availability = { isKnown: boolean; isAhead: boolean };

function chooseCommand(
	{ story }: StoryView,
	node: ChapterRow,
	choiceIndex: number,
	{ isKnown, isAhead }: Availability,
) {
	const { text } = node.choices[choiceIndex]!;
	return {
		...{ kind: 'choose' as const, storyId: story.id, nodeId: node._id, choiceIndex, title: story.title, choice: text },
		...(isKnown && { isKnown: true as const }),
		...(isAhead && { isAhead: true as const }),
	};
}
