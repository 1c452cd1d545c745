import type { NodeRow } from './database.ts';
import type { Choice, Entry } from './deeds.ts';

/* As overlay.ts, for the chapters of one story: what is read on this device is what the server told, and what was chosen here. */

/**
 * A story's chapters with the ways that were taken on this device: where a choice on its way leads to a chapter that is
 * here, that is the one read last, whatever the server was told so far. What is packed for a journey is among them once it
 * was chosen, and not before.
 */
export function chaptersWith(nodes: readonly NodeRow[], entries: readonly Entry[]): NodeRow[] {
	const choices = choicesOf(entries);
	const opened = nodes.filter((node) => !node.isAhead || choices.some((choice) => isChosenBy(node, choice)));
	if (choices.length === 0) return opened;
	const linked = opened.map((node) => withOpened(node, opened));
	const here = new Set(opened.map(({ _id }) => _id));
	return linked.map((node) => {
		const taken = choices.findLast((choice) => choice.nodeId === node._id && leadsTo(choice, node, here));
		return taken ? { ...node, takenChoice: taken.choiceIndex } : node;
	});
}

/** The ways on that are packed for a journey and nobody chose yet, in the notation of `wayOf`. */
export function packedWays(nodes: readonly NodeRow[], entries: readonly Entry[]): Set<string> {
	const choices = choicesOf(entries);
	const unread = nodes.filter((node) => node.isAhead && !choices.some((choice) => isChosenBy(node, choice)));
	return new Set(unread.map(({ parentNodeId, choiceIndex }) => wayOf(parentNodeId, choiceIndex)));
}

export function wayOf(nodeId: string | null, choiceIndex: number | null): string {
	return `${nodeId} ${choiceIndex}`;
}

/** The choices that are on their way, oldest first. */
export function choicesOf(entries: readonly Entry[]): Choice[] {
	return entries.flatMap(({ deed, state }) => (deed.kind === 'choose' && state !== 'failed' ? [deed] : []));
}

/** Whether this is the chapter that a choice asks for. */
export function isChosenBy(
	{ parentNodeId, choiceIndex }: Pick<NodeRow, 'parentNodeId' | 'choiceIndex'>,
	choice: Pick<Choice, 'nodeId' | 'choiceIndex'>,
): boolean {
	return choice.nodeId === parentNodeId && choice.choiceIndex === choiceIndex;
}

/** With the ways to packed chapters that were opened here: the server tells of them only when it has heard of that. */
function withOpened(node: NodeRow, opened: readonly NodeRow[]): NodeRow {
	const followers = opened.filter(({ isAhead, parentNodeId }) => isAhead && parentNodeId === node._id);
	if (followers.length === 0) return node;
	const nextOf = (index: number) => followers.find(({ choiceIndex }) => choiceIndex === index)?._id;
	const choices = node.choices.map((choice, index) => ({ ...choice, nextNodeId: nextOf(index) ?? choice.nextNodeId }));
	return { ...node, choices };
}

/** Whether the chapter that a choice leads to is here already. */
export function leadsTo(
	{ choiceIndex }: Pick<Choice, 'choiceIndex'>,
	from: Pick<NodeRow, 'choices'>,
	here: ReadonlySet<string>,
): boolean {
	const next = from.choices[choiceIndex]?.nextNodeId;
	return !!next && here.has(next);
}
