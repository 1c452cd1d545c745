/**
 * A text for comparison: case-insensitive in every script, composed and decomposed accents equal. Folds through upper case, which
 * unites several lower-case forms (ß and ss, σ and ς). The result never contains U+0000.
 */
export function foldText(text: string): string {
	if (asciiPattern.test(text)) return text.toLowerCase();
	const small = text.normalize('NFC').toUpperCase().toLowerCase();
	return small.replaceAll('ς', 'σ').replaceAll('\0', '\uFFFD');
}

/** ASCII is nearly all there is, and four times faster. */
const asciiPattern = /^[ -~]*$/;
