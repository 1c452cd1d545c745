import type { ContentSettings } from './account-input.ts';
import { limits } from './limits.ts';
import { genres } from './words/genres.ts';

/** The settings of an account that has chosen nothing yet: every genre, the default rating, no topic ruled out. */
export function openSettings(): ContentSettings {
	return {
		allowedGenres: [...genres],
		contentRestrictions: { maxAgeRating: limits.ratingDefault, disabledTopics: [] },
	};
}
