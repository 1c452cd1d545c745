import type { StoryBrief } from '../../../shared/contract/storyteller.ts';

/** The checks on a chapter's text and picture, as sentences for a parent. `moderator`: its name. */
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
