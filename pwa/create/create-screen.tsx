import { useCallback, useEffect, useId, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { hasAccess } from '../../shared/rules/access.ts';
import art from '../art/begin.svg';
import { useTellsHere } from '../local/telling/use-tells-here.ts';
import { RequestError } from '../net/request-error.ts';
import { useSession } from '../session/session.tsx';
import { ErrorReference } from '../shell/error-reference.tsx';
import type { SameHero } from '../shell/same-hero.ts';
import { Upgrade } from '../shell/trial/trial-banner.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import styles from './create-screen.module.css';
import { HeroFields, StoryFields } from './form-fields.tsx';
import { useStoryAuthor } from './story-author.ts';
import { emptyForm, heroOf, missingField, randomize, restrictTo, type StoryForm, withHero } from './story-form.ts';
import { useStoryCreation } from './use-story-creation.ts';
import { WaitingOverlay } from './waiting-overlay.tsx';

const noGenresFromParent = 'No genres have been enabled by your parent. Please ask them to enable some genres.';
const noGenresToRandomize = 'No genres are available. Please ask a parent to enable some genres.';

/**
 * The form of a new story. Users without access are redirected to the dashboard, which says why (product 4.5). A form
 * with input stays open when the trial ends meanwhile.
 */
export default function CreateScreen() {
	const { user } = useSession();
	const [isTouched, setIsTouched] = useState(false);
	if (!user || (!isTouched && !hasAccess(user, Date.now()))) return <Navigate to="/" replace />;
	return <CreateForm onTouched={() => setIsTouched(true)} />;
}

/** The form, and the overlay that waits for the first chapter. */
function CreateForm({ onTouched }: { onTouched: () => void }) {
	const author = useStoryAuthor();
	const sameHero = (useLocation().state as { sameHero?: SameHero } | null)?.sameHero;
	const [form, setForm] = useState(() => {
		const empty = emptyForm(author.age);
		return sameHero ? withHero(empty, sameHero) : empty;
	});
	const [isRandomizeBlocked, setRandomizeBlocked] = useState(false);
	const settings = useSettingsRefresh(author.isChild);
	// Also has the program of the storyteller started before it is asked.
	const tellsHere = useTellsHere();
	const restricted = restrictTo(form, author);
	if (restricted !== form) setForm(restricted);
	const { isBusy, waiting, error, create, leave } = useStoryCreation(restricted, author, tellsHere);
	const change = (part: Partial<StoryForm>) => {
		onTouched();
		setForm((now) => ({ ...now, ...part }));
	};
	const missing = missingField(form);
	const randomizeForm = () => {
		setRandomizeBlocked(author.genres.length === 0);
		if (author.genres.length) change(randomize(form, author.genres));
	};
	return (
		<Screen
			title="Create Magic"
			subtitle={
				heroOf(form)
					? `Another story with ${form.name}. Choose a world; the rest grows by itself.`
					: 'Choose a world and a hero. The rest grows by itself.'
			}
			actions={
				<Button look="quiet" icon="dice" onClick={randomizeForm} disabled={isBusy}>
					Randomize Story
				</Button>
			}
		>
			<form
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault();
					if (!missing) void create();
				}}
			>
				{settings.hasFailed && (
					<Notice tone="error" action={<RetryButton onRetry={settings.retry} />}>
						Failed to load available genres
					</Notice>
				)}
				{author.genres.length === 0 && !isRandomizeBlocked && <Notice tone="warning">{noGenresFromParent}</Notice>}
				{isRandomizeBlocked && <Notice tone="error">{noGenresToRandomize}</Notice>}
				<StoryFields form={form} author={author} onChange={change} />
				<HeroFields form={form} onChange={change} />
				{error && (
					<Notice tone="error" action={error.isTrialOver && author.isParent && <Upgrade />}>
						{error.message}
						<ErrorReference of={error.problem} />
					</Notice>
				)}
				<SubmitButton busy={isBusy} missing={missing} />
			</form>
			{waiting && <WaitingOverlay key={waiting.storyId} userId={author.userId} {...waiting} onLeave={leave} />}
		</Screen>
	);
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
	return (
		<Button look="quiet" icon="retry" onClick={onRetry}>
			Try again
		</Button>
	);
}

type SubmitProps = {
	busy: boolean;
	/** The first missing input as a sentence, or null. */
	missing: string | null;
};

/** The submit button of the form, as a picture. The sentence below it names what is missing. */
function SubmitButton({ busy, missing }: SubmitProps) {
	const id = useId();
	return (
		<div className={styles.submit}>
			<button type="submit" className={styles.submitButton} disabled={busy || missing !== null} aria-describedby={id}>
				<img src={art} alt="" width={640} height={240} />
				<span className={styles.submitLabel}>{busy ? 'Creating your story...' : 'Create My Story'}</span>
			</button>
			<p id={id} className={styles.missing} role="status">
				{missing}
			</p>
		</div>
	);
}

/**
 * Refreshes a child's settings when the form opens: a parent may have changed them on another device. `hasFailed` when
 * the server did not answer properly. No network is not a failure: the local settings are used.
 */
function useSettingsRefresh(isChild: boolean): { hasFailed: boolean; retry: () => void } {
	const { refresh } = useSession();
	const [hasFailed, setFailed] = useState(false);
	const retry = useCallback(() => {
		setFailed(false);
		refresh().catch((error: unknown) => setFailed(!isOffline(error)));
	}, [refresh]);
	useEffect(() => {
		if (isChild) retry();
	}, [isChild, retry]);
	return { hasFailed, retry };
}

function isOffline(error: unknown): boolean {
	return error instanceof RequestError && (error.code === 'offline' || error.code === 'timeout');
}
