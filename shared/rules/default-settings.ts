import type { ContentSettings } from '../contract/account-input.ts';
import { genres } from '../words/genres.ts';
import { limits } from './limits.ts';

/** The settings of an account that has chosen nothing yet: every genre, the default rating, no topic ruled out. */
export function defaultSettings(): ContentSettings {
	return {
		allowedGenres: [...genres],
		contentRestrictions: { maxAgeRating: limits.ratingDefault, disabledTopics: [] },
	};
}
