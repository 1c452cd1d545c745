import type { ChapterDraft, StoryBrief } from '../../contract/storyteller.ts';
import { tellNextChapter } from '../tell-chapter.ts';

/** All chapters along a path of choices, told one after the other, and the story's outline. */
export function tellPath(brief: StoryBrief, path: readonly number[]): { drafts: ChapterDraft[]; outline: string } {
	const request = { brief, memory: [], isContinuation: false };
	const first = tellNextChapter({ ...request, outline: null, priorChapters: [] });
	const drafts = [first.draft];
	for (const at of path.keys()) {
		const priorChapters = drafts.map(({ content, choices }, i) => ({ content, choices, choiceTaken: path[i] ?? null }));
		drafts.push(
			tellNextChapter({ ...request, outline: first.outline, priorChapters: priorChapters.slice(0, at + 1) }).draft,
		);
	}
	return { drafts, outline: first.outline };
}
