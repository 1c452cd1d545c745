import {
	collapseDuplicatesTransformer,
	englishDataset,
	englishRecommendedTransformers,
	RegExpMatcher,
	resolveConfusablesTransformer,
	resolveLeetSpeakTransformer,
	toAsciiLowerCaseTransformer,
} from 'obscenity';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import {
	type ContentBounds,
	type ContentIssue,
	findContentIssue,
} from '../../../shared/rules/moderation/content-rules.ts';
import { foldText, singulars } from '../../../shared/rules/moderation/word-forms.ts';

export type { ContentIssue } from '../../../shared/rules/moderation/content-rules.ts';

/** The limits of a story's text, and the hero's name, which is exempt from the profanity filter. */
export type StoryBounds = ContentBounds & { heroName: string };

export function storyBoundsOf({ rating, disabledTopics, hero }: StoryBrief): StoryBounds {
	return { rating, disabledTopics, heroName: hero.name };
}

/** For typed input: it also finds "sh1t" and look-alike letters. */
const inputMatcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
/** For prose, in which digits are digits: "45 seconds" is no disguised word. */
const proseMatcher = new RegExpMatcher({
	...englishDataset.build(),
	blacklistMatcherTransformers: [toAsciiLowerCaseTransformer(), collapseDuplicatesTransformer(datasetDoubles())],
	whitelistMatcherTransformers: [toAsciiLowerCaseTransformer()],
});

/** Names that the profanity list wrongly matches. Whole words, folded. */
const harmlessNames = wordSet(
	'ana anal analia analie analis analise analisa annalise annaliese annalisa analeigh moby moby-dick dick dickie dickon ' +
		'dicky dickson benedick fagin fukuko fukumi fukuda cummings cummins pussycat pussy-cat pussywillow janus manus ' +
		'uranus titan titania titus van-dyke shih-tzu raper negroni penistone sanal kanal akshit arshit darshit dikshit ' +
		'harshit kushit lakshit nishit parikshit rakshit yashit',
);

/** Other words that it wrongly matches in prose. */
const harmlessWords = wordSet(
	'banal canal chink chinked cockerel cocks cummerbund cuckoo cucumber cumin cumulus drapery dyke hooker montenegro porgy ' +
		'prick pricked rapeseed rapped scat shiitake tit titter tittered tittering analyse analyze analysis analyst analogue',
);

const harmlessInProse = harmlessNames.union(harmlessWords);

/** Profanity that also counts with blanks, dots or stars between the letters. */
const spacedProfanity =
	/fuck|shit|cunt|nigg[ae]r?|faggot|whore|wank|bitch|pussy|penis|vagina|slut|rapist|asshole|arsehole|dickhead|porn/;

/** Whether a hero may have this name: any script and sign, but no English profanity in any spelling. */
export function isNameAllowed(name: string): boolean {
	const read = name.replace(/pussy(?=[ -](cat|willow))/gi, 'kitty');
	const plain = foldText(read);
	return (
		!hasProfanity(read, inputMatcher, harmlessNames) &&
		!hasProfanity(plain, inputMatcher, harmlessNames) &&
		!hasSpacedProfanity(plain)
	);
}

/**
 * What in a hero's name breaks a story's limits, or null. Disguised spellings count as well: “sp1der”, “s p i d e r”.
 */
export function reviewName(name: string, bounds: ContentBounds): ContentIssue | null {
	return nameVariants(name).reduce<ContentIssue | null>((found, text) => found ?? findContentIssue(text, bounds), null);
}

/**
 * What in a text does not suit this reader, or null. The hero's name as a whole word is exempt from the profanity filter, but
 * not from topics and rating.
 */
export function reviewText(text: string, bounds: StoryBounds): ContentIssue | null {
	const objection = findContentIssue(text, bounds);
	if (objection) return objection;
	const isExempt = (from: number, to: number) =>
		occurrencesOf(bounds.heroName, text).some((one) => one.from <= from && to < one.to);
	return hasProfanity(text, proseMatcher, harmlessInProse, isExempt) ? { because: 'swearing', word: '' } : null;
}

/** Where a name stands as a whole word, in any case. */
function occurrencesOf(name: string, text: string): { from: number; to: number }[] {
	const pattern = escaped(name.trim()).replaceAll(/['’ʼ]/g, "['’ʼ]").replaceAll(/\s+/g, '\\s+');
	if (pattern === '') return [];
	const whole = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${pattern}(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
	return [...text.matchAll(whole)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
}

/** A text as a pattern for a regular expression with the `u` flag. */
function escaped(text: string): string {
	return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function hasProfanity(
	text: string,
	matcher: RegExpMatcher,
	harmless: ReadonlySet<string>,
	isExempt: (from: number, to: number) => boolean = () => false,
): boolean {
	return matcher
		.getAllMatches(text)
		.some(
			({ startIndex, endIndex }) =>
				!isExempt(startIndex, endIndex) && !isHarmless(text, startIndex, endIndex, harmless),
		);
}

/** Whether a match lies in harmless words only: "Moby Dick", "Pussycat". */
function isHarmless(text: string, from: number, to: number, harmless: ReadonlySet<string>): boolean {
	const start = text.slice(0, from).search(/[\p{L}\p{N}-]*$/u);
	const end = to + 1 + text.slice(to + 1).search(/[^\p{L}\p{N}-]|$/u);
	const words = foldText(text.slice(start, end)).split(/[^\p{L}\p{N}-]+/u);
	return words.every((word) => singulars(word).some((one) => harmless.has(one)));
}

/** "Susan Usher" contains profanity across its blank too: so only short fragments are joined, and pairs that form exactly one word. */
function hasSpacedProfanity(plain: string): boolean {
	const pieces = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
	if (pieces.length < 2) return false;
	const whole = pieces.join('');
	const fragments = pieces.filter((piece) => piece.length <= 2).length;
	if (fragments === pieces.length && hasProfanity(whole, inputMatcher, harmlessNames)) return true;
	if (fragments * 2 >= pieces.length && spacedProfanity.test(whole)) return true;
	return pieces.some((piece, i) => spacedProfanity.exec(piece + (pieces[i + 1] ?? ''))?.[0] === piece + pieces[i + 1]);
}

/** The disguises that the profanity filter recognizes: look-alike letters, and digits for letters. */
const disguiseTransformers = [resolveConfusablesTransformer(), resolveLeetSpeakTransformer()];

/** A name as written, without disguises, and with its fragments joined to one word. */
function nameVariants(name: string): string[] {
	const undisguised = disguiseTransformers.reduce(applyTransformer, name);
	const pieces = foldText(undisguised).split(/[^\p{L}\p{N}]+/u);
	return [name, undisguised, ...(pieces.every((piece) => piece.length <= 2) ? [pieces.join('')] : [])];
}

function applyTransformer(text: string, { transform }: (typeof disguiseTransformers)[number]): string {
	return String.fromCodePoint(...[...text].map((sign) => transform(sign.codePointAt(0)!) ?? sign.codePointAt(0)!));
}

/** The letters that words of the data set have twice; other repeated letters count as one: "fuuuck". */
function datasetDoubles() {
	return { defaultThreshold: 1, customThresholds: new Map([...'beolsg'].map((letter) => [letter, 2])) };
}

function wordSet(words: string): Set<string> {
	return new Set(words.split(' '));
}
