import type { ChapterDraft, StoryBrief } from '../../../contract/storyteller.ts';
import { ageGroups, chapterCountFor } from '../../../rules/ages.ts';
import { genres } from '../../../words/genres.ts';
import { sampleBriefs } from '../../check/sample-briefs.ts';
import { seededRandom } from '../../seeded-random.ts';
import { levelOf } from '../../text/levels.ts';
import { composePath } from '../engine/compose.ts';
import type { StoryletOutline } from '../engine/outline.ts';
import { isWritten, type StoryState } from '../engine/story.ts';
import type { Storylets } from '../format.ts';

export type WholeStory = { brief: StoryBrief; path: number[]; drafts: readonly ChapterDraft[]; state: StoryState };

/** The genres that storylets tell, for each age group. */
export function writtenGenres(storylets: Storylets) {
	return ageGroups.map((ageGroup) => ({
		ageGroup,
		genres: genres.filter((genre) => isWritten(genre, levelOf[ageGroup], storylets)),
	}));
}

/** Whole stories of the written genres along random paths, evenly over age groups, moods, types and genders. */
export function sampleStories(storylets: Storylets, count: number): WholeStory[] {
	const written = new Map(writtenGenres(storylets).map(({ ageGroup, genres }) => [ageGroup, genres]));
	return sampleBriefs(count).flatMap((sample, at) => {
		const told = written.get(sample.ageGroup) ?? [];
		const genre = told[Math.floor(at / 4) % Math.max(1, told.length)];
		if (!genre) return [];
		const brief = { ...sample, genre };
		return [composeWhole(storylets, brief, randomPath(brief))];
	});
}

export function composeWhole(
	storylets: Storylets,
	brief: StoryBrief,
	path: number[],
	memory: readonly StoryletOutline[] = [],
): WholeStory {
	return { brief, path, ...composePath(storylets, brief, path, memory) };
}

/** A reader who chooses at random. */
export function randomPath({ seed, ageGroup }: StoryBrief): number[] {
	const next = seededRandom(`${seed} path`);
	return Array.from({ length: chapterCountFor(ageGroup) - 1 }, () => Math.floor(next() * 3));
}
