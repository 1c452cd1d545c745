import { ageGroups } from '../../../rules/ages.ts';
import { sampleBriefs } from '../../check/sample-briefs.ts';
import { levelOf } from '../../text/levels.ts';
import { stateAfter } from '../engine/compose.ts';
import { frameStory, plotsFor } from '../engine/story.ts';
import type { Plot, Storylets } from '../format.ts';
import { randomPath } from './sample.ts';
import { reachableEndings } from './storylet-issues.ts';

/** How often an ending comes, 0 to 1, among so many readers who choose at random. */
export type EndingShare = { plot: string; ageGroup: string; ending: string; share: number };

/** The share of each reachable ending of each plot at each level. */
export function endingShares(storylets: Storylets, readers: number): EndingShare[] {
	return storylets.plots.flatMap((plot) =>
		ageGroups.flatMap((ageGroup) => sharesOf(plot, ageGroup, storylets, readers)),
	);
}

function sharesOf(plot: Plot, ageGroup: keyof typeof levelOf, storylets: Storylets, readers: number): EndingShare[] {
	const alone = { ...storylets, plots: [plot] };
	const level = levelOf[ageGroup];
	const genres = (Object.keys(storylets.genres) as (keyof Storylets['genres'])[]).filter(
		(genre) => plotsFor(genre, level, alone).length > 0,
	);
	const ends = sampleBriefs(readers).flatMap((sample, at) => {
		const genre = genres[at % Math.max(1, genres.length)];
		if (!genre) return [];
		const brief = { ...sample, seed: `reader ${at}`, genre, ageGroup };
		const frame = frameStory(brief, alone);
		return frame ? [stateAfter(frame, randomPath(brief)).flags] : [];
	});
	return reachableEndings(plot, level)
		.map((ending) => {
			const share = ends.filter((flags) => flags.has(`end-${ending}`)).length / Math.max(1, ends.length);
			return { plot: plot.id, ageGroup, ending, share };
		})
		.filter(() => ends.length > 0);
}
