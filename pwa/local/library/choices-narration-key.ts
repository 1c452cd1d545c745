/** Where the narration of a chapter's choices is, among those of chapters. Apart: the service worker needs no more of it. */
export function choicesNarrationKey(chapterId: string): string {
	return `${chapterId} choices`;
}
