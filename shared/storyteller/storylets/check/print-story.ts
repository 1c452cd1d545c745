import type { ChapterDraft } from '../../../contract/storyteller.ts';

/** A whole story as plain text for readers: titles, chapters, and the choices with the taken one marked. */
export function printStory(drafts: readonly ChapterDraft[], path: readonly number[]): string {
	const chapters = drafts.map((draft, at) => {
		const choices = draft.choices.map((choice, index) => `  ${path[at] === index ? '→' : ' '} ${choice}`);
		return [`${at + 1}. ${draft.chapterTitle}`, draft.content, ...(choices.length > 0 ? [choices.join('\n')] : [])];
	});
	return [`${drafts[0]?.storyTitle.toUpperCase()}`, ...chapters.flat()].join('\n\n');
}
