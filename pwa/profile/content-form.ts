import { type ContentSettings, userText } from '../../shared/contract/account-input.ts';
import type { User, WhenOffline } from '../../shared/contract/user.ts';
import { limits } from '../../shared/rules/limits.ts';
import { type Genre, genres } from '../../shared/words/genres.ts';

/** Content settings being edited. `typed` is the text of the topic field, not added yet. */
export type ContentForm = {
	genres: readonly Genre[];
	rating: number;
	topics: readonly string[];
	typed: string;
	/** Undefined for the default of the reader's age. */
	choicesAsPictures?: boolean | undefined;
	/** A parent's own; undefined for the default of the server's storyteller. */
	whenOffline?: WhenOffline | undefined;
};

/** A user's settings as form values. A rating above the limit is shown as the limit. */
export function contentFormOf(user: User): ContentForm {
	const { allowedGenres, contentRestrictions } = user.settings;
	return {
		genres: allowedGenres,
		rating: Math.min(contentRestrictions.maxAgeRating, highestRating(user)),
		topics: contentRestrictions.disabledTopics,
		typed: '',
		choicesAsPictures: user.settings.choicesAsPictures,
		...(user.role !== 'child' && { whenOffline: user.settings.whenOffline }),
	};
}

/** The highest rating that may be selected: the age of a child, 18 for a parent (product 5.6 and 5.7). */
export function highestRating({ role, profile }: User): number {
	return role === 'child' ? Math.min(profile.age ?? limits.childAgeMax, limits.ratingMax) : limits.ratingMax;
}

/** The form as content settings. A typed topic counts as added. */
export function toContentSettings(form: ContentForm): ContentSettings {
	const { genres: allowedGenres, rating, topics, choicesAsPictures, whenOffline } = withTypedTopic(form);
	return {
		allowedGenres: [...allowedGenres],
		contentRestrictions: { maxAgeRating: rating, disabledTopics: [...topics] },
		...(choicesAsPictures === undefined ? {} : { choicesAsPictures }),
		...(whenOffline === undefined ? {} : { whenOffline }),
	};
}

/** The form with the typed topic added. Returns the same object if the field is empty or invalid. */
export function withTypedTopic(form: ContentForm): ContentForm {
	const topic = TopicText.safeParse(form.typed);
	if (!topic.success || topicError(form)) return form;
	return { ...form, topics: [...form.topics, topic.data], typed: '' };
}

/** The error of the typed topic; null if there is none or the field is empty. */
export function topicError({ topics, typed }: ContentForm): string | null {
	if (!typed.trim()) return null;
	const { data, error } = TopicText.safeParse(typed);
	if (error) return error.issues[0]?.message ?? null;
	const topic = data.toLowerCase();
	if (topics.some((other) => other.toLowerCase() === topic)) return 'This topic is on the list';
	if (topics.length >= limits.disabledTopics) return `The list holds ${limits.disabledTopics} topics at most`;
	return null;
}

/** Toggles one genre. The result has the usual order. */
export function withGenre(chosen: readonly Genre[], genre: Genre): Genre[] {
	const isOn = chosen.includes(genre);
	return genres.filter((each) => (each === genre ? !isOn : chosen.includes(each)));
}

const TopicText = userText(limits.disabledTopicLength);
