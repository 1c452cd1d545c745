/** The text that is read aloud for a chapter's choices: each is a paragraph, so that it can be heard apart. */
export function spokenChoicesText(choices: readonly string[]): string {
	return choices.join('\n\n');
}

/** The index of the choice at an offset into that text. */
export function spokenChoiceAt(choices: readonly string[], offset: number): number {
	let end = 0;
	return choices.findIndex((text) => {
		end += text.length + '\n\n'.length;
		return offset < end;
	});
}
