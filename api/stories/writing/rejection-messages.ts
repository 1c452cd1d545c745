import type { ContentIssue } from '../../makers/moderator/text-review.ts';

/** Why content was rejected, for a parent. Never quotes the content. */
export function rejectionRemark(what: 'text' | 'picture', { because, word }: ContentIssue): string {
	const subject = what === 'text' ? 'A telling of this chapter' : 'A picture of this chapter';
	if (because === 'topic') return `${subject} touched on “${word}”, which is switched off in the content settings.`;
	if (because === 'swearing') return `${subject} had a word in it that could hurt somebody.`;
	return `${subject} was not for readers of this age.`;
}

/** The same for the storyteller, with the word to leave out. */
export function qualityIssueOf({ because, word }: ContentIssue): string {
	if (because === 'topic') return `It touches on “${word}”, which must not be mentioned or hinted at.`;
	if (because === 'rating' && word)
		return `“${word}” is not for readers of this age: leave it out, and what it stands for.`;
	if (because === 'rating') return 'It is not for readers of this age: make it gentler.';
	return 'It has a swear word or an insult in it: leave it out.';
}

/** What a parent reads when every attempt was rejected. */
export function rejectionMessage({ because, word }: ContentIssue): string {
	const topic = because === 'topic' ? ` (“${word}” is switched off in the content settings)` : '';
	return `The storyteller kept coming back to something that does not belong in this story${topic}, so it was not told. Please try another idea.`;
}
