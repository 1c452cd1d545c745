import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { About } from '../../shared/contract/about.ts';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { paymentCalls, price } from '../../shared/contract/payment.ts';
import { RequestError, send, userMessageOf } from '../net/http.ts';
import { useSession } from '../session/session.tsx';
import { ErrorReference } from '../shell/error-reference.tsx';
import { useOnline } from '../shell/use-online.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './checkout-button.module.css';

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

type State = { busy: boolean; failure: string | null; problem: unknown; isNotConfigured: boolean };

const idle: State = { busy: false, failure: null, problem: null, isNotConfigured: false };
const notOpened = 'The payment page could not be opened. Please try again.';

/** Requests a checkout page and navigates to it. `failure` is a sentence; then the user may retry. */
function useCheckout() {
	const { updateUser } = useSession();
	const [state, setState] = useState(idle);
	useEffect(() => {
		// The back/forward cache may restore the page in its busy state.
		const reset = ({ persisted }: PageTransitionEvent) => persisted && setState(idle);
		window.addEventListener('pageshow', reset);
		return () => window.removeEventListener('pageshow', reset);
	}, []);

	const pay = async () => {
		setState({ ...idle, busy: true });
		try {
			const { url } = await send(paymentCalls.checkout);
			window.location.assign(url);
		} catch (problem) {
			const code = problem instanceof RequestError ? problem.code : '';
			// Paid on another device: reloads the account.
			if (code === 'already-paid') await send(firstLoadCalls.me).then(updateUser, () => {});
			const failure = userMessageOf(problem, notOpened);
			setState({ busy: false, failure, problem, isNotConfigured: code === 'payment-not-configured' });
		}
	};
	return { ...state, pay: () => void pay() };
}
