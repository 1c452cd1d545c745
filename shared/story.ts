import * as z from 'zod/mini';
import { ageGroups } from './ages.ts';
import { limits, voices } from './limits.ts';
import { GenreName, Name } from './user.ts';
import { characterTypes } from './words/character-types.ts';
import { moods } from './words/moods.ts';
import { traits } from './words/traits.ts';

export const storyStatuses = ['queued', 'writing', 'in-progress', 'completed', 'failed'] as const;
export type StoryStatus = (typeof storyStatuses)[number];

/** An id that a device made, for a request that must not be carried out twice. */
export const RequestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,100}$/));

export const Images = z.object({ thumbnail: z.string(), medium: z.string(), large: z.string() });
export type Images = z.infer<typeof Images>;

/** Who made what in a chapter: `built-in` or the provider's name. Null where it is not made (yet). */
export const MadeBy = z.object({
	storyteller: z.string(),
	illustrator: z.nullable(z.string()),
	narrator: z.nullable(z.string()),
});

/** A chapter. The chapters of a story form a tree: (`parentNodeId`, `choiceIndex`) is unique in it. */
export const StoryNode = z.object({
	_id: z.string(),
	parentNodeId: z.nullable(z.string()),
	choiceIndex: z.nullable(z.number()),
	isEnding: z.boolean(),
	chapterNumber: z.number(),
	chapterTitle: z.string(),
	content: z.string(),
	choices: z.array(z.object({ text: z.string(), nextNodeId: z.nullable(z.string()) })),
	/** The choice last followed from here: it decides which branch is read. */
	takenChoice: z.nullable(z.number()),
	images: z.nullable(Images),
	audioUrls: z.nullable(z.object({ sage: z.string() })),
	madeBy: MadeBy,
});
export type StoryNode = z.infer<typeof StoryNode>;

export const Hero = z.object({
	name: Name,
	gender: z.enum(['any', 'Male', 'Female', 'Other']),
	type: z.enum(characterTypes),
	traits: z.array(z.enum(traits)).check(z.minLength(1), z.maxLength(limits.traitsPerHero)),
});
export type Hero = z.infer<typeof Hero>;

/** The story creation payload (product.md §3). */
export const NewStory = z.object({
	genre: GenreName,
	ageRating: z.int().check(z.gte(1), z.lte(limits.ratingMax)),
	ageGroup: z.enum(ageGroups),
	settings: z.object({ mood: z.enum(moods), characters: z.array(Hero).check(z.length(1)) }),
	frontendRequestId: RequestId,
});
export type NewStory = z.infer<typeof NewStory>;

export const Author = z.object({
	_id: z.string(),
	email: z.nullable(z.string()),
	profile: z.object({ name: z.string() }),
});

/** A story. `nodes` holds every chapter ever opened; in a list only the first one, for its cover. */
export const Story = z.object({
	_id: z.string(),
	title: z.string(),
	genre: GenreName,
	mood: z.enum(moods),
	ageGroup: z.enum(ageGroups),
	ageRating: z.number(),
	hero: z.object({ name: z.string(), gender: z.string(), type: z.string(), traits: z.array(z.string()) }),
	status: z.enum(storyStatuses),
	/** Why it failed, in words for a parent. */
	error: z.nullable(z.string()),
	chapterCount: z.number(),
	startNode: z.nullable(z.string()),
	nodes: z.array(StoryNode),
	requestId: z.string(),
	author: Author,
	isPublished: z.boolean(),
	createdAt: z.string(),
	updatedAt: z.string(),
});
export type Story = z.infer<typeof Story>;

/** The answer to POST /api/stories: 202 with no nodes, 201 with the first, 503 with or without `_id` (see WireError). */
export const StoryBegun = z.object({
	_id: z.string(),
	requestId: z.string(),
	status: z.enum(storyStatuses),
	nodes: z.array(StoryNode),
	position: z.optional(z.number()),
});
export type StoryBegun = z.infer<typeof StoryBegun>;

export const CreationStatus = z.object({
	isComplete: z.boolean(),
	_id: z.string(),
	status: z.enum(storyStatuses),
	position: z.optional(z.number()),
	error: z.optional(z.string()),
});
export type CreationStatus = z.infer<typeof CreationStatus>;

export const Choose = z.object({
	nodeId: z.string().check(z.maxLength(100)),
	choiceIndex: z.int().check(z.gte(0), z.lt(limits.choicesPerChapter)),
});
export type Choose = z.infer<typeof Choose>;

export const NextChapter = z.object({ newNode: StoryNode, isCompleted: z.boolean() });
export type NextChapter = z.infer<typeof NextChapter>;

export const Narrate = z.object({
	text: z.string().check(z.maxLength(20_000)),
	voice: z.enum(voices),
	storyId: z.string().check(z.maxLength(100)),
	nodeId: z.string().check(z.maxLength(100)),
});
export type Narrate = z.infer<typeof Narrate>;

/** Offsets into the chapter's `content` (UTF-16), `at` in seconds from the start of the narration. */
export const SpokenPart = z.object({ from: z.number(), to: z.number(), at: z.number() });

export const Narrated = z.object({
	audioUrl: z.string(),
	seconds: z.number(),
	madeBy: z.string(),
	sentences: z.array(SpokenPart),
	words: z.array(SpokenPart),
});
export type Narrated = z.infer<typeof Narrated>;
