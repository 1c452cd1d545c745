import type { Row } from '../db/schema.ts';
import type { PriorChapter } from '../makers/makers.ts';

/** From the first chapter to the one with this id; empty for none. */
export function pathTo(chapters: readonly Row<'chapter'>[], id: string | null): Row<'chapter'>[] {
	const here = chapters.find((chapter) => chapter.id === id);
	return here ? [...pathTo(chapters, here.parent_id), here] : [];
}

/**
 * The chapters of a path as a storyteller gets them, with the choices on the way, which need not be those taken last.
 * `choiceIndex`: the choice after the last of them.
 */
export function priorChaptersOf(path: readonly Row<'chapter'>[], choiceIndex: number | null): PriorChapter[] {
	return path.map((chapter, i) => ({
		content: chapter.content,
		choices: JSON.parse(chapter.choices) as string[],
		choiceTaken: path[i + 1]?.choice_index ?? choiceIndex,
	}));
}
