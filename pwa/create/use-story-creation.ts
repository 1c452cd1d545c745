import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AgeGroup } from '../../shared/rules/ages.ts';
import type { EntryProblem } from '../local/outbox/commands.ts';
import { useSession } from '../session/session.tsx';
import { type CreationOutcome, createStory, creationMessages } from './create-story.ts';
import type { StoryAuthor } from './story-author.ts';
import { type StoryForm, toStoryInput } from './story-form.ts';

/** A story that is being made: it is written down on this device, so that nobody has to stay. */
type Waiting = { requestId: string; storyId: string; ageGroup: AgeGroup; notice: string | null };

/** Why there is no story, in a sentence; `isOver` when it is because the time to make some is over. */
type CreationFailure = { sentence: string; isOver: boolean; problem: unknown };

/** The making of one story at a time, however often the button is pressed; it ends on another screen or with an `error`. */
export function useStoryCreation({ userId, childId, maxAgeRating }: StoryAuthor) {
	const navigate = useNavigate();
	const { refresh } = useSession();
	const [waiting, setWaiting] = useState<Waiting | null>(null);
	const [error, setError] = useState<CreationFailure | null>(null);
	const run = useRef<AbortController | null>(null);
	useEffect(() => () => run.current?.abort(), []);

	const begin = async (form: StoryForm) => {
		if (run.current) return;
		run.current = new AbortController();
		const { signal } = run.current;
		// Whatever ends on this form was refused, or failed: the next try is another story.
		const wish = toStoryInput(form, maxAgeRating);
		setError(null);
		const { frontendRequestId: requestId, _id: storyId, ageGroup } = wish;
		setWaiting({ requestId, storyId, ageGroup, notice: null });
		try {
			const onNotice = (notice: string) => !signal.aborted && setWaiting((now) => now && { ...now, notice });
			const outcome = await createStory(wish, childId, { userId, signal, onNotice });
			if (!signal.aborted) open(outcome);
		} catch (problem) {
			if (signal.aborted) return;
			if (childId && statusOf(problem) === 404) return leaveLostChild();
			const sentence = problem instanceof Error ? problem.message : creationMessages.failed;
			setError({ sentence, isOver: statusOf(problem) === 402, problem });
		}
		if (!signal.aborted) setWaiting(null);
		run.current = null;
	};
	/** The child for whom it was to be is not there: that is said where the stories of the others are. */
	const leaveLostChild = async () => {
		await refresh().catch(() => {});
		navigate('/');
	};
	const open = (outcome: CreationOutcome) => {
		if ('storyId' in outcome) navigate(`/story/${outcome.storyId}`);
		else if ('kept' in outcome) navigate('/', { state: { message: outcome.kept, type: 'info' } });
		else navigate('/', { state: { message: outcome.givenUp, type: 'error' } });
	};
	/** Goes to the dashboard, which says so when the story is ready. */
	const leave = () => {
		run.current?.abort();
		navigate('/', {
			state: { message: 'Your story is being generated...', type: 'info', storyId: waiting?.storyId },
		});
	};
	return { waiting, error, begin, leave };
}

/** The status with which the server turned a story down, or 0. */
function statusOf(problem: unknown): number {
	return problem instanceof Error ? ((problem.cause as EntryProblem | undefined)?.status ?? 0) : 0;
}
