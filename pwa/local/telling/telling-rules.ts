import type { Scene } from '../../../shared/contract/scene.ts';
import type { NewStory } from '../../../shared/contract/stories.ts';
import type { ChapterDraft, StoryBrief } from '../../../shared/contract/storyteller.ts';
import type { User } from '../../../shared/contract/user.ts';
import { hasAccess } from '../../../shared/rules/access.ts';
import { ratingFor } from '../../../shared/rules/ages.ts';
import { toAllowedScene } from '../../../shared/rules/moderation/allowed-scene.ts';
import {
	chapterText,
	contentBoundsOf,
	findContentIssue,
	isGenreAllowed,
} from '../../../shared/rules/moderation/content-rules.ts';
import type { Genre } from '../../../shared/words/genres.ts';
import type { StoryRow } from '../library/database.ts';
import type { EntryProblem } from '../outbox/entry-problem.ts';

/*
 * What the server would refuse, by the settings, access and trial as last known here, with the server's codes and sentences. Only
 * the server has the list of swear words, which a hero's name is held to when the story arrives.
 */

/** What a brief is made from, of a wish and of a story's row. */
export type ToldStory = Pick<StoryRow, 'genre' | 'mood' | 'ageGroup' | 'hero' | 'ageRating'> & { id: string };

/** The brief of the server's storyteller for this story, within its author's current limits. */
export function briefOf(story: ToldStory, author: User): StoryBrief {
	const { id: seed, genre, mood, ageGroup, hero, ageRating } = story;
	const rating = ageRating ?? Math.min(ratingFor(ageGroup), author.settings.contentRestrictions.maxAgeRating);
	return { ...contentBoundsOf(author, rating), seed, genre, mood, ageGroup, hero: hero as StoryBrief['hero'] };
}

/** A wish as a story. */
export function storyOfWish({ _id, genre, ageGroup, ageRating, settings }: NewStory & { _id: string }): ToldStory {
	const [hero] = settings.characters;
	if (!hero) throw new Error('A story has a hero');
	return { id: _id, genre, mood: settings.mood, ageGroup, ageRating, hero };
}

/** Why no story may begin; null if it may. `now` in epoch milliseconds. */
export function beginningProblem(brief: StoryBrief, author: User, now: number): EntryProblem | null {
	if (findContentIssue(brief.hero.name, brief))
		return problem(
			400,
			'name-not-allowed',
			'This name does not fit this story. Please choose another name for your hero.',
		);
	return continuationProblem(brief.genre, author, now);
}

/** Why a story of this genre may not go on; null if it may. */
export function continuationProblem(genre: Genre, author: User, now: number): EntryProblem | null {
	if (!isGenreAllowed(author, genre))
		return problem(403, 'genre-not-allowed', 'This genre has not been enabled by your parent.');
	if (hasAccess(author, now)) return null;
	return problem(402, 'no-access', 'Your trial has ended. Unlock your past stories and create new ones.');
}

/** Whether the text of a told chapter is within its author's limits. */
export function isDraftAllowed(
	{ storyTitle, chapterTitle, content, choices }: ChapterDraft,
	brief: StoryBrief,
): boolean {
	const text = `${storyTitle}\n${chapterText({ title: chapterTitle, content, choices })}`;
	return findContentIssue(text, brief) === null;
}

/** The scene of a picture without what its author's settings forbid. */
export function allowedScene(scene: Scene, { disabledTopics }: StoryBrief): Scene {
	return toAllowedScene(scene, disabledTopics);
}

function problem(status: number, code: string, message: string): EntryProblem {
	return { status, code, message };
}
