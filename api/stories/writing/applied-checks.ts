import type { StoryBrief } from '../../../shared/contract/storyteller.ts';

/** What text and picture of a chapter are held to, in words for a parent. `moderator` names who looks them through. */
export function appliedChecks({ rating, disabledTopics, ageGroup }: StoryBrief, moderator: string): string[] {
	const list = 'the built-in word list';
	return [
		`Written for ages ${ageGroup}`,
		`Nothing above the age rating ${rating}`,
		'No swearing',
		...disabledTopics.map((topic) => `Nothing about “${topic}”`),
		`Looked through by ${moderator === 'built-in' ? list : `${moderator} and by ${list}`}`,
	];
}
