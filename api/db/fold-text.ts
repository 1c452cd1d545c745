/**
 * A text as it is compared: capitals and small letters of every script are one, and so are é as one sign and é as two.
 * By way of capitals, because they join what has several small forms (ß and ss, σ and ς). Never holds U+0000.
 */
export function foldText(text: string): string {
	if (asciiPattern.test(text)) return text.toLowerCase();
	const small = text.normalize('NFC').toUpperCase().toLowerCase();
	return small.replaceAll('ς', 'σ').replaceAll('\0', '\uFFFD');
}

/** What an English keyboard types: nearly all there is, and done in a quarter of the time. */
const asciiPattern = /^[ -~]*$/;
