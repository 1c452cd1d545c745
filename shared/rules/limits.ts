import { searchLength } from './search-length.ts';

/** Numbers with a reason, each in this one place (product 9 and 10.5). Times are milliseconds unless named otherwise. */
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
	disabledTopics: 20,
	disabledTopicLength: 40,
	/** More than anybody finds in a day of reading. */
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

/** A child profile may read these until a parent chooses otherwise. */
export const defaultChildGenres = ['fantasy', 'adventure'] as const;

export const timeouts = {
	call: 10_000,
	createStory: 30_000,
	nextChapter: 60_000,
	/** The server tries for half a minute, and then says why there is no sentence. */
	tryModel: 40_000,
	/** The server stops waiting a little before the client does, so that its sentence is the one that is read. */
	serverChapterWait: 55_000,
} as const;

export const creationPolling = { every: 1_000, attempts: 60 } as const;

export const pictureWidths = { thumbnail: 320, medium: 768, large: 1536 } as const;

export const voices = ['sage'] as const;
export type Voice = (typeof voices)[number];
