import type * as z from 'zod/mini';
import type { StoryEntry } from '../../shared/contract/admin.ts';
import type { Chapter, Story } from '../../shared/contract/story.ts';
import { readingPath } from '../../shared/rules/reading-path.ts';

type TranscriptEntry = z.infer<typeof StoryEntry>;

/** The path that was read last: its chapters, and between them the choices offered and the one taken. */
export function transcriptOf({ startNode, nodes }: Pick<Story, 'startNode' | 'nodes'>): TranscriptEntry[] {
	const path = readingPath(startNode, nodes);
	return path.flatMap((node, index) => {
		const next = path[index + 1];
		return next ? [chapter(node), choice(node, next)] : [chapter(node)];
	});
}

function chapter({ content }: Chapter): TranscriptEntry {
	return { type: 'ai', content };
}

function choice({ choices }: Chapter, next: Chapter): TranscriptEntry {
	const picked = choices.find(({ nextNodeId }) => nextNodeId === next._id);
	return { type: 'user', content: picked?.text ?? '', choices: choices.map(({ text }) => text) };
}
