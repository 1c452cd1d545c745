import * as z from 'zod/mini';
import { ageGroups } from '../rules/ages.ts';
import { moods } from '../words/moods.ts';
import { ChapterReport } from './report.ts';
import { GenreName } from './user.ts';

export const storyStatuses = ['queued', 'writing', 'in-progress', 'completed', 'failed'] as const;
export type StoryStatus = (typeof storyStatuses)[number];

/** The id that a device gives a request, which must not be carried out twice. */
export const RequestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,100}$/));

export const Images = z.object({ thumbnail: z.string(), medium: z.string(), large: z.string() });
export type Images = z.infer<typeof Images>;

/** The maker of each part of a chapter: `built-in` or the provider's name. Null where the part does not exist (yet). */
const MadeBy = z.object({
	storyteller: z.string(),
	illustrator: z.nullable(z.string()),
	narrator: z.nullable(z.string()),
	/** The roles for which the built-in maker was the fallback of a failed provider. */
	standsIn: z.optional(z.array(z.enum(['storyteller', 'illustrator', 'narrator']))),
	/** `device` for a chapter that a device told without network; absent for the server's own. */
	toldOn: z.optional(z.string()),
});

/** A chapter. The chapters of a story form a tree: (`parentNodeId`, `choiceIndex`) is unique in it. */
export const Chapter = z.object({
	_id: z.string(),
	parentNodeId: z.nullable(z.string()),
	choiceIndex: z.nullable(z.number()),
	isEnding: z.boolean(),
	chapterNumber: z.number(),
	chapterTitle: z.string(),
	content: z.string(),
	choices: z.array(z.object({ text: z.string(), nextNodeId: z.nullable(z.string()) })),
	/** The choice last taken here, which determines the path. */
	takenChoice: z.nullable(z.number()),
	images: z.nullable(Images),
	audioUrls: z.nullable(z.object({ sage: z.string() })),
	madeBy: MadeBy,
	/** Its last report. A hidden chapter is sent to a child without text, choices, picture and narration. */
	report: z.optional(ChapterReport),
});
export type Chapter = z.infer<typeof Chapter>;

const Author = z.object({
	_id: z.string(),
	email: z.nullable(z.string()),
	profile: z.object({ name: z.string() }),
});

/** The first chapter of a story in a list. The text comes with the story, or with `GET /api/sync`. */
const Cover = z.object({ _id: z.string(), chapterTitle: z.string(), images: z.nullable(Images) });

const storyFields = {
	_id: z.string(),
	title: z.string(),
	genre: GenreName,
	mood: z.enum(moods),
	ageGroup: z.enum(ageGroups),
	ageRating: z.number(),
	hero: z.object({ name: z.string(), gender: z.string(), type: z.string(), traits: z.array(z.string()) }),
	status: z.enum(storyStatuses),
	/** Why it failed, as a sentence for a parent. */
	error: z.nullable(z.string()),
	chapterCount: z.number(),
	startNode: z.nullable(z.string()),
	requestId: z.string(),
	author: Author,
	isPublished: z.boolean(),
	/** From which the hero's looks are derived; absent for the story's own id. */
	heroSeed: z.optional(z.string()),
	/** Whether the family starred it. */
	isFavourite: z.optional(z.boolean()),
	createdAt: z.string(),
	updatedAt: z.string(),
};

/** A story. `nodes` holds every chapter ever opened. */
export const Story = z.object({
	...storyFields,
	nodes: z.array(Chapter),
	/** Prepared chapters, not opened yet: descendants of `nodes`. */
	ahead: z.optional(z.array(Chapter)),
	/** How many choices ahead the story is packed; 0 for none. */
	packedDepth: z.optional(z.number()),
	/** What the built-in storyteller drew for it, for a device that tells it on. No screen shows it. */
	outline: z.optional(z.string()),
});
export type Story = z.infer<typeof Story>;

/** A story in a list: `nodes` holds the cover of its first chapter, and is empty before that is written. */
export const ListedStory = z.object({ ...storyFields, nodes: z.array(Cover) });
export type ListedStory = z.infer<typeof ListedStory>;
