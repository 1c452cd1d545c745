/** Between two sentences of which the second begins with speech; not within a speech that goes on after "said Pip,". */
const beforeSpeech = /(?<=[.!?…]”?) (?=“)/;

/** "…,” said Professor Sprocket": the name of who spoke. */
const attribution = /[,.!?…]” [a-z]+ (?:(?:Mrs?|Ms|Dr)\. )?(\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*)*)/u;

/**
 * Puts what another person says into a paragraph of its own, as books do: where one speech directly follows another, and where both name their
 * speakers. A speech that names no speaker, or a pronoun, stays beside the sentence before it.
 */
export function separateSpeakers(paragraph: string): string {
	const paragraphs: string[] = [];
	let speaker: string | undefined;
	for (const piece of paragraph.split(beforeSpeech)) {
		const named = attribution.exec(piece)?.[1];
		const before = paragraphs.at(-1);
		const isOther =
			before?.endsWith('”') || (speaker !== undefined && named !== undefined && !sharesWord(speaker, named));
		if (before === undefined || isOther) paragraphs.push(piece);
		else paragraphs[paragraphs.length - 1] = `${before} ${piece}`;
		speaker = named ?? (isOther ? undefined : speaker);
	}
	return paragraphs.join('\n\n');
}

/** "Captain Bess Barnacle" and "Bess" are one person. */
function sharesWord(one: string, other: string): boolean {
	const words = one.split(' ');
	return other.split(' ').some((word) => words.includes(word));
}
