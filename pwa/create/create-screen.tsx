import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { hasAccess } from '../../shared/rules/access.ts';
import { useSession } from '../session/session.tsx';
import { ErrorReference } from '../shell/error-reference.tsx';
import { Upgrade } from '../shell/trial/trial-banner.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import styles from './create-screen.module.css';
import { HeroFields, StoryFields } from './form-fields.tsx';
import { useStoryAuthor } from './story-author.ts';
import { emptyForm, missingField, randomize, restrictTo, type StoryForm } from './story-form.ts';
import { SubmitButton } from './submit-button.tsx';
import { useSettingsRefresh } from './use-settings-refresh.ts';
import { useStoryCreation } from './use-story-creation.ts';
import { WaitingOverlay } from './waiting-overlay.tsx';

const noGenresFromParent = 'No genres have been enabled by your parent. Please ask them to enable some genres.';
const noGenresToDraw = 'No genres are available. Please ask a parent to enable some genres.';

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
	const who = useStoryAuthor();
	const [form, setForm] = useState(() => emptyForm(who.age));
	const [drawFailed, setDrawFailed] = useState(false);
	const present = useSettingsRefresh(who.isChild);
	const { waiting, error, begin, leave } = useStoryCreation(who);
	const held = restrictTo(form, who);
	if (held !== form) setForm(held);
	const change = (part: Partial<StoryForm>) => {
		onTouched();
		setForm((now) => ({ ...now, ...part }));
	};
	const missing = missingField(form);
	const draw = () => {
		setDrawFailed(who.genres.length === 0);
		if (who.genres.length) change(randomize(form, who.genres));
	};
	return (
		<Screen
			title="Create Magic"
			subtitle="Choose a world and a hero. The rest grows by itself."
			actions={
				<Button look="quiet" icon="dice" onClick={draw} disabled={!!waiting}>
					Randomize Story
				</Button>
			}
		>
			<form
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault();
					if (!missing) void begin(form);
				}}
			>
				{present.failed && (
					<Notice tone="error" action={<RetryButton onRetry={present.ask} />}>
						Failed to load available genres
					</Notice>
				)}
				{who.genres.length === 0 && !drawFailed && <Notice tone="warning">{noGenresFromParent}</Notice>}
				{drawFailed && <Notice tone="error">{noGenresToDraw}</Notice>}
				<StoryFields form={form} who={who} onChange={change} />
				<HeroFields form={form} onChange={change} />
				{error && (
					<Notice tone="error" action={error.isOver && who.isParent && <Upgrade />}>
						{error.sentence}
						<ErrorReference of={error.problem} />
					</Notice>
				)}
				<SubmitButton busy={!!waiting} missing={missing} />
			</form>
			{waiting && <WaitingOverlay key={waiting.storyId} userId={who.userId} {...waiting} onLeave={leave} />}
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
