import anyAscii from 'any-ascii';

/** A word as it is written (`from`/`to`, UTF-16 offsets into the whole text) and as the engine is to `say` it. */
export type SpokenWord = {
	from: number;
	to: number;
	say: string;
	/** Inside quotation marks: a character is speaking. */
	isQuoted: boolean;
	/** The heaviest punctuation that follows, in the order of `punctuationByWeight`. */
	mark: Punctuation;
};

export type Punctuation = '' | ',' | '—' | '…' | '.' | '?' | '!';

const punctuationByWeight: readonly Punctuation[] = ['', ',', '—', '…', '.', '?', '!'];
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The speakable words of one sentence. `closing`: the quotation mark that will close the current quote, '' for none; before the
 * sentence as a parameter, after it in the result.
 */
export function spokenWords(
	sentence: string,
	offset: number,
	closing: string,
): { words: SpokenWord[]; closing: string } {
	const words: SpokenWord[] = [];
	for (const { segment, index, isWordLike } of segmenter.segment(sentence)) {
		const say = isWordLike ? pronounceable(segment) : '';
		const last = words.at(-1);
		if (say) {
			const from = offset + index;
			words.push({ from, to: from + segment.length, say, isQuoted: closing !== '', mark: '' });
		} else if (last) addSign(last, segment);
		const now = closingAfter(segment, closing);
		if (now !== closing && last) raisePunctuation(last, ',');
		closing = now;
	}
	return { words, closing };
}

const abbreviations: Record<string, string> = { mr: 'mister', mrs: 'missus', ms: 'miz', dr: 'doctor', st: 'saint' };
/** Longer strings are no words, and the engine would spell them for minutes. */
const longestWord = 48;

/** A word in letters that the English voice knows, '' for none: "Zoë" → "Zoe", "小龙" → "Xiao Long". */
export function pronounceable(word: string): string {
	const latin = anyAscii(word)
		.replace(/([a-z])([A-Z])/g, '$1 $2')
		.replace(/(?<!\d)[.,]|[.,](?!\d)|[^A-Za-z0-9'., ]/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, longestWord);
	if (!/[A-Za-z0-9]/.test(latin)) return '';
	return abbreviations[latin.toLowerCase()] ?? latin;
}

function addSign(word: SpokenWord, sign: string): void {
	if (sign === '&') word.say += ' and';
	if (sign === '%') word.say += ' percent';
	const mark = punctuationOf(sign);
	if (mark !== '.' || !isShortened(word.say)) raisePunctuation(word, mark);
}

/** The full stop after "Mr" or an initial ends no sentence. */
function isShortened(say: string): boolean {
	return say.length === 1 || Object.values(abbreviations).includes(say);
}

function raisePunctuation(word: SpokenWord, mark: Punctuation): void {
	if (punctuationByWeight.indexOf(mark) > punctuationByWeight.indexOf(word.mark)) word.mark = mark;
}

function punctuationOf(sign: string): Punctuation {
	if (/[!！]/.test(sign)) return '!';
	if (/[?？؟]/.test(sign)) return '?';
	if (/…|\.\./.test(sign)) return '…';
	if (/[.。]/.test(sign)) return '.';
	if (/[—–]/.test(sign)) return '—';
	return /[,;:()[\]،、，]/.test(sign) ? ',' : '';
}

const closings: Record<string, string> = { '“': '”', '„': '“', '«': '»', '"': '"', '‘': '’' };

/** Inside one kind of quotation mark the other kinds are ignored: “the foxes’ den”. */
function closingAfter(sign: string, closing: string): string {
	if (closing) return sign === closing ? '' : closing;
	return closings[sign] ?? '';
}
