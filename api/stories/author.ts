import type { StoryBrief } from '../../shared/contract/storyteller.ts';
import type { User } from '../../shared/contract/user.ts';
import { hasAccess } from '../../shared/rules/access.ts';
import { contentBoundsOf, isGenreAllowed } from '../../shared/rules/moderation/content-rules.ts';
import type { Genre } from '../../shared/words/genres.ts';
import { HttpError, requireFound } from '../app/errors.ts';
import { userById } from '../db/accounts.ts';
import type { Db, Row } from '../db/schema.ts';

/** The author of a story, with its current settings and access. */
export async function authorOf(db: Db, { author_id }: Pick<Row<'story'>, 'author_id'>): Promise<User> {
	return requireFound(await userById(db, author_id));
}

/** Throws 403 when a child's parent has not enabled the genre. */
export function requireAllowedGenre(author: User, genre: Genre): void {
	if (isGenreAllowed(author, genre)) return;
	throw new HttpError(403, 'genre-not-allowed', 'This genre has not been enabled by your parent.');
}

/** Throws 402 if this account's family has no access now. A child has its parent's access. */
export function requireAccess(user: User, now: number): void {
	if (hasAccess(user, now)) return;
	throw new HttpError(402, 'no-access', 'Your trial has ended. Unlock your past stories and create new ones.');
}

/** The columns of a story that its brief is made from. */
type BriefedStory = Pick<Row<'story'>, 'id' | 'genre' | 'mood' | 'age_group' | 'age_rating' | 'hero'>;

/** The brief for the storyteller, within the author's current limits, which may be stricter than at the story's start. */
export function storyBriefFor(story: BriefedStory, author: Pick<User, 'role' | 'settings'>): StoryBrief {
	return {
		...contentBoundsOf(author, story.age_rating),
		seed: story.id,
		genre: story.genre,
		mood: story.mood,
		ageGroup: story.age_group,
		hero: JSON.parse(story.hero) as StoryBrief['hero'],
	};
}
