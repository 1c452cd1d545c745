import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NewStory } from '../../shared/making.ts';
import { CallError } from '../net/http.ts';
import { beginStory, type Outcome, sentences } from './begin-story.ts';
import { type StoryForm, toNewStory } from './story-form.ts';
import type { WhoFor } from './who-for.ts';

/** A story that is being made. `storyId` is known once it stands in the queue: from then on nobody has to stay. */
type Waiting = { requestId: string; storyId: string | null; notice: string | null };

/** The making of one story at a time, however often the button is pressed; it ends on another screen or with an `error`. */
export function useCreation({ userId, childId, maxAgeRating }: WhoFor) {
	const navigate = useNavigate();
	const [waiting, setWaiting] = useState<Waiting | null>(null);
	const [error, setError] = useState<string | null>(null);
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
			if (!signal.aborted) setError(problem instanceof Error ? problem.message : sentences.failed);
		}
		if (!signal.aborted) setWaiting(null);
		run.current = null;
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
