import { searchLength } from './search-length.ts';

/** The limits of product 9 and 10.5. */
export const limits = {
	bodyBytes: 64 * 1024,
	/** An admin's client sends a whole story back (product 7.8). */
	adminStoryBytes: 1024 * 1024,
	nameLength: 60,
	titleLength: 200,
	emailLength: 254,
	passwordMin: 6,
	passwordMax: 128,
	adminPasswordMin: 12,
	searchLength,
	traitsPerHero: 3,
	choicesPerChapter: 3,
	/** Of the built-in storyteller's outline of a story, in UTF-16 units. */
	outlineLength: 2000,
	/** Of a chapter that a device told, in UTF-16 units: far more than the built-in storyteller tells. */
	toldChapterLength: 8_000,
	disabledTopics: 20,
	disabledTopicLength: 40,
	/** More than a reader finds in a day. */
	reportsPerDay: 20,
	profileAgeMax: 100,
	childAgeMax: 17,
	ratingMax: 18,
	ratingDefault: 12,
	childRatingCap: 12,
	consentAge: 13,
	pageSize: 10,
	pageSizeMax: 100,
} as const;

/** The allowed genres of a new child profile. */
export const defaultChildGenres = ['fantasy', 'adventure'] as const;

export const timeouts = {
	call: 10_000,
	createStory: 30_000,
	nextChapter: 60_000,
	/** The server tries for half a minute and then answers with the reason. */
	tryModel: 40_000,
	/** Shorter than the client's timeout, so that the server's message is shown. */
	serverChapterWait: 55_000,
} as const;

export const creationPolling = { every: 1_000, attempts: 60 } as const;

export const voices = ['sage'] as const;
