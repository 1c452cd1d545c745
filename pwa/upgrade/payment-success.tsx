import { useLocation } from 'react-router-dom';
import type { User } from '../../shared/contract/user.ts';
import { useAbout } from '../shell/use-about.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Confetti } from './confetti.tsx';
import { PaymentLayout } from './payment-layout.tsx';
import { paymentStatus } from './payment-status.ts';
import styles from './payment-success.module.css';
import { SupportLine } from './support-line.tsx';
import { usePaymentConfirmation } from './use-payment-confirmation.ts';

/**
 * The return from a payment. Celebrates when the account has lifetime access; until then shows the status and a retry.
 */
export function PaymentSuccess({ user }: { user: User }) {
	const { search } = useLocation();
	const confirmation = usePaymentConfirmation(new URLSearchParams(search).get('session_id'));
	const about = useAbout();
	const { title, sentences, hasConfetti, needsHelp } = paymentStatus(user, confirmation);
	return (
		<>
			{hasConfetti && <Confetti />}
			<PaymentLayout
				art={needsHelp ? 'lantern' : 'bloom'}
				title={title}
				actions={
					<>
						<ButtonLink to="/" icon="book">
							Go to Dashboard
						</ButtonLink>
						{!user.subscription.hasLifetimeAccess && <CheckAgain {...confirmation} />}
					</>
				}
			>
				<div role="status" className={styles.text}>
					{sentences.map((sentence) => (
						<p key={sentence}>{sentence}</p>
					))}
				</div>
			</PaymentLayout>
			{needsHelp && <SupportLine about={about}>If anything seems wrong, write to</SupportLine>}
		</>
	);
}

function CheckAgain({ isChecking, checkAgain }: { isChecking: boolean; checkAgain: () => void }) {
	return (
		<Button look="quiet" icon="retry" busy={isChecking} onClick={checkAgain}>
			{isChecking ? 'Checking…' : 'Check again'}
		</Button>
	);
}
