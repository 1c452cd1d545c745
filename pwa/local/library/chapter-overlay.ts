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

/** The pending choices, oldest first. */
function pendingChoices(entries: readonly Entry[]): ChooseCommand[] {
	return entries.flatMap(({ deed: command, state }) =>
		command.kind === 'choose' && state !== 'failed' ? [command] : [],
	);
}

/** Whether a choice leads to this chapter. */
export function isReachedBy(
	{ parentNodeId, choiceIndex }: Pick<ChapterRow, 'parentNodeId' | 'choiceIndex'>,
	choice: Pick<ChooseCommand, 'nodeId' | 'choiceIndex'>,
): boolean {
	return choice.nodeId === parentNodeId && choice.choiceIndex === choiceIndex;
}

/** Adds links to packed chapters that were opened here: the server sends them only after it has recorded the choice. */
function linkOpenedChapters(node: ChapterRow, opened: readonly ChapterRow[]): ChapterRow {
	const next = opened.filter(({ isAhead, parentNodeId }) => isAhead && parentNodeId === node._id);
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
