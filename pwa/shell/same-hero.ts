import type { StoryRow } from '../local/library/database.ts';

/** The hero of an earlier story, whom the form of a new story is opened with (the navigation state of `/create`). */
export type SameHero = StoryRow['hero'] & { storyId: string };

export function sameHeroState({ id, hero }: Pick<StoryRow, 'id' | 'hero'>): { sameHero: SameHero } {
	return { sameHero: { ...hero, storyId: id } };
}
