import type { ChooseCommand, Entry } from '../outbox/commands.ts';
import type { ChapterRow } from './database.ts';

/* As overlay.ts, for the chapters of one story: what is read on this device is what the server told, and what was chosen here. */

/**
 * A story's chapters with the ways that were taken on this device: where a choice on its way leads to a chapter that is
 * here, that is the one read last, whatever the server was told so far. What is packed for a journey is among them once it
 * was chosen, and not before.
 */
export function overlayChapters(nodes: readonly ChapterRow[], entries: readonly Entry[]): ChapterRow[] {
	const choices = pendingChoices(entries);
	const opened = nodes.filter((node) => !node.isAhead || choices.some((choice) => isReachedBy(node, choice)));
	if (choices.length === 0) return opened;
	const linked = opened.map((node) => linkOpenedChapters(node, opened));
	const localIds = new Set(opened.map(({ _id }) => _id));
	return linked.map((node) => {
		const taken = choices.findLast(
			(choice) => choice.nodeId === node._id && leadsToLocalChapter(choice, node, localIds),
		);
		return taken ? { ...node, takenChoice: taken.choiceIndex } : node;
	});
}

/** The ways on that are packed for a journey and nobody chose yet, in the notation of `wayOf`. */
export function packedChoiceKeys(nodes: readonly ChapterRow[], entries: readonly Entry[]): Set<string> {
	const choices = pendingChoices(entries);
	const unread = nodes.filter((node) => node.isAhead && !choices.some((choice) => isReachedBy(node, choice)));
	return new Set(unread.map(({ parentNodeId, choiceIndex }) => choiceKey(parentNodeId, choiceIndex)));
}

export function choiceKey(chapterId: string | null, choiceIndex: number | null): string {
	return `${chapterId} ${choiceIndex}`;
}

/** The choices that are on their way, oldest first. */
export function pendingChoices(entries: readonly Entry[]): ChooseCommand[] {
	return entries.flatMap(({ deed, state }) => (deed.kind === 'choose' && state !== 'failed' ? [deed] : []));
}

/** Whether this is the chapter that a choice asks for. */
export function isReachedBy(
	{ parentNodeId, choiceIndex }: Pick<ChapterRow, 'parentNodeId' | 'choiceIndex'>,
	choice: Pick<ChooseCommand, 'nodeId' | 'choiceIndex'>,
): boolean {
	return choice.nodeId === parentNodeId && choice.choiceIndex === choiceIndex;
}

/** With the ways to packed chapters that were opened here: the server tells of them only when it has heard of that. */
function linkOpenedChapters(node: ChapterRow, opened: readonly ChapterRow[]): ChapterRow {
	const followers = opened.filter(({ isAhead, parentNodeId }) => isAhead && parentNodeId === node._id);
	if (followers.length === 0) return node;
	const nextOf = (index: number) => followers.find(({ choiceIndex }) => choiceIndex === index)?._id;
	const choices = node.choices.map((choice, index) => ({ ...choice, nextNodeId: nextOf(index) ?? choice.nextNodeId }));
	return { ...node, choices };
}

/** Whether the chapter that a choice leads to is here already. */
export function leadsToLocalChapter(
	{ choiceIndex }: Pick<ChooseCommand, 'choiceIndex'>,
	from: Pick<ChapterRow, 'choices'>,
	localIds: ReadonlySet<string>,
): boolean {
	const next = from.choices[choiceIndex]?.nextNodeId;
	return !!next && localIds.has(next);
}
