import type { ChooseCommand, Entry } from '../outbox/commands.ts';
import type { ChapterRow } from './database.ts';

/* As overlay.ts, for the chapters of one story: the synced chapters with pending choices applied. */

/**
 * A story's chapters with pending choices applied: a pending choice that leads to a chapter on this device is the taken
 * choice, whatever the server has recorded. Packed chapters are included once they are chosen.
 */
export function overlayChapters(nodes: readonly ChapterRow[], entries: readonly Entry[]): ChapterRow[] {
	const choices = pendingChoices(entries);
	const included = nodes.filter((node) => !node.isAhead || choices.some((choice) => isReachedBy(node, choice)));
	if (choices.length === 0) return included;
	const linked = included.map((node) => linkOpenedChapters(node, included));
	const localIds = new Set(included.map(({ _id }) => _id));
	return linked.map((node) => {
		const taken = choices.findLast(
			(choice) => choice.nodeId === node._id && leadsToLocalChapter(choice, node, localIds),
		);
		return taken ? { ...node, takenChoice: taken.choiceIndex } : node;
	});
}

/** The choices with a packed chapter that was not chosen yet, as `choiceKey`. */
export function packedChoiceKeys(nodes: readonly ChapterRow[], entries: readonly Entry[]): Set<string> {
	const choices = pendingChoices(entries);
	const unread = nodes.filter((node) => node.isAhead && !choices.some((choice) => isReachedBy(node, choice)));
	return new Set(unread.map(({ parentNodeId, choiceIndex }) => choiceKey(parentNodeId, choiceIndex)));
}

export function choiceKey(chapterId: string | null, choiceIndex: number | null): string {
	return `${chapterId} ${choiceIndex}`;
}

type Choice = Pick<ChooseCommand, 'nodeId' | 'choiceIndex'>;

/** The pending choices, oldest first. A choice whose chapter was told here is one, also when the server refused the chapter. */
function pendingChoices(entries: readonly Entry[]): Choice[] {
	return entries.flatMap(({ deed: command, state }): Choice[] => {
		if (command.kind === 'choose') return state === 'failed' ? [] : [command];
		if (command.kind !== 'upload-chapter') return [];
		const { parentNodeId: nodeId, choiceIndex } = command.chapter;
		return nodeId === null || choiceIndex === null ? [] : [{ nodeId, choiceIndex }];
	});
}

/** Whether a choice leads to this chapter. */
export function isReachedBy(
	{ parentNodeId, choiceIndex }: Pick<ChapterRow, 'parentNodeId' | 'choiceIndex'>,
	choice: Choice,
): boolean {
	return choice.nodeId === parentNodeId && choice.choiceIndex === choiceIndex;
}

/** Adds links to chapters that were opened or told here: the server sends them only after it has recorded the choice. */
function linkOpenedChapters(node: ChapterRow, opened: readonly ChapterRow[]): ChapterRow {
	const next = opened.filter(({ isAhead, isTold, parentNodeId }) => (isAhead || isTold) && parentNodeId === node._id);
	if (next.length === 0) return node;
	const nextOf = (index: number) => next.find(({ choiceIndex }) => choiceIndex === index)?._id;
	const choices = node.choices.map((choice, index) => ({ ...choice, nextNodeId: nextOf(index) ?? choice.nextNodeId }));
	return { ...node, choices };
}

/** Whether the chapter to which a choice leads is on this device. */
export function leadsToLocalChapter(
	{ choiceIndex }: Pick<ChooseCommand, 'choiceIndex'>,
	from: Pick<ChapterRow, 'choices'>,
	localIds: ReadonlySet<string>,
): boolean {
	const next = from.choices[choiceIndex]?.nextNodeId;
	return !!next && localIds.has(next);
}
