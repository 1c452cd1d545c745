/** Stands for the hero's name until a text is finished, so that a name is never taken for part of a template. */
export const heroPlaceholder = '\uE000';

// A sentence ends at an end mark and closing quotes, unless a small letter follows: “Stop!” said Tom. “Mrs.” and the like end
// none. The lookahead comes first for speed: a small letter follows most spaces.
const boundary = /\s+(?=[“‘]?[^\sa-z“‘])(?<=[.!?…][”’]*\s+)(?<!\b(?:Mr|Mrs|Ms|Dr|St)\.\s+)/u;
const word = /[^\s“”‘…!?.,;:()’'–—-]+(?:[’'-][^\s“”‘…!?.,;:()’'–—-]+)*/gu;

/** Sentences of so few words (“Oh no!”) may be repeated. */
export const maxExclamationWords = 2;

/** The sentences of a text; speech and its tag (“… said Tom”) are one. */
export function sentencesOf(text: string): string[] {
	return text.split(boundary).filter((sentence) => sentence.trim() !== '');
}

/** The words of a text as they are written. */
export function wordsOf(text: string): string[] {
	return text.match(word) ?? [];
}

/** Shared words over all words (Jaccard), 0 to 1. */
export function wordOverlap(words: readonly string[], others: readonly string[]): number {
	const [one, other] = [new Set(words), new Set(others)];
	const shared = [...one].filter((word) => other.has(word)).length;
	return shared / Math.max(1, one.size + other.size - shared);
}

/** A text, parsed once for all measurements. */
export type ParsedText = readonly { sentence: string; words: readonly string[]; syllables: number }[];

/** The sentences of a text, each with its words. */
export function parseText(text: string): ParsedText {
	return sentencesOf(text).map(parsedSentence);
}

/** The same sentences are parsed for every attempt at a chapter. */
const parsedSentence = memoized((sentence): ParsedText[number] => {
	const words = wordsOf(sentence);
	return { sentence, words, syllables: syllablesInAll(words) };
});

/** The counts from which a reading grade is computed; counts of several texts can be added. */
export type TextCounts = { sentences: number; words: number; syllables: number };

/** Counts a text; syllables are estimated as groups of vowels without a silent e. */
export function countText(text: ParsedText): TextCounts {
	const sums = { sentences: text.length, words: 0, syllables: 0 };
	for (const { words, syllables } of text) {
		sums.words += words.length;
		sums.syllables += syllables;
	}
	return sums;
}

/** The Flesch–Kincaid grade of the texts with these counts, together. */
export function readingGrade(...texts: readonly TextCounts[]): number {
	const sum = (of: keyof TextCounts) =>
		Math.max(
			1,
			texts.reduce((all, each) => all + each[of], 0),
		);
	return 0.39 * (sum('words') / sum('sentences')) + 11.8 * (sum('syllables') / sum('words')) - 15.59;
}

/** An estimate of the syllables of a text. */
export function syllablesOf(text: string): number {
	return syllablesInAll(wordsOf(text));
}

function syllablesInAll(words: readonly string[]): number {
	return words.reduce((sum, each) => sum + syllablesIn(each), 0);
}

const syllablesIn = memoized((written) => {
	const plain = written
		.toLowerCase()
		.replace(/[’'].*$/, '')
		.replace(/(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/, '');
	return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1);
});

const little = new Set(
	`about after again early all also along and another any are around away back because been before behind being below beside
	between both but came can come could did does done down each else even ever every for from  get gone got had has
	have   her here him his how into its just last like little long  made make many more most much must
	near never next not now off once one only onto other our out over own  said same saw see she side so some soon
	still such than that the their them then there these they thing things this those three through time too took two
	under until upon very was way well went were what when where which while who whole why will with without would yes
	not old new day let its too all got ran sat set say who why two end the and you big bit lot let may yet nor per i’m
	you your them themself himself herself first left right went   `.split(/\s+/),
);

/** A word without its ending; '' for small words, which may be repeated. */
export const stemOf = memoized((written) => {
	const plain = written.toLowerCase().replace(/[’'].*$/, '');
	return plain.length < 3 || little.has(plain)
		? ''
		: plain.replace(/(?:ing|edly|ed|es|e|s|ly|y)$/, '').replace(/(.)\1$/, '$1');
});

/** The stem of each word of a text. */
export const stemsIn = memoized((text): readonly string[] => wordsOf(text).map(stemOf));

/** With a capital first letter. */
export function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

const small = new Set([
	'a',
	'an',
	'and',
	'at',
	'but',
	'by',
	'for',
	'from',
	'in',
	'into',
	'of',
	'on',
	'or',
	'the',
	'to',
	'with',
]);

/** In title case: capitals except for small words inside. */
export function titleCase(text: string): string {
	const words = text.split(' ');
	return words.map((each, at) => (at > 0 && small.has(each) ? each : capitalize(each))).join(' ');
}

/** The size of each cache: more than the words and sentences of one chapter's attempts. */
const maxCacheEntries = 5000;

/** The same function with a cache. */
function memoized<Made>(make: (text: string) => Made): (text: string) => Made {
	const known = new Map<string, Made>();
	return (text) => {
		const had = known.get(text);
		if (had !== undefined) return had;
		const made = make(text);
		if (known.size >= maxCacheEntries) known.clear();
		known.set(text, made);
		return made;
	};
}

/** The number of words of the longest sentence; a hero's name counts with all its words. */
export function longestSentence(text: ParsedText, heroName: string): number {
	const extra = Math.max(0, heroName.trim().split(/\s+/).length - 1);
	const namesIn = (sentence: string) => (extra === 0 ? 0 : sentence.split(heroPlaceholder).length - 1);
	return Math.max(0, ...text.map(({ sentence, words }) => words.length + extra * namesIn(sentence)));
}
