import type { User } from '../../shared/contract/user.ts';
import { hasAccess, hasPaidAccess } from '../../shared/rules/access.ts';
import { timeLeftText, trialLeft } from '../shell/trial/trial.ts';
import { trialEndedText, Upgrade } from '../shell/trial/trial-banner.tsx';
import { useNow } from '../shell/trial/use-now.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './access-banner.module.css';

/** A parent's access: lifetime as a badge, otherwise the rest of the trial and the upgrade link. */
export function AccessBanner({ user }: { user: User }) {
	const now = useNow(60_000);
	const paid = hasPaidAccess(user);
	return (
		<aside className={paid ? styles.lifetime : styles.trial} aria-label="Your access">
			<Icon name={paid ? 'crown' : hasAccess(user, now) ? 'star' : 'lock'} />
			<p>{accessText(user, now)}</p>
			{!user.subscription.hasLifetimeAccess && <Upgrade />}
		</aside>
	);
}

function accessText(user: User, now: number): string {
	if (user.subscription.hasLifetimeAccess)
		return 'You have lifetime access: stories without end, for the whole family.';
	if (hasPaidAccess(user)) return 'Your access is active.';
	const left = trialLeft(user, now);
	return left ? `Your trial ends in ${timeLeftText(left)}.` : trialEndedText;
}
