import type { ContentSettings } from '../contract/account-input.ts';
import { genres } from '../words/genres.ts';
import { limits } from './limits.ts';

/** The settings of a new account: every genre, the default rating, no disabled topic. */
export function defaultSettings(): ContentSettings {
	return {
		allowedGenres: [...genres],
		contentRestrictions: { maxAgeRating: limits.ratingDefault, disabledTopics: [] },
	};
}
