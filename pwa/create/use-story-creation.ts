import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import type { AgeGroup } from '../../shared/rules/ages.ts';
import type { EntryProblem } from '../local/outbox/entry-problem.ts';
import { loadTelling } from '../local/telling/load-telling.ts';
import { useSession } from '../session/session.tsx';
import { type CreationOutcome, createStory, creationMessages } from './create-story.ts';
import type { StoryAuthor } from './story-author.ts';
import { missingField, type StoryForm, toStoryInput } from './story-form.ts';

/** The story that is being created. Its outbox entry is stored, so the user may leave. */
type Waiting = { requestId: string; storyId: string; ageGroup: AgeGroup; notice: string | null };

/** Milliseconds in which a device tells a chapter: until then the overlay would only be a flash, and work for the device. */
const tellingTime = 700;

/**
 * Milliseconds after the last change of the form, after which its first chapter is told ahead, and its picture made: that keeps the
 * page from answering for some tenths of a second on a slow tablet, so the form is to be finished by then.
 */
const aheadDelay = { chapter: 300, picture: 900 } as const;

/** Why there is no story. `isTrialOver` for status 402. */
type CreationFailure = { message: string; isTrialOver: boolean; problem: unknown };

/**
 * Creates one story at a time, however often the form is submitted. Ends with a navigation or an `error`. `tellsHere`: stories
 * are told on this device now; the first chapter of a form that is complete is then told before it is submitted.
 */
export function useStoryCreation(
	form: StoryForm,
	{ userId, childId, maxAgeRating }: Pick<StoryAuthor, 'userId' | 'childId' | 'maxAgeRating'>,
	tellsHere: boolean,
) {
	const navigate = useNavigate();
	const { refresh } = useSession();
	const [isBusy, setBusy] = useState(false);
	const [waiting, setWaiting] = useState<Waiting | null>(null);
	const [error, setError] = useState<CreationFailure | null>(null);
	const controller = useRef<AbortController | null>(null);
	useEffect(() => () => controller.current?.abort(), []);
	const [nextId, setNextId] = useState(() => newId());
	useEffect(() => {
		if (!tellsHere || isBusy || missingField(form)) return;
		const input = toStoryInput(form, maxAgeRating, nextId);
		const tellAhead = async (withPicture: boolean) => {
			const telling = await loadTelling();
			await telling?.tellWishAhead(input, childId, withPicture);
		};
		const tell = (withPicture: boolean) => void tellAhead(withPicture).catch(() => {});
		const timers = [setTimeout(tell, aheadDelay.chapter, false), setTimeout(tell, aheadDelay.picture, true)];
		return () => timers.forEach(clearTimeout);
	}, [tellsHere, isBusy, form, maxAgeRating, nextId, childId]);

	const create = async () => {
		if (controller.current) return;
		controller.current = new AbortController();
		const { signal } = controller.current;
		// Each submission has a new id: whatever returns to the form was refused or has failed.
		const input = toStoryInput(form, maxAgeRating, nextId);
		setNextId(newId());
		setError(null);
		const { frontendRequestId: requestId, _id: storyId, ageGroup } = input;
		setBusy(true);
		const show = () => !signal.aborted && setWaiting({ requestId, storyId, ageGroup, notice: null });
		if (!tellsHere) show();
		const timer = tellsHere ? setTimeout(show, tellingTime) : undefined;
		try {
			const onNotice = (notice: string) => !signal.aborted && setWaiting((now) => now && { ...now, notice });
			const outcome = await createStory(input, childId, { userId, signal, onNotice });
			if (!signal.aborted) showOutcome(outcome);
		} catch (problem) {
			if (signal.aborted) return;
			if (childId && statusOf(problem) === 404) return leaveLostChild();
			const message = problem instanceof Error ? problem.message : creationMessages.failed;
			setError({ message, isTrialOver: statusOf(problem) === 402, problem });
		} finally {
			clearTimeout(timer);
		}
		if (!signal.aborted) {
			setWaiting(null);
			setBusy(false);
		}
		controller.current = null;
	};
	/** The child was deleted on another device. The session's refresh says so on the dashboard. */
	const leaveLostChild = async () => {
		await refresh().catch(() => {});
		navigate('/');
	};
	const showOutcome = (outcome: CreationOutcome) => {
		if ('storyId' in outcome) navigate(`/story/${outcome.storyId}`);
		else if ('queued' in outcome) navigate('/', { state: { message: outcome.queued, type: 'info' } });
		else navigate('/', { state: { message: outcome.timedOut, type: 'error' } });
	};
	/** Goes to the dashboard, which shows a notice when the story is ready. */
	const leave = () => {
		controller.current?.abort();
		navigate('/', {
			state: { message: 'Your story is being generated...', type: 'info', storyId: waiting?.storyId },
		});
	};
	return { isBusy, waiting, error, create, leave };
}

/** The HTTP status of the refusal, or 0. */
function statusOf(problem: unknown): number {
	return problem instanceof Error ? ((problem.cause as EntryProblem | undefined)?.status ?? 0) : 0;
}
