import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { hasAccess } from '../../shared/access.ts';
import { useSession } from '../session/session.tsx';
import { FaultCode } from '../shell/fault-code.tsx';
import { Upgrade } from '../shell/trial/trial-banner.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/screen.tsx';
import { BeginButton } from './begin-button.tsx';
import styles from './create-screen.module.css';
import { HeroPart, StoryPart } from './form-parts.tsx';
import { emptyForm, heldTo, missingFrom, randomize, type StoryForm } from './story-form.ts';
import { useCreation } from './use-creation.ts';
import { usePresentSettings } from './use-present-settings.ts';
import { WaitingOverlay } from './waiting-overlay.tsx';
import { useWhoFor } from './who-for.ts';

const noGenresFromParent = 'No genres have been enabled by your parent. Please ask them to enable some genres.';
const noGenresToDraw = 'No genres are available. Please ask a parent to enable some genres.';

/**
 * Where a story is made, for those who may; the others are sent to the dashboard, which says why (product 4.5). A form
 * that somebody has begun to fill in stays where it is, also when the trial ends meanwhile.
 */
export default function CreateScreen() {
	const { user } = useSession();
	const [isTouched, setIsTouched] = useState(false);
	if (!user || (!isTouched && !hasAccess(user, Date.now()))) return <Navigate to="/" replace />;
	return <StoryMaking onTouched={() => setIsTouched(true)} />;
}

/** Pick a genre, a mood, an age group and one hero; then wait, with something to smile at, until the story can be read. */
function StoryMaking({ onTouched }: { onTouched: () => void }) {
	const who = useWhoFor();
	const [form, setForm] = useState(() => emptyForm(who.age));
	const [drawFailed, setDrawFailed] = useState(false);
	const present = usePresentSettings(who.isChild);
	const { waiting, error, begin, leave } = useCreation(who);
	const held = heldTo(form, who);
	if (held !== form) setForm(held);
	const change = (part: Partial<StoryForm>) => {
		onTouched();
		setForm((now) => ({ ...now, ...part }));
	};
	const missing = missingFrom(form);
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
					<Notice tone="error" action={<TryAgain onRetry={present.ask} />}>
						Failed to load available genres
					</Notice>
				)}
				{who.genres.length === 0 && !drawFailed && <Notice tone="warning">{noGenresFromParent}</Notice>}
				{drawFailed && <Notice tone="error">{noGenresToDraw}</Notice>}
				<StoryPart form={form} who={who} onChange={change} />
				<HeroPart form={form} onChange={change} />
				{error && (
					<Notice tone="error" action={error.isOver && who.isParent && <Upgrade />}>
						{error.sentence}
						<FaultCode of={error.problem} />
					</Notice>
				)}
				<BeginButton busy={!!waiting} missing={missing} />
			</form>
			{waiting && <WaitingOverlay key={waiting.storyId} userId={who.userId} {...waiting} onLeave={leave} />}
		</Screen>
	);
}

function TryAgain({ onRetry }: { onRetry: () => void }) {
	return (
		<Button look="quiet" icon="retry" onClick={onRetry}>
			Try again
		</Button>
	);
}
