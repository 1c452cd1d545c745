import type { ChapterDraft, StoryBrief } from '../../../contract/storyteller.ts';
import { chapterCountFor } from '../../../rules/ages.ts';
import type { Genre } from '../../../words/genres.ts';
import { sampleBriefs } from '../../check/sample-briefs.ts';
import { seededRandom } from '../../engine/seeded-random.ts';
import { composePath } from '../engine/compose.ts';
import type { Storylets, StoryState } from '../engine/story.ts';

export type WholeStory = { brief: StoryBrief; path: number[]; drafts: readonly ChapterDraft[]; state: StoryState };

/** Whole stories of the written genres along random paths, evenly over age groups, moods, types and genders. */
export function sampleStories(storylets: Storylets, count: number): WholeStory[] {
	const written = Object.keys(storylets.genres) as Genre[];
	return sampleBriefs(count).map((sample, at) => {
		const brief = { ...sample, genre: written[Math.floor(at / 4) % written.length] as Genre };
		return composeWhole(storylets, brief, randomPath(brief));
	});
}

export function composeWhole(storylets: Storylets, brief: StoryBrief, path: number[]): WholeStory {
	return { brief, path, ...composePath(storylets, brief, path) };
}

/** A reader who chooses at random. */
export function randomPath({ seed, ageGroup }: StoryBrief): number[] {
	const next = seededRandom(`${seed} path`);
	return Array.from({ length: chapterCountFor(ageGroup) - 1 }, () => Math.floor(next() * 3));
}
