import type { Chapter } from '../contract/story.ts';

/**
 * The chapters of the path, first to last: from the first chapter along the choice last taken at each chapter,
 * or along the first choice with a chapter (product 4.12). A loop, which no server writes, ends the path.
 */
export function readingPath<PathChapter extends Pick<Chapter, '_id' | 'choices' | 'takenChoice'>>(
	startChapterId: string | null,
	chapters: readonly PathChapter[],
): PathChapter[] {
	const byId = new Map(chapters.map((node) => [node._id, node]));
	const path: PathChapter[] = [];
	let next = startChapterId ? byId.get(startChapterId) : undefined;
	while (next && !path.includes(next)) {
		path.push(next);
		next = byId.get(nextChapterId(next) ?? '');
	}
	return path;
}

function nextChapterId(node: Pick<Chapter, 'choices' | 'takenChoice'>): string | null {
	return node.choices[followedChoice(node)]?.nextNodeId ?? null;
}

/** The index of the choice along which the path goes on after a chapter; -1 where it ends. */
export function followedChoice({ choices, takenChoice }: Pick<Chapter, 'choices' | 'takenChoice'>): number {
	if (takenChoice !== null && choices[takenChoice]?.nextNodeId) return takenChoice;
	return choices.findIndex(({ nextNodeId }) => nextNodeId);
}
