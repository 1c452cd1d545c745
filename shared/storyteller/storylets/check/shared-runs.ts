import { wordsOf } from '../../text/text.ts';
import type { WholeStory } from './sample.ts';

const runLength = 7;
const knownRuns = new WeakMap<WholeStory, ReadonlySet<string>>();

/** The share of one story's runs of seven words that stand in the other too, with the heroes' names made equal. */
export function sharedRunShare(one: WholeStory, other: WholeStory): number {
	const [runs, others] = [runsOf(one), runsOf(other)];
	return runs.intersection(others).size / Math.max(1, runs.size);
}

function runsOf(story: WholeStory): ReadonlySet<string> {
	const known = knownRuns.get(story) ?? wordRuns(story);
	knownRuns.set(story, known);
	return known;
}

function wordRuns({ brief, drafts }: WholeStory): ReadonlySet<string> {
	const text = drafts.map(({ content }) => content.replaceAll(brief.hero.name, 'hero')).join(' ');
	const words = wordsOf(text.toLowerCase());
	const starts = words.slice(0, Math.max(0, words.length - runLength + 1));
	return new Set(starts.map((_, at) => words.slice(at, at + runLength).join(' ')));
}
