import { useEffect, useState } from 'react';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { paymentCalls } from '../../shared/contract/payment.ts';
import { RequestError, send, userMessageOf } from '../net/http.ts';
import { useSession } from '../session/session.tsx';

type State = { busy: boolean; failure: string | null; problem: unknown; isNotConfigured: boolean };

const idle: State = { busy: false, failure: null, problem: null, isNotConfigured: false };
const notOpened = 'The payment page could not be opened. Please try again.';

/** Requests a checkout page and navigates to it. `failure` is a sentence; then the user may retry. */
export function useCheckout() {
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
