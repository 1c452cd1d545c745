import type { Principal } from '../accounts/principal.ts';
import type { Core } from '../app/core.ts';
import { requireFound } from '../app/errors.ts';
import { ownStory, setFavourite } from '../db/stories.ts';

/** Stars a story for the whole family, or removes the star. Throws 404 for one that is not the requester's. */
export async function favouriteStory(
	{ db }: Core,
	principal: Principal,
	storyId: string,
	isFavourite: boolean,
): Promise<void> {
	const story = requireFound(await ownStory(db, principal, storyId));
	if ((story.is_favourite === 1) !== isFavourite) await setFavourite(db, storyId, isFavourite);
}
