import type { About } from '../../shared/about.ts';
import { price } from '../../shared/payment.ts';
import { useAbout } from '../shell/about.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './gift.module.css';

/** What a new account gets on this server. Its place is kept while that is not known; nothing is promised then. */
export function Gift() {
	const about = useAbout();
	return (
		<p className={classNames(styles.gift, !about && styles.unknown)}>
			<Icon name="star" />
			<span>{about && promiseOf(about)}</span>
		</p>
	);
}

function promiseOf({ signup, payment }: About): string {
	if (signup.access === 'lifetime') return 'Lifetime access, no payment required';
	const days = `${signup.trialDays} ${signup.trialDays === 1 ? 'day' : 'days'} free`;
	return payment ? `${days}, then ${price.inWords} once` : `${days}, no payment required`;
}
