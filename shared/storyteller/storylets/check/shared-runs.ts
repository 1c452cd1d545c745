import { wordsOf } from '../../engine/text.ts';
import type { WholeStory } from './sample.ts';

const runLength = 7;

/** The share of one story's runs of seven words that stand in the other too, with the heroes' names made equal. */
export function sharedRunShare(one: WholeStory, other: WholeStory): number {
	const [runs, others] = [runsOf(one), new Set(runsOf(other))];
	return runs.filter((run) => others.has(run)).length / Math.max(1, runs.length);
}

function runsOf({ brief, drafts }: WholeStory): string[] {
	const text = drafts.map(({ content }) => content.replaceAll(brief.hero.name, 'hero')).join(' ');
	const words = wordsOf(text.toLowerCase());
	return words
		.slice(0, Math.max(0, words.length - runLength + 1))
		.map((_, at) => words.slice(at, at + runLength).join(' '));
}
