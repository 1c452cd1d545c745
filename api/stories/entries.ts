import type * as z from 'zod/mini';
import type { StoryEntry } from '../../shared/admin.ts';
import { readingPath } from '../../shared/reading-path.ts';
import type { Story, StoryNode } from '../../shared/story.ts';

type Entry = z.infer<typeof StoryEntry>;

/** The path last read through a story: its chapters, and between them what was offered and what of it was picked. */
export function entriesOf({ startNode, nodes }: Pick<Story, 'startNode' | 'nodes'>): Entry[] {
	const path = readingPath(startNode, nodes);
	return path.flatMap((node, index) => {
		const next = path[index + 1];
		return next ? [chapter(node), choice(node, next)] : [chapter(node)];
	});
}

function chapter({ content }: StoryNode): Entry {
	return { type: 'ai', content };
}

function choice({ choices }: StoryNode, next: StoryNode): Entry {
	const picked = choices.find(({ nextNodeId }) => nextNodeId === next._id);
	return { type: 'user', content: picked?.text ?? '', choices: choices.map(({ text }) => text) };
}
