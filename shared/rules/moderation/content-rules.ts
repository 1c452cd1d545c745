import type { User } from '../../contract/user.ts';
import type { Genre } from '../../words/genres.ts';
import { ageRestrictedWords } from './blocklist.ts';
import { foldText, WordIndex } from './word-forms.ts';

/*
 * What an account's settings say of a text. Server and device hold a chapter to the same rules: the device before it shows
 * one that was packed for a journey. The list of swear words, which no setting changes, is the server's alone.
 */

/** Whose settings count: a story's author. */
export type Author = Pick<User, 'role' | 'settings'>;

/** What a text must keep to: an age rating, and the topics that a parent has switched off. */
export type ContentBounds = { rating: number; disabledTopics: readonly string[] };

/** Why a text is kept back. `word` is the topic in the parent's own words, or the word that was met. */
export type ContentIssue = { because: 'swearing' | 'rating' | 'topic'; word: string };

/** A chapter, as far as it is read. */
type ReadableText = { title: string; content: string; choices: readonly string[] };

/** Whether new chapters of this genre may be opened. Grown-ups see all genres (product 6.1). */
export function isGenreAllowed({ role, settings }: Author, genre: Genre): boolean {
	return role !== 'child' || settings.allowedGenres.includes(genre);
}

/** The bounds of a story that was begun with this age rating: a child's limit of today may be lower. */
export function contentBoundsOf({ role, settings }: Author, ageRating: number): ContentBounds {
	const { maxAgeRating, disabledTopics } = settings.contentRestrictions;
	return { rating: role === 'child' ? Math.min(ageRating, maxAgeRating) : ageRating, disabledTopics };
}

/** All the words of a chapter that its reader meets. */
export function chapterText({ title, content, choices }: ReadableText): string {
	return [title, content, ...choices].join('\n');
}

/** The first switched-off topic, or the first word above the rating, that the text touches; null for none. */
export function findContentIssue(text: string, { rating, disabledTopics }: ContentBounds): ContentIssue | null {
	const index = new WordIndex(text);
	const topic = disabledTopics.find((one) => mentionsTopic(text, index, one));
	if (topic !== undefined) return { because: 'topic', word: topic };
	const early = ageRestrictedWords.filter(({ age }) => rating < age).flatMap((tier) => tier.words);
	const word = early.find((one) => index.includesPhrase(one) && !isGermanArticle(one, index));
	return word === undefined ? null : { because: 'rating', word };
}

/** Words that stand in nearly every German sentence, and in no English one. */
const germanFunctionWords = new Set('der das und ein eine einen ist nicht dem sich mit auf sie'.split(' '));

/** The German “die” means no more than “the”. */
function isGermanArticle(word: string, { words }: WordIndex): boolean {
	return word === 'die' && words.some((one) => germanFunctionWords.has(one));
}

/** In a script that puts no blanks between words, a topic may stand anywhere. */
function mentionsTopic(text: string, index: WordIndex, topic: string): boolean {
	const unspaced =
		/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
	return unspaced.test(topic) ? foldText(text).includes(foldText(topic)) : index.includesPhrase(topic);
}
