import { type ReactNode, useEffect, useRef } from 'react';
import type { About } from '../../shared/contract/about.ts';
import { price } from '../../shared/contract/payment.ts';
import { ErrorReference } from '../shell/error-reference.tsx';
import { useOnline } from '../shell/use-online.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './checkout-button.module.css';
import { useCheckout } from './use-checkout.ts';

/** The button to the checkout page, or why payment is unavailable. */
export function CheckoutButton({ about }: { about: About | null | undefined }) {
	const online = useOnline();
	const { busy, failure, problem, isNotConfigured, pay } = useCheckout();
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// The disabled button lost the focus.
		if (failure) button.current?.focus();
	}, [failure]);

	if (!online) {
		return (
			<Unavailable>
				Paying needs a connection, and there is none just now. Nothing is lost: your stories stay here.
			</Unavailable>
		);
	}
	if (isNotConfigured || about?.payment === false) {
		return (
			<Unavailable>Payment is not set up on this server. Please ask whoever runs it about lifetime access.</Unavailable>
		);
	}
	return (
		<div className={styles.payment}>
			{failure && (
				<Notice tone="error">
					{failure} Nothing was charged.
					<ErrorReference of={problem} />
				</Notice>
			)}
			{/* Disabled until the server's offer is known. */}
			<Button ref={button} wide className={styles.button} disabled={about === undefined} busy={busy} onClick={pay}>
				{busy ? 'Opening the payment page…' : `Pay ${price.text} with Stripe`}
			</Button>
		</div>
	);
}

function Unavailable({ children }: { children: ReactNode }) {
	return (
		<div className={styles.payment}>
			<Notice>{children}</Notice>
		</div>
	);
}
