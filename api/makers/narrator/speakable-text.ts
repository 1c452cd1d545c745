/**
 * A stretch of a story as a speaking model is to get it: words, the marks of sentences, paragraphs. Signs of HTML and
 * markdown, control characters, emoji and broken characters are no sound.
 */
export function speakableText(written: string): string {
	return written
		.toWellFormed()
		.replace(/&+/g, ' and ')
		.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u20E3\uFE0F\uFFFD]/gu, ' ')
		.replace(/[*_#~^|<>[\]{}\\@`=]+/g, ' ')
		.replace(/[\p{C}\p{S}]/gu, (sign) => (spoken.has(sign) ? sign : ' '))
		.replace(/[^\S\n]+/gu, ' ')
		.replace(/ ?\n ?/g, '\n')
		.replace(/\n{2,}/g, '\n\n')
		.trim();
}

/** Line breaks, the joiners that some scripts need between letters, and signs that are read as words. */
const spoken = new Set(['\n', '\u200C', '\u200D', '+', '$', '£', '€', '¥', '°']);
