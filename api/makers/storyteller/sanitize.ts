/** Stands for the hero's name during sanitizing, so that the name stays as it is. */
const namePlaceholder = '\uE000';

/**
 * A provider's prose as plain text: without control characters, bidirectional overrides, HTML and markdown, with curly quotes
 * and one blank line between paragraphs, without a heading above and without `choices` listed below. The hero's name stays
 * as it is.
 */
export function sanitizeProse(written: string, heroName: string, choices: readonly string[] = []): string {
	const named = plainCharacters(written).replaceAll(plainCharacters(heroName) || heroName, namePlaceholder);
	const paragraphs = curly(withoutMarkdown(withoutHtml(named)))
		.split(/\n+/)
		.map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
		.filter(isProse);
	return withoutLists(paragraphs, choices).join('\n\n').replaceAll(namePlaceholder, heroName);
}

/** The same for a title, a choice or a note: one line of at most `length` characters, cut between words. */
export function sanitizeLine(written: string, length: number): string {
	const plain = curly(withoutMarkdown(withoutHtml(plainCharacters(written.slice(0, length * 8)))))
		.replace(/\s+/g, ' ')
		.trim();
	if (plain.length <= length) return plain;
	return plain
		.slice(0, length + 1)
		.replace(/\s+\S*$/, '')
		.slice(0, length)
		.toWellFormed()
		.replaceAll('\uFFFD', '');
}

/**
 * Without characters that print nothing: control characters, direction marks, zero-width spaces, private and broken
 * characters. Joiners stay, as scripts and emoji need them.
 */
function plainCharacters(text: string): string {
	return text
		.toWellFormed()
		.normalize('NFC')
		.replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
		.replace(/\t/g, ' ')
		.replace(
			/[\p{Cc}\p{Co}\uFFFC-\uFFFF\uFEFF\u200B\u200E\u200F\u2060-\u2064\u061C\u202A-\u202E\u2066-\u206F]/gu,
			(mark) => (mark === '\n' ? mark : ''),
		)
		.replace(/[\u{E0000}-\u{E0FFF}]/gu, '');
}

const entities: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	'#39': '’',
	apos: '’',
	nbsp: ' ',
};

function withoutHtml(text: string): string {
	return text
		.replace(/<(script|style)\b[^<>]{0,500}>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
		.replace(/<!--[\s\S]*?(?:-->|$)/g, '')
		.replace(/<(?:br|\/?p|\/?div|\/?h[1-6]|\/?li)\b[^<>]{0,500}>/gi, '\n')
		.replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
		.replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => entities[name] ?? '');
}

function withoutMarkdown(text: string): string {
	return text
		.replace(/^[ ]*(?:```|~~~).*$/gm, '')
		.replace(/^[ ]*(?:[-*_][ ]*){3,}$/gm, '')
		.replace(/^[ ]*(?:#{1,6}[ ]+|>[ ]?)/gm, '')
		.replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g, '$1')
		.replace(/\*+(?=\S)|(?<=\S)\*+|(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])|`/gu, '');
}

/** Straight quotes become curly; the direction depends only on the preceding character. */
function curly(text: string): string {
	return text
		.replace(/(^|[\s([{‘“—–-])"/gm, '$1“')
		.replace(/"/g, '”')
		.replace(/(^|[\s([{“—–])'/gm, '$1‘')
		.replace(/'/g, '’');
}

function isProse(paragraph: string): boolean {
	return /[\p{L}\p{N}\uE000]/u.test(paragraph);
}

/** The beginning of a list item, in which a provider repeats its choices. */
const listed = /^(?:\(?[0-9A-Ca-c][.):]\)?|[-•*]|(?:choice|option) [0-9A-C][.):])\s*\S/i;

/** Without a heading above the text, and without choices repeated below it. */
function withoutLists(paragraphs: readonly string[], choices: readonly string[]): string[] {
	const from = paragraphs.length > 1 && isHeading(paragraphs[0] ?? '') ? 1 : 0;
	const offered = new Set(choices.map(lettersOf));
	const isOffer = (paragraph: string) => listed.test(paragraph) || offered.has(lettersOf(paragraph));
	const last = paragraphs.findLastIndex((paragraph) => !isOffer(paragraph));
	const prose = paragraphs.slice(from, last + 1);
	return last + 1 < paragraphs.length && questionToReader.test(prose.at(-1) ?? '') ? prose.slice(0, -1) : prose;
}

function lettersOf(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

/** “What should Pip do now?” and the like, before a list of choices. */
const questionToReader = /^(?:what|which|where|how)\b[^.!]{0,120}[?:]$|^(?:choices|options|choose)\b.{0,80}$/i;

function isHeading(paragraph: string): boolean {
	if (/^chapter\b.{0,100}$/i.test(paragraph) && !/[.!?…]$/.test(paragraph.replace(/^chapter \S+/i, ''))) return true;
	return paragraph.length <= 80 && !/[.!?…:,;。！？।؟”’)»—–-]$/.test(paragraph);
}
