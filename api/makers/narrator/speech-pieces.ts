import { type SentenceSpan, sentenceSpans } from './sentences.ts';
import { speakableText } from './speakable-text.ts';
import { type Punctuation, spokenWords } from './spoken-words.ts';

/** `size`: how much there is to say in it, in letters. `mark`: what follows it; `paragraph` at the end of one. */
export type SpeechPieceWord = { from: number; to: number; size: number; mark: Punctuation | 'sentence' | 'paragraph' };

/** What is spoken in one go. `input` is what the model gets, `words` stand in the text that was given. */
export type SpeechPiece = { input: string; words: readonly SpeechPieceWord[] };

/** UTF-8 bytes of a piece: models count tokens as well, of which other scripts have more to a letter. */
const maxPieceBytes = 6000;

type Stretch = Pick<SentenceSpan, 'from' | 'to' | 'isParagraphEnd'>;

/** A text cut at its sentences into pieces of about the same length, each of at most `longest` characters. */
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

/** A figure is a word of its own; every word has a little more than its letters. */
function sizeOf(say: string): number {
	const figures = say.match(/\d/g)?.length ?? 0;
	return say.replace(/[^A-Za-z]/g, '').length + figures * 4 + 1;
}
