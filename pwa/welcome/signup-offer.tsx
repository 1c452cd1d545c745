import type { About } from '../../shared/contract/about.ts';
import { price } from '../../shared/contract/payment.ts';
import { useAbout } from '../shell/use-about.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './signup-offer.module.css';

/** What registration grants on this server. Keeps its space while that is unknown. */
export function SignupOffer() {
	const about = useAbout();
	return (
		<p className={classNames(styles.offer, !about && styles.loading)}>
			<Icon name="star" />
			<span>{about && offerText(about)}</span>
		</p>
	);
}

function offerText({ signup, payment }: About): string {
	if (signup.access === 'lifetime') return 'Lifetime access, no payment required';
	const days = `${signup.trialDays} ${signup.trialDays === 1 ? 'day' : 'days'} free`;
	return payment ? `${days}, then ${price.text} once` : `${days}, no payment required`;
}
