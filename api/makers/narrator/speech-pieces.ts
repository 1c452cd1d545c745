import { type SentenceSpan, sentenceSpans } from '../../../shared/rules/sentences.ts';
import { type Punctuation, spokenWords } from './spoken-words.ts';

/** `size`: the length of its speech, in letters. `mark`: the punctuation after it, `paragraph` at the end of one. */
export type SpeechPieceWord = { from: number; to: number; size: number; mark: Punctuation | 'sentence' | 'paragraph' };

/** The text of one call. `input`: what the model gets. `words`: with offsets into the whole text. */
export type SpeechPiece = { input: string; words: readonly SpeechPieceWord[] };

/** UTF-8 bytes of a piece: models also limit tokens, of which some scripts need more for a letter. */
const maxPieceBytes = 6000;

type Stretch = Pick<SentenceSpan, 'from' | 'to' | 'isParagraphEnd'>;

/** Splits a text at sentences into pieces of similar length, each of at most `longest` characters. */
export function splitIntoPieces(text: string, longest: number): SpeechPiece[] {
	const stretches = sentenceSpans(text)
		.flatMap((sentence) => shortEnough(text, sentence, longest))
		.filter(({ from, to }) => /[\p{L}\p{N}]/u.test(text.slice(from, to)));
	const count = Math.ceil(Math.max(text.length / longest, Buffer.byteLength(text) / maxPieceBytes));
	const fits = (piece: readonly Stretch[], { to }: Stretch) => isShort(text.slice(piece[0]!.from, to), longest);
	const isNearer = (piece: readonly Stretch[], { from, to }: Stretch) =>
		(from + to) / 2 - piece[0]!.from <= text.length / count;
	const pieces: Stretch[][] = [];
	for (const stretch of stretches) {
		const piece = pieces.at(-1);
		const isLast = pieces.length === count;
		if (piece && fits(piece, stretch) && (isLast || isNearer(piece, stretch))) piece.push(stretch);
		else pieces.push([stretch]);
	}
	return pieces.map((piece) => ({
		input: speakableText(text.slice(piece[0]!.from, piece.at(-1)!.to)).slice(0, longest),
		words: wordsOf(text, piece),
	}));
}

function isShort(text: string, longest: number): boolean {
	return text.length <= longest && Buffer.byteLength(text) <= maxPieceBytes;
}

/** A sentence, or the parts of one that is too long: cut after a clause, else between words, else anywhere. */
function shortEnough(text: string, sentence: Stretch, longest: number): Stretch[] {
	const { from, to, isParagraphEnd } = sentence;
	if (isShort(text.slice(from, to), longest)) return [sentence];
	const most = Math.min(longest, Math.floor(maxPieceBytes / 3));
	const part = text.slice(from, from + most);
	const clause = Math.max(...[...part.matchAll(/[,;:—–،、，；](?=\s|\p{L})/gu)].map(({ index }) => index + 1), 0);
	const space = part.search(/\s\S*$/);
	const end = from + (clause >= most / 2 ? clause : space > 0 ? space : part.toWellFormed() === part ? most : most - 1);
	return [{ from, to: end, isParagraphEnd: false }, ...shortEnough(text, { from: end, to, isParagraphEnd }, longest)];
}

function wordsOf(text: string, piece: readonly Stretch[]): SpeechPieceWord[] {
	return piece.flatMap(({ from, to, isParagraphEnd }) => {
		const { words } = spokenWords(text.slice(from, to), from, '');
		const last = words.length - 1;
		const end = isParagraphEnd ? 'paragraph' : 'sentence';
		return words.map(({ from, to, say, mark }, i) => ({ from, to, size: sizeOf(say), mark: i === last ? end : mark }));
	});
}

/** A digit counts as a word; each word has a little more than its letters. */
function sizeOf(say: string): number {
	const figures = say.match(/\d/g)?.length ?? 0;
	return say.replace(/[^A-Za-z]/g, '').length + figures * 4 + 1;
}

/**
 * A text as a speech model gets it: words, punctuation and paragraphs, without marks of HTML and markdown, control characters,
 * emoji and broken characters.
 */
export function speakableText(written: string): string {
	return written
		.toWellFormed()
		.replace(/&+/g, ' and ')
		.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u20E3\uFE0F\uFFFD]/gu, ' ')
		.replace(/[*_#~^|<>[\]{}\\@`=]+/g, ' ')
		.replace(/[\p{C}\p{S}]/gu, (sign) => (speakableSymbols.has(sign) ? sign : ' '))
		.replace(/[^\S\n]+/gu, ' ')
		.replace(/ ?\n ?/g, '\n')
		.replace(/\n{2,}/g, '\n\n')
		.trim();
}

/** Line breaks, the joiners that some scripts need, and symbols that are read as words. */
const speakableSymbols = new Set(['\n', '\u200C', '\u200D', '+', '$', '£', '€', '¥', '°']);
