import { refundDays } from '../../shared/contract/payment.ts';
import { useAbout } from '../shell/use-about.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './payment-cancel.module.css';
import { PaymentLayout } from './payment-layout.tsx';
import { SupportLine } from './support-line.tsx';

const questions: readonly [question: string, answer: string][] = [
	[
		'Is it worth it?',
		'You pay once and never again. For that the whole family makes as many stories as it likes, with pictures and a voice, for as many bedtimes as there are.',
	],
	[
		'Is it secure?',
		'Yes. You pay on the page of Stripe, a card payment provider, over a protected connection. Your card data is not stored here.',
	],
	[
		'What if we change our minds?',
		`There is a ${refundDays}-day money-back guarantee. Write to us within ${refundDays} days, and you get the whole amount back.`,
	],
];

/** The return from Stripe without a payment. */
export function PaymentCancel() {
	const about = useAbout();
	return (
		<>
			<PaymentLayout
				art="lantern"
				title="Payment Cancelled"
				actions={
					<>
						<ButtonLink to="/upgrade" icon="retry">
							Try Again
						</ButtonLink>
						<ButtonLink to="/" look="quiet" icon="back">
							Back to Dashboard
						</ButtonLink>
					</>
				}
			>
				<p>Don’t worry: nothing was charged, and your stories are just where you left them.</p>
			</PaymentLayout>
			<div className={styles.questions}>
				<ul className={styles.cards} aria-label="Good to know">
					{questions.map(([question, answer]) => (
						<li key={question}>
							<Panel className={styles.card}>
								<h2>{question}</h2>
								<p>{answer}</p>
							</Panel>
						</li>
					))}
				</ul>
				<SupportLine about={about}>Anything else? Write to</SupportLine>
			</div>
		</>
	);
}
