import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type TimeLeft, timeLeftText } from './trial.ts';
import styles from './trial-banner.module.css';

export const trialEndedText = 'Your trial has ended. Unlock your past stories and create new ones.';

/** For a parent in the trial (`left`) or after it (null). */
export function TrialBanner({ left }: { left: TimeLeft | null }) {
	return (
		<aside className={styles.banner} aria-label="Your trial">
			<Icon name={left ? 'star' : 'lock'} />
			<p>{left ? `Your trial ends in ${timeLeftText(left)}.` : trialEndedText}</p>
			<Upgrade />
		</aside>
	);
}

/** Replaces the stories after the trial. */
export function TrialEnded() {
	return <EmptyState art="lantern" title={trialEndedText} action={<Upgrade />} />;
}

/** The link to the payment. */
export function Upgrade() {
	return (
		<ButtonLink to="/upgrade" icon="star">
			Upgrade
		</ButtonLink>
	);
}
