import type { Hero, NewStory } from '../../shared/contract/stories.ts';
import type { User } from '../../shared/contract/user.ts';
import type { Principal } from '../accounts/principal.ts';
import { addMediaUse } from '../db/chapters.ts';
import type { Db, Row } from '../db/schema.ts';
import { ownStory, type StoryWithAuthor, storyById } from '../db/stories.ts';
import type { EarlierStory } from '../makers/makers.ts';
import { reviewText, type StoryBounds } from '../makers/moderator/text-review.ts';
import { readStoredPlan } from '../makers/storyteller/story-plan.ts';

type SameHero = Pick<Row<'story'>, 'hero_seed' | 'earlier_id' | 'reference_name'>;

/**
 * The columns that give a new story the looks of an earlier story's hero. Without effect, and without an error, if that
 * story is gone, is not the requester's, is another child's, or had another hero: the wish may have waited for days.
 */
export async function sameHeroOf(
	db: Db,
	principal: Principal,
	author: User,
	input: NewStory,
): Promise<SameHero | null> {
	const earlier = input.heroOf === undefined ? undefined : await ownStory(db, principal, input.heroOf);
	if (!earlier || (author.role === 'child' && earlier.author_id !== author._id)) return null;
	if (!isSameHero(JSON.parse(earlier.hero) as Hero, input.settings.characters[0]!)) return null;
	const { id, hero_seed, reference_name } = earlier;
	return { hero_seed: hero_seed ?? id, earlier_id: id, reference_name };
}

/** Keeps the reference picture, which the story shares with the earlier one. To be called when the story is stored. */
export async function shareReference(db: Db, storyId: string, { reference_name }: SameHero): Promise<void> {
	if (reference_name !== null) await addMediaUse(db, storyId, [reference_name]);
}

/** What the storyteller learns of the earlier story; nothing where that is not allowed in this one. */
export async function earlierStoryOf(
	db: Db,
	{ earlier_id }: Pick<StoryWithAuthor, 'earlier_id'>,
	bounds: StoryBounds,
): Promise<EarlierStory | null> {
	const story = earlier_id === null ? undefined : await storyById(db, earlier_id);
	if (!story) return null;
	const look = readStoredPlan(story.bible)?.hero.look ?? null;
	return reviewText(`${story.title}\n${look ?? ''}`, bounds) ? null : { title: story.title, look };
}

function isSameHero(one: Hero, other: Hero): boolean {
	return one.name === other.name && one.type === other.type && one.gender === other.gender;
}
