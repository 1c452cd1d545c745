import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { call } from './call.ts';
import { outboxEndpoints } from './endpoints.ts';
import { SelectedChildQuery } from './first-load.ts';
import { Scene } from './scene.ts';
import { NewStory, NextChapter } from './stories.ts';
import { Id } from './user.ts';

const Line = z.string().check(z.minLength(1), z.maxLength(limits.titleLength));

/** A chapter that the built-in storyteller told on a device, as its reader got it. The device makes `_id`. */
export const ToldChapter = z.object({
	_id: Id,
	/** These three are null for the first chapter. */
	parentNodeId: z.nullable(z.string().check(z.maxLength(100))),
	choiceIndex: z.nullable(z.int().check(z.gte(0), z.lte(limits.choicesPerChapter - 1))),
	/** The text of the choice that led here, as the parent chapter offered it on the device. */
	choiceTaken: z.nullable(Line),
	chapterTitle: Line,
	content: z.string().check(z.minLength(1), z.maxLength(limits.toldChapterLength)),
	/** Three, or none in the last chapter. */
	choices: z.array(Line).check(z.maxLength(limits.choicesPerChapter)),
	isEnding: z.boolean(),
	/** A hint for the server's picture. One that is not made of the closed lists is ignored. */
	scene: z.catch(z.optional(Scene), undefined),
	/** `storytellerVersion` of the device's build. */
	storytellerVersion: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,40}$/)),
	/** When the device told it, by the device's clock. */
	toldAt: z.iso.datetime(),
});
export type ToldChapter = z.infer<typeof ToldChapter>;

/** A chapter on its way home. The first chapter of a story brings the story's creation payload along. */
export const ToldChapterUpload = z.object({
	/** With the first chapter only. `_id` is the id in the path. */
	story: z.optional(z.extend(NewStory, { _id: Id, title: Line })),
	chapter: ToldChapter,
	/** What the storyteller drew for the story on this device. Kept for a story that has none. */
	outline: z.optional(z.string().check(z.maxLength(limits.outlineLength))),
	/** Another chapter of this story follows at once: the server prepares none ahead yet. */
	hasMore: z.optional(z.boolean()),
});
export type ToldChapterUpload = z.infer<typeof ToldChapterUpload>;

/**
 * The chapter at the uploaded chapter's place. `isKept`: it is the uploaded one, else another that was there first, and the
 * device replaces its own by it.
 */
const ToldChapterAnswer = z.extend(NextChapter, { isKept: z.boolean() });
export type ToldChapterAnswer = z.infer<typeof ToldChapterAnswer>;

export const toldChapterCalls = {
	/**
	 * Stores a chapter that was told on a device, in its reading order: a parent before its followers. 201 when it is stored now,
	 * 200 when the place had a chapter. Nothing is stored with an error: 400 `invalid-input`, `chapter-malformed`,
	 * `chapter-has-markup`, `no-such-choice`, `name-not-kind`, `name-not-allowed` · 404 `no-such-story`, `no-such-child` ·
	 * 410 `story-gone` · 403 `genre-not-allowed`, `chapter-not-allowed`, `chapter-too-hard`, `chapter-hidden` · 402 `no-access` ·
	 * 409 `parent-missing`, `other-branch`, `story-ended`, `id-taken` · 429 `daily-cap`. A server without this call answers 404
	 * `not-found`.
	 */
	uploadChapter: call({
		...outboxEndpoints.uploadChapter,
		query: SelectedChildQuery,
		body: ToldChapterUpload,
		answer: ToldChapterAnswer,
	}),
} as const;
