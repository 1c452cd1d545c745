import {
	collapseDuplicatesTransformer,
	englishDataset,
	englishRecommendedTransformers,
	RegExpMatcher,
	toAsciiLowerCaseTransformer,
} from 'obscenity';
import type { StoryBrief } from '../../shared/telling.ts';
import { wordsFromAge } from './unkind-words.ts';
import { folding, plainWords, says, singulars } from './word-forms.ts';

/** What a text must keep to: its age rating, the topics a parent has switched off, and whose name may stand in it. */
export type Bounds = { rating: number; disabledTopics: readonly string[]; heroName: string };

/** What the reader of this brief may meet. */
export function boundsOf({ rating, disabledTopics, hero }: StoryBrief): Bounds {
	return { rating, disabledTopics, heroName: hero.name };
}

/** Why a text is kept back. `word` is the topic in the parent's own words, or the word that was met. */
export type Objection = { because: 'swearing' | 'rating' | 'topic'; word: string };

/** For what a person typed: it sees through "sh1t" and look-alike letters. */
const typed = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
/** For prose, which has honest figures in it: "45 seconds" is no disguised word. */
const told = new RegExpMatcher({
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

/** Words that stand in nearly every German sentence, and in no English one. */
const german = wordSet('der das und ein eine einen ist nicht dem sich mit auf sie');

const harmlessInProse = harmlessNames.union(harmlessWords);

/** Swear words that are meant even when somebody puts blanks, dots or stars between the letters. */
const spelledOut =
	/fuck|shit|cunt|nigg[ae]r?|faggot|whore|wank|bitch|pussy|penis|vagina|slut|rapist|asshole|arsehole|dickhead|porn/;

/** Whether a hero may be called this. Every script and sign is welcome; English swearing is not, however it is written. */
export function isKindName(name: string): boolean {
	const read = name.replace(/pussy(?=[ -](cat|willow))/gi, 'kitty');
	const plain = folding(read);
	return !swears(read, typed, harmlessNames) && !swears(plain, typed, harmlessNames) && !swearsSpelledOut(plain);
}

/** What stands against telling a text to this reader, or null. Hero names were looked at before and are left out. */
export function objectionTo(text: string, { rating, disabledTopics, heroName }: Bounds): Objection | null {
	const rest = text.replaceAll(heroName, '…');
	const words = plainWords(rest);
	const topic = disabledTopics.find((one) => touches(rest, words, one));
	if (topic !== undefined) return { because: 'topic', word: topic };
	const early = wordsFromAge.filter(({ age }) => rating < age).flatMap((tier) => tier.words);
	const word = early.find((one) => says(words, plainWords(one)) && !isAnArticle(one, words));
	if (word !== undefined) return { because: 'rating', word };
	return swears(rest, told, harmlessInProse) ? { because: 'swearing', word: '' } : null;
}

/** The German “die” means no more than “the”. */
function isAnArticle(word: string, words: readonly string[]): boolean {
	return word === 'die' && words.some((one) => german.has(one));
}

/** In a script that puts no blanks between words, a topic may stand anywhere. */
function touches(text: string, words: readonly string[], topic: string): boolean {
	const unspaced =
		/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
	if (unspaced.test(topic)) return folding(text).includes(folding(topic));
	return says(words, plainWords(topic));
}

function swears(text: string, matcher: RegExpMatcher, harmless: ReadonlySet<string>): boolean {
	return matcher
		.getAllMatches(text)
		.some(({ startIndex, endIndex }) => !isHarmless(text, startIndex, endIndex, harmless));
}

/** A match inside harmless words only: "Moby Dick", "Pussycat". */
function isHarmless(text: string, from: number, to: number, harmless: ReadonlySet<string>): boolean {
	const start = text.slice(0, from).search(/[\p{L}\p{N}-]*$/u);
	const end = to + 1 + text.slice(to + 1).search(/[^\p{L}\p{N}-]|$/u);
	const words = folding(text.slice(start, end)).split(/[^\p{L}\p{N}-]+/u);
	return words.every((word) => singulars(word).some((one) => harmless.has(one)));
}

/** "Susan Usher" holds a bad word across its blank too: so only crumbs are read as one word, and pairs that make one. */
function swearsSpelledOut(plain: string): boolean {
	const pieces = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
	if (pieces.length < 2) return false;
	const whole = pieces.join('');
	const crumbs = pieces.filter((piece) => piece.length <= 2).length;
	if (crumbs === pieces.length && swears(whole, typed, harmlessNames)) return true;
	if (crumbs * 2 >= pieces.length && spelledOut.test(whole)) return true;
	return pieces.some((piece, i) => spelledOut.exec(piece + (pieces[i + 1] ?? ''))?.[0] === piece + pieces[i + 1]);
}

/** The letters that the data set's words have twice; any other repeated letter is read as one: "fuuuck". */
function datasetDoubles() {
	return { defaultThreshold: 1, customThresholds: new Map([...'beolsg'].map((letter) => [letter, 2])) };
}

function wordSet(words: string): Set<string> {
	return new Set(words.split(' '));
}
