import * as z from 'zod/mini';
import { ageGroups } from '../rules/ages.ts';
import { limits, voices } from '../rules/limits.ts';
import { characterTypes } from '../words/character-types.ts';
import { moods } from '../words/moods.ts';
import { traits } from '../words/traits.ts';
import { Name } from './account-input.ts';
import { call } from './call.ts';
import { outboxEndpoints } from './endpoints.ts';
import { OkAnswer, SelectedChildQuery } from './first-load.ts';
import { ChapterReport, reportReasons } from './report.ts';
import { Chapter, RequestId, storyStatuses } from './story.ts';
import { GenreName, Id } from './user.ts';

export const Hero = z.object({
	name: Name,
	gender: z.enum(['any', 'Male', 'Female', 'Other']),
	type: z.enum(characterTypes),
	traits: z.array(z.enum(traits)).check(z.minLength(1), z.maxLength(limits.traitsPerHero)),
});
export type Hero = z.infer<typeof Hero>;

/** The story creation payload (product 3.7). `_id` is set by a device that creates the story offline. */
export const NewStory = z.object({
	_id: z.optional(Id),
	genre: GenreName,
	ageRating: z.int().check(z.gte(1), z.lte(limits.ratingMax)),
	ageGroup: z.enum(ageGroups),
	settings: z.object({ mood: z.enum(moods), characters: z.array(Hero).check(z.length(1)) }),
	frontendRequestId: RequestId,
	/** The id of an earlier story with the same hero, who keeps its looks. */
	heroOf: z.optional(Id),
});
export type NewStory = z.infer<typeof NewStory>;

/** The answer to POST /api/stories: 202 with no nodes, 201 with the first, 503 with or without `_id` (see WireError). */
export const StoryCreated = z.object({
	_id: z.string(),
	requestId: z.string(),
	status: z.enum(storyStatuses),
	nodes: z.array(Chapter),
	position: z.optional(z.number()),
});
export type StoryCreated = z.infer<typeof StoryCreated>;

export const CreationStatus = z.object({
	isComplete: z.boolean(),
	_id: z.string(),
	status: z.enum(storyStatuses),
	position: z.optional(z.number()),
	error: z.optional(z.string()),
});
export type CreationStatus = z.infer<typeof CreationStatus>;

export const ChoiceInput = z.object({
	nodeId: z.string().check(z.maxLength(100)),
	choiceIndex: z.int().check(z.gte(0), z.lte(limits.choicesPerChapter - 1)),
});
export type ChoiceInput = z.infer<typeof ChoiceInput>;

export const NextChapter = z.object({ newNode: Chapter, isCompleted: z.boolean() });
export type NextChapter = z.infer<typeof NextChapter>;

export const NarrationInput = z.object({
	text: z.string().check(z.maxLength(20_000)),
	voice: z.enum(voices),
	storyId: z.string().check(z.maxLength(100)),
	nodeId: z.string().check(z.maxLength(100)),
	/** `choices`: its choices are read, and `text` is theirs (`spokenChoicesText`). Absent: the chapter's text. */
	part: z.optional(z.literal('choices')),
});
export type NarrationInput = z.infer<typeof NarrationInput>;

/** Offsets into the text that is read (UTF-16), `at` in seconds from the start of the narration. */
const SpokenPart = z.object({ from: z.number(), to: z.number(), at: z.number() });

export const NarrationAnswer = z.object({
	audioUrl: z.string(),
	seconds: z.number(),
	madeBy: z.string(),
	sentences: z.array(SpokenPart),
	words: z.array(SpokenPart),
});
export type NarrationAnswer = z.infer<typeof NarrationAnswer>;

/** The times of a narration that is being made, as far as they are known, or of one that exists. */
const NarrationTimes = z.object({ sentences: z.array(SpokenPart), words: z.array(SpokenPart) });
export type NarrationTimes = z.infer<typeof NarrationTimes>;

/** How many choices ahead a story is prepared for offline reading; 0 removes the prepared chapters. */
const PackInput = z.object({ depth: z.union([z.literal(0), z.literal(1), z.literal(2)]) });

const PackQuery = z.object({ depth: z.enum(['1', '2']) });

/** The cost of packing: `chapters` in all, `missing` ones still to be written, and megabytes of all of them. */
export const PackPlan = z.object({
	depth: z.number(),
	chapters: z.number(),
	missing: z.number(),
	megabytes: z.number(),
	/** What the narrations that do not exist yet would add. Servers of earlier builds do not say it. */
	voiceMegabytes: z.optional(z.number()),
});
export type PackPlan = z.infer<typeof PackPlan>;

const MakerCredit = z.object({ maker: z.string(), model: z.nullable(z.string()), standsIn: z.boolean() });

/** How a chapter was made, for a parent. `why` is a sentence. */
export const Provenance = z.object({
	storyteller: MakerCredit,
	illustrator: z.nullable(MakerCredit),
	narrator: z.nullable(MakerCredit),
	/** The checks of its text and picture. */
	checks: z.array(z.string()),
	/** For a chapter that a device told: when, by the device's clock, and by which version of the built-in storyteller. */
	told: z.optional(z.object({ on: z.string(), at: z.string(), storytellerVersion: z.string() })),
	remarks: z.array(z.object({ what: z.enum(['kept-back', 'rewritten', 'stood-in']), why: z.string(), at: z.string() })),
});
export type Provenance = z.infer<typeof Provenance>;

/** The calls of product 7.5 that create, continue, narrate, retry and delete stories. */
export const storyCalls = {
	createStory: call({
		...outboxEndpoints.createStory,
		query: SelectedChildQuery,
		body: NewStory,
		answer: StoryCreated,
	}),
	creationStatus: call({ method: 'GET', path: '/api/stories/status/:frontendRequestId', answer: CreationStatus }),
	storyByRequest: call({
		method: 'GET',
		path: '/api/stories/id/:frontendRequestId',
		answer: z.object({ _id: z.string(), title: z.string() }),
	}),
	/** Answers that the retry has begun; the client fetches the story. */
	retryStory: call({ ...outboxEndpoints.retryStory, answer: StoryCreated }),
	deleteStory: call({ ...outboxEndpoints.deleteStory, answer: OkAnswer }),
	/** The star is the whole family's. */
	setFavourite: call({
		...outboxEndpoints.setFavourite,
		body: z.object({ isFavourite: z.boolean() }),
		answer: OkAnswer,
	}),
	nextChapter: call({ ...outboxEndpoints.nextChapter, body: ChoiceInput, answer: NextChapter }),
	/** For parents only: 403 `parents-only` for a child. */
	provenance: call({ method: 'GET', path: '/api/stories/:id/nodes/:nodeId/making', answer: Provenance }),
	/** Another picture for a chapter, for a parent; the old one stays until the new one is there. */
	redraw: call({ method: 'POST', path: '/api/stories/:id/nodes/:nodeId/redraw', answer: OkAnswer }),
	/** Packing is for parents only: 403 `parents-only` for a child. */
	packPlan: call({ method: 'GET', path: '/api/stories/:id/pack', query: PackQuery, answer: PackPlan }),
	pack: call({ method: 'POST', path: '/api/stories/:id/pack', body: PackInput, answer: PackPlan }),
	narrationTimes: call({ method: 'GET', path: '/api/stories/:id/nodes/:nodeId/times', answer: NarrationTimes }),
	narrate: call({ ...outboxEndpoints.narrate, body: NarrationInput, answer: NarrationAnswer }),
} as const;

const NodeId = z.string().check(z.maxLength(100));

/** The calls that report a chapter, and mark a report as seen by a parent. */
export const reportCalls = {
	/** Hides the chapter from the child. 429 `report-cap` after `limits.reportsPerDay` of one account. */
	reportChapter: call({
		...outboxEndpoints.reportChapter,
		query: SelectedChildQuery,
		body: z.object({ nodeId: NodeId, reason: z.enum(reportReasons) }),
		answer: ChapterReport,
	}),
	/** For parents only: 403 `parents-only` for a child. */
	markReportSeen: call({ ...outboxEndpoints.markReportSeen, body: z.object({ nodeId: NodeId }), answer: OkAnswer }),
} as const;
