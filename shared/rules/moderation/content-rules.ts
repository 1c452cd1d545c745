import type { User } from '../../contract/user.ts';
import type { Genre } from '../../words/genres.ts';
import { ageRestrictedWords } from './blocklist.ts';
import { foldText, type Phrase, toPhrase, WordIndex } from './word-forms.ts';

/*
 * Checks of a text against an account's settings. Server and device apply the same rules; the device does before it shows
 * a prepared chapter. Only the server has the list of swear words, which no setting changes.
 */

/** A story's author, whose settings apply. */
export type Author = Pick<User, 'role' | 'settings'>;

/** The limits of a text: an age rating, and the topics that a parent has disabled. */
export type ContentBounds = { rating: number; disabledTopics: readonly string[] };

/** Why a text is withheld. `word` is the topic in the parent's own words, or the word that was found. */
export type ContentIssue = { because: 'swearing' | 'rating' | 'topic'; word: string };

/** The text of a chapter. */
type ReadableText = { title: string; content: string; choices: readonly string[] };

/** Whether new chapters of this genre may be opened. Adults see all genres (product 6.1). */
export function isGenreAllowed({ role, settings }: Author, genre: Genre): boolean {
	return role !== 'child' || settings.allowedGenres.includes(genre);
}

/** The limits of a story of this age rating: a child's present limit may be lower. */
export function contentBoundsOf({ role, settings }: Author, ageRating: number): ContentBounds {
	const { maxAgeRating, disabledTopics } = settings.contentRestrictions;
	return { rating: role === 'child' ? Math.min(ageRating, maxAgeRating) : ageRating, disabledTopics };
}

/** All text of a chapter that its reader sees. */
export function chapterText({ title, content, choices }: ReadableText): string {
	return [title, content, ...choices].join('\n');
}

/** The first disabled topic or the first word above the rating in the text; null for none. */
export function findContentIssue(text: string, bounds: ContentBounds): ContentIssue | null {
	return contentIssueFinder(bounds)(text);
}

/** `findContentIssue` for many texts with the same bounds: the phrases to search for are prepared once. */
export function contentIssueFinder({ rating, disabledTopics }: ContentBounds): (text: string) => ContentIssue | null {
	const topics = disabledTopics.map((topic) => ({ topic, isMentioned: topicMatcher(topic) }));
	const early = ageRestrictedPhrases().filter(({ age }) => rating < age);
	return (text) => {
		const index = new WordIndex(text);
		const mentioned = topics.find(({ isMentioned }) => isMentioned(text, index));
		if (mentioned) return { because: 'topic', word: mentioned.topic };
		const found = early.find(({ word, phrase }) => index.includes(phrase) && !isGermanArticle(word, index));
		return found ? { because: 'rating', word: found.word } : null;
	};
}

let restrictedPhrases: readonly { age: number; word: string; phrase: Phrase }[] | undefined;

/** The words of the blocklist, prepared for search when first needed. */
function ageRestrictedPhrases() {
	restrictedPhrases ??= ageRestrictedWords.flatMap(({ age, words }) =>
		words.map((word) => ({ age, word, phrase: toPhrase(word) })),
	);
	return restrictedPhrases;
}

/** Words of nearly every German sentence and of no English one. */
const germanFunctionWords = new Set('der das und ein eine einen ist nicht dem sich mit auf sie'.split(' '));

/** The German “die” means no more than “the”. */
function isGermanArticle(word: string, { words }: WordIndex): boolean {
	return word === 'die' && words.some((one) => germanFunctionWords.has(one));
}

/** In a script without spaces between words a topic may be anywhere. */
function topicMatcher(topic: string): (text: string, index: WordIndex) => boolean {
	const unspaced =
		/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
	if (unspaced.test(topic)) {
		const folded = foldText(topic);
		return (text) => foldText(text).includes(folded);
	}
	const phrase = toPhrase(topic);
	return (_text, index) => index.includes(phrase);
}
