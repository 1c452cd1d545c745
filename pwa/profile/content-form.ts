import { type ContentSettings, userText } from '../../shared/contract/account-input.ts';
import type { User } from '../../shared/contract/user.ts';
import { limits } from '../../shared/rules/limits.ts';
import { type Genre, genres } from '../../shared/words/genres.ts';
import { textError } from '../ui/forms/text-error.ts';

/** Content settings as they are edited. `typed` is a topic in its field that was not added to the list yet. */
export type ContentForm = {
	genres: readonly Genre[];
	rating: number;
	topics: readonly string[];
	typed: string;
};

/** The settings of a user, ready to be edited; a rating beyond what may be chosen is shown as the highest that may. */
export function contentFormOf(user: User): ContentForm {
	const { allowedGenres, contentRestrictions } = user.settings;
	return {
		genres: allowedGenres,
		rating: Math.min(contentRestrictions.maxAgeRating, highestRating(user)),
		topics: contentRestrictions.disabledTopics,
		typed: '',
	};
}

/** The highest age rating that an account may have: a child's age, 18 for a parent (product 5.6 and 5.7). */
export function highestRating({ role, profile }: User): number {
	return role === 'child' ? Math.min(profile.age ?? limits.childAgeMax, limits.ratingMax) : limits.ratingMax;
}

/** The form → what the server is told. A topic that was typed counts as added. */
export function toContentSettings(form: ContentForm): ContentSettings {
	const { genres: allowedGenres, rating, topics } = withTypedTopic(form);
	return {
		allowedGenres: [...allowedGenres],
		contentRestrictions: { maxAgeRating: rating, disabledTopics: [...topics] },
	};
}

/** The form with the typed topic on its list; the same form where nothing is typed or `topicFault` finds a fault. */
export function withTypedTopic(form: ContentForm): ContentForm {
	const topic = TopicText.safeParse(form.typed);
	if (!topic.success || topicError(form)) return form;
	return { ...form, topics: [...form.topics, topic.data], typed: '' };
}

/** What is wrong with the typed topic; null for nothing, and for an empty field. */
export function topicError({ topics, typed }: ContentForm): string | null {
	if (!typed.trim()) return null;
	const fault = textError(TopicText, typed, limits.disabledTopicLength);
	if (fault) return fault;
	const topic = TopicText.parse(typed).toLowerCase();
	if (topics.some((other) => other.toLowerCase() === topic)) return 'This topic is on the list';
	if (topics.length >= limits.disabledTopics) return `The list holds ${limits.disabledTopics} topics at most`;
	return null;
}

/** The genres with one turned on or off, in their usual order. */
export function withGenre(chosen: readonly Genre[], genre: Genre): Genre[] {
	const isOn = chosen.includes(genre);
	return genres.filter((each) => (each === genre ? !isOn : chosen.includes(each)));
}

const TopicText = userText(limits.disabledTopicLength);
