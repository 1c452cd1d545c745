import { useState } from 'react';
import { leadsTo, wayOf } from '../local/chapters.ts';
import { discard, enqueue, tryAgain } from '../local/outbox.ts';
import type { NodeRow, Reading } from '../local/reading.ts';
import { CallError } from '../net/call-error.ts';
import { heldUpBy } from './use-standing.ts';
import { arrivalAt, type ChoiceEntry, pendingChoice, sentences, type Way } from './waiting-choices.ts';

export type Choosing = {
	/** Why a choice could not even be written down. */
	fault: { nodeId: string; sentence: string } | null;
	/** The chapter that was reached by choosing here, to scroll to: another object each time. */
	reached: { nodeId: string } | null;
	/** Follows a way that is here already or packed, or asks for its chapter. */
	take(node: NodeRow, choiceIndex: number): void;
	takeBack(entry: ChoiceEntry): void;
	tryAgain(entry: ChoiceEntry): void;
};

/**
 * Takes choices of the story that is read. What becomes of them is told by the reading itself: what waits stands among its
 * entries, and the chapter, whoever brings it to this device, in its path.
 */
export function useChoosing(reading: Reading | null | undefined, childId: string | null): Choosing {
	const [way, setWay] = useState<Way | null>(null);
	const [fault, setFault] = useState<Choosing['fault']>(null);
	const [reached, setReached] = useState<Choosing['reached']>(null);
	const [seen, setSeen] = useState(reading);
	if (reading !== seen) {
		const nodeId = reading && seen ? arrivalAt(seen, reading, way) : null;
		setSeen(reading);
		if (nodeId) setReached({ nodeId });
		if (nodeId) setWay(null);
	}
	const take = (node: NodeRow, choiceIndex: number) => {
		const sentence = faultIn(reading, node, choiceIndex);
		setFault(sentence ? { nodeId: node._id, sentence } : null);
		if (sentence || !reading) return;
		const isKnown = leadsTo({ choiceIndex }, node, reading.here);
		const isAhead = !isKnown && reading.packed.has(wayOf(node._id, choiceIndex));
		if (!isKnown && !isAhead && pendingChoice(reading, node)) return;
		const there = isKnown && reading.path.find(({ _id }) => _id === node.choices[choiceIndex]?.nextNodeId);
		setReached(there ? { nodeId: there._id } : null);
		setWay(there ? null : { nodeId: node._id, choiceIndex });
		if (there) return;
		enqueue(choiceOf(reading, node, choiceIndex, { isKnown, isAhead }), childId).catch((error: unknown) =>
			setFault({ nodeId: node._id, sentence: error instanceof CallError ? error.message : sentences.failed }),
		);
	};
	return {
		...{ fault, reached, take },
		takeBack: ({ id }) => {
			setWay(null);
			void discard(id);
		},
		tryAgain: (entry) => {
			for (const { id } of [...heldUpBy(entry, reading?.entries ?? []), entry]) void tryAgain(id);
		},
	};
}

/** Why a choice cannot be taken, or null. */
export function faultIn(
	reading: Reading | null | undefined,
	node: Pick<NodeRow, 'choices'>,
	choiceIndex: number,
): string | null {
	if (!reading) return sentences.noStory;
	return node.choices[choiceIndex] ? null : sentences.noNode;
}

type WayHere = { isKnown: boolean; isAhead: boolean };

function choiceOf({ story }: Reading, node: NodeRow, choiceIndex: number, { isKnown, isAhead }: WayHere) {
	const { text } = node.choices[choiceIndex]!;
	return {
		...{ kind: 'choose' as const, storyId: story.id, nodeId: node._id, choiceIndex, title: story.title, choice: text },
		...(isKnown && { isKnown: true as const }),
		...(isAhead && { isAhead: true as const }),
	};
}
