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

/** What a text must keep to, and whose name may stand in it. */
export type StoryBounds = ContentBounds & { heroName: string };

/** What the reader of this brief may meet. */
export function storyBoundsOf({ rating, disabledTopics, hero }: StoryBrief): StoryBounds {
	return { rating, disabledTopics, heroName: hero.name };
}

/** For what a person typed: it sees through "sh1t" and look-alike letters. */
const inputMatcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
/** For prose, which has honest figures in it: "45 seconds" is no disguised word. */
const proseMatcher = new RegExpMatcher({
	...englishDataset.build(),
	blacklistMatcherTransformers: [toAsciiLowerCaseTransformer(), collapseDuplicatesTransformer(datasetDoubles())],
	whitelistMatcherTransformers: [toAsciiLowerCaseTransformer()],
});

/** Names that the list of swear words mistakes for something else. Whole words, plain. */
const harmlessNames = wordSet(
	'ana anal analia analie analis analise analisa annalise annaliese annalisa analeigh moby moby-dick dick dickie dickon ' +
		'dicky dickson benedick fagin fukuko fukumi fukuda cummings cummins pussycat pussy-cat pussywillow janus manus ' +
		'uranus titan titania titus van-dyke shih-tzu raper negroni penistone sanal kanal akshit arshit darshit dikshit ' +
		'harshit kushit lakshit nishit parikshit rakshit yashit',
);

/** Words that mean no harm in a story, but are no name. */
const harmlessWords = wordSet(
	'banal canal chink chinked cockerel cocks cummerbund cuckoo cucumber cumin cumulus drapery dyke hooker montenegro porgy ' +
		'prick pricked rapeseed scat shiitake tit titter tittered tittering analyse analyze analysis analyst analogue',
);

const harmlessInProse = harmlessNames.union(harmlessWords);

/** Swear words that are meant even when somebody puts blanks, dots or stars between the letters. */
const spacedProfanity =
	/fuck|shit|cunt|nigg[ae]r?|faggot|whore|wank|bitch|pussy|penis|vagina|slut|rapist|asshole|arsehole|dickhead|porn/;

/** Whether a hero may be called this. Every script and sign is welcome; English swearing is not, however it is written. */
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
 * What stands against a hero of this name in a story with these bounds, or null. A name is looked at as it is written, and
 * as it is meant: “sp1der”, “s p i d e r”.
 */
export function reviewName(name: string, bounds: ContentBounds): ContentIssue | null {
	return nameVariants(name).reduce<ContentIssue | null>((met, text) => met ?? findContentIssue(text, bounds), null);
}

/**
 * What stands against telling a text to this reader, or null. The hero's name may look like a swear word where it stands as
 * a whole word; neither a topic nor the rating makes way for it.
 */
export function reviewText(text: string, bounds: StoryBounds): ContentIssue | null {
	const objection = findContentIssue(text, bounds);
	if (objection) return objection;
	const isExempt = (from: number, to: number) =>
		occurrencesOf(bounds.heroName, text).some((one) => one.from <= from && to < one.to);
	return hasProfanity(text, proseMatcher, harmlessInProse, isExempt) ? { because: 'swearing', word: '' } : null;
}

/** Where a name stands as a word of its own, in whatever case: not as letters within another one. */
function occurrencesOf(name: string, text: string): { from: number; to: number }[] {
	const pattern = escaped(name.trim()).replaceAll(/['’ʼ]/g, "['’ʼ]").replaceAll(/\s+/g, '\\s+');
	if (pattern === '') return [];
	const whole = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${pattern}(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
	return [...text.matchAll(whole)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
}

/** Of the characters that mean something in a regular expression, in the manner of its `u` flag. */
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

/** A match inside harmless words only: "Moby Dick", "Pussycat". */
function isHarmless(text: string, from: number, to: number, harmless: ReadonlySet<string>): boolean {
	const start = text.slice(0, from).search(/[\p{L}\p{N}-]*$/u);
	const end = to + 1 + text.slice(to + 1).search(/[^\p{L}\p{N}-]|$/u);
	const words = foldText(text.slice(start, end)).split(/[^\p{L}\p{N}-]+/u);
	return words.every((word) => singulars(word).some((one) => harmless.has(one)));
}

/** "Susan Usher" holds a bad word across its blank too: so only crumbs are read as one word, and pairs that make one. */
function hasSpacedProfanity(plain: string): boolean {
	const pieces = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
	if (pieces.length < 2) return false;
	const whole = pieces.join('');
	const crumbs = pieces.filter((piece) => piece.length <= 2).length;
	if (crumbs === pieces.length && hasProfanity(whole, inputMatcher, harmlessNames)) return true;
	if (crumbs * 2 >= pieces.length && spacedProfanity.test(whole)) return true;
	return pieces.some((piece, i) => spacedProfanity.exec(piece + (pieces[i + 1] ?? ''))?.[0] === piece + pieces[i + 1]);
}

/** The same marks of a disguise that the list of swear words sees through: look-alike letters, and figures for letters. */
const disguiseTransformers = [resolveConfusablesTransformer(), resolveLeetSpeakTransformer()];

/** A name as it stands, as it is meant, and with its crumbs of letters as one word. */
function nameVariants(name: string): string[] {
	const meant = disguiseTransformers.reduce(applyTransformer, name);
	const pieces = foldText(meant).split(/[^\p{L}\p{N}]+/u);
	return [name, meant, ...(pieces.every((piece) => piece.length <= 2) ? [pieces.join('')] : [])];
}

function applyTransformer(text: string, { transform }: (typeof disguiseTransformers)[number]): string {
	return String.fromCodePoint(...[...text].map((sign) => transform(sign.codePointAt(0)!) ?? sign.codePointAt(0)!));
}

/** The letters that the data set's words have twice; any other repeated letter is read as one: "fuuuck". */
function datasetDoubles() {
	return { defaultThreshold: 1, customThresholds: new Map([...'beolsg'].map((letter) => [letter, 2])) };
}

function wordSet(words: string): Set<string> {
	return new Set(words.split(' '));
}
