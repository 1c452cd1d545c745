import { type CSSProperties, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../../shared/contract/user.ts';
import { useAbout } from '../shell/use-about.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { DailyCaps } from './daily-caps.tsx';
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
					{hasConfetti && <DailyCaps about={about} />}
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

/** product 9.7. */
const pieceCount = 200;

const pieces = Array.from({ length: pieceCount }, (_, index) => ({
	index,
	style: {
		'--across': `${(pseudoRandom(index, 1) * 100).toFixed(1)}vw`,
		'--late': `${(pseudoRandom(index, 2) * 1.6).toFixed(2)}s`,
		'--slow': `${(2.6 + pseudoRandom(index, 3) * 2.4).toFixed(2)}s`,
		'--drift': `${(pseudoRandom(index, 4) * 16 - 8).toFixed(1)}vw`,
		'--turns': `${(pseudoRandom(index, 5) * 4 - 2).toFixed(2)}turn`,
	} as CSSProperties,
}));

/** Confetti that falls once. None with reduced motion. */
function Confetti() {
	const [prefersReducedMotion] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
	if (prefersReducedMotion) return null;
	return (
		<div className={styles.container} aria-hidden="true">
			{pieces.map(({ index, style }) => (
				<i key={index} className={styles.piece} style={style} />
			))}
		</div>
	);
}

/** A reproducible pseudo-random number in [0, 1). */
function pseudoRandom(index: number, seed: number): number {
	const product = Math.sin(index * 12.9898 + seed * 78.233) * 43_758.5453;
	return product - Math.floor(product);
}
