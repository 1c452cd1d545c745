import type { StoryNode } from './story.ts';

/**
 * The chapters of one reading, first to last: from the start node through the choice last taken at each chapter,
 * or through the first choice that leads anywhere (product 4.12). A loop, which no server writes, ends the path.
 */
export function readingPath<Node extends Pick<StoryNode, '_id' | 'choices' | 'takenChoice'>>(
	startNode: string | null,
	nodes: readonly Node[],
): Node[] {
	const byId = new Map(nodes.map((node) => [node._id, node]));
	const path: Node[] = [];
	let next = startNode ? byId.get(startNode) : undefined;
	while (next && !path.includes(next)) {
		path.push(next);
		next = byId.get(nextNodeId(next) ?? '');
	}
	return path;
}

function nextNodeId(node: Pick<StoryNode, 'choices' | 'takenChoice'>): string | null {
	const taken = node.takenChoice === null ? undefined : node.choices[node.takenChoice]?.nextNodeId;
	return taken ?? node.choices.find((choice) => choice.nextNodeId)?.nextNodeId ?? null;
}
