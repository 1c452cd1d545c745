import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NewStory } from '../../shared/making.ts';
import { CallError } from '../net/http.ts';
import { useSession } from '../session/session.tsx';
import { beginStory, type Outcome, sentences } from './begin-story.ts';
import { type StoryForm, toNewStory } from './story-form.ts';
import type { WhoFor } from './who-for.ts';

/** A story that is being made. `storyId` is known once it stands in the queue: from then on nobody has to stay. */
type Waiting = { requestId: string; storyId: string | null; notice: string | null };

/** Why there is no story, in a sentence; `isOver` when it is because the time to make some is over. */
type Failure = { sentence: string; isOver: boolean };

/** The making of one story at a time, however often the button is pressed; it ends on another screen or with an `error`. */
export function useCreation({ userId, childId, maxAgeRating }: WhoFor) {
	const navigate = useNavigate();
	const { refreshFamily } = useSession();
	const [waiting, setWaiting] = useState<Waiting | null>(null);
	const [error, setError] = useState<Failure | null>(null);
	const run = useRef<AbortController | null>(null);
	const unanswered = useRef<{ form: StoryForm; story: NewStory } | null>(null);
	useEffect(() => () => run.current?.abort(), []);

	const begin = async (form: StoryForm) => {
		if (run.current) return;
		run.current = new AbortController();
		const { signal } = run.current;
		const tell = (news: Partial<Waiting>) => !signal.aborted && setWaiting((now) => now && { ...now, ...news });
		// An answer that got lost may have been a yes: the same wish under the same id makes no second story.
		const story = unanswered.current?.form === form ? unanswered.current.story : toNewStory(form, maxAgeRating);
		unanswered.current = { form, story };
		setError(null);
		setWaiting({ requestId: story.frontendRequestId, storyId: null, notice: null });
		try {
			const outcome = await beginStory(story, childId, {
				userId,
				signal,
				onBegun: (storyId) => tell({ storyId }),
				onNotice: (notice) => tell({ notice }),
			});
			if (!signal.aborted) open(outcome);
		} catch (problem) {
			if (!(problem instanceof CallError)) unanswered.current = null;
			if (signal.aborted) return;
			if (childId && statusOf(problem) === 404) return leaveLostChild();
			const sentence = problem instanceof Error ? problem.message : sentences.failed;
			setError({ sentence, isOver: statusOf(problem) === 402 });
		}
		if (!signal.aborted) setWaiting(null);
		run.current = null;
	};
	/** The child for whom it was to be is not there: that is said where the stories of the others are. */
	const leaveLostChild = async () => {
		await refreshFamily();
		navigate('/');
	};
	const open = (outcome: Outcome) => {
		if ('storyId' in outcome) navigate(`/story/${outcome.storyId}`);
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
	return problem instanceof Error && problem.cause instanceof CallError ? problem.cause.status : 0;
}
