import { type EntryProblem, withDeviceReason } from '../local/outbox/entry-problem.ts';
import { userMessageOf } from '../net/request-error.ts';

/** For a story that was here and that the server no longer has. */
export const storyGoneMessage = 'This story is not there any more. It may have been deleted on another device.';

export const choiceErrors = {
	failed: 'Failed to generate the next part of the story. Please try again.',
	noStory: 'Story data is missing',
	noChapter: 'Current story part data is missing',
} as const;

export const narrationErrors = {
	notCreated: 'Failed to generate audio',
	notSignedIn: 'Authentication required',
	notPlayed: 'Failed to play audio',
} as const;

/** The sentence for a refused choice: the server's message for a 4xx, otherwise the general sentence. */
export function refusalMessage(problem: EntryProblem): string {
	const { status } = problem;
	if (status === 404) return storyGoneMessage;
	return status > 0 && status < 500 ? userMessageOf(problem, choiceErrors.failed) : choiceErrors.failed;
}

/** The sentence for a choice that is retried. A problem of this device is named too. */
export function retryMessage(problem: EntryProblem | null): string {
	return withDeviceReason(problem, choiceErrors.failed);
}

/** The sentence for a failed narration. Only a refusal that a parent can act on (402) has the server's message. */
export function narrationErrorFor(problem: Pick<EntryProblem, 'status' | 'message'>): string {
	const { status } = problem;
	if (status === 401) return narrationErrors.notSignedIn;
	if (status === 404) return storyGoneMessage;
	return status === 402 ? userMessageOf(problem, narrationErrors.notCreated) : narrationErrors.notCreated;
}
