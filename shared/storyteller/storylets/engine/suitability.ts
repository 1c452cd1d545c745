import type { StoryBrief } from '../../../contract/storyteller.ts';
import { contentIssueFinder } from '../../../rules/moderation/content-rules.ts';

/** Whether everything that a piece of content can say is within a story's limits: its rating, and the disabled topics. */
export type Suitability = (content: object) => boolean;

/** The suitability of content for a brief. The same content is looked through once in a process for the same limits. */
export function suitabilityFor({ rating, disabledTopics }: StoryBrief): Suitability {
	const limits = JSON.stringify([rating, disabledTopics]);
	const findIssue = contentIssueFinder({ rating, disabledTopics });
	return (content) => {
		const known = checked.get(content) ?? new Map<string, boolean>();
		checked.set(content, known);
		const before = known.get(limits);
		if (before !== undefined) return before;
		const suits = findIssue(JSON.stringify(content)) === null;
		if (known.size >= maxLimits) known.clear();
		known.set(limits, suits);
		return suits;
	};
}

/** Limits to remember for each piece of content. */
const maxLimits = 200;
const checked = new WeakMap<object, Map<string, boolean>>();
