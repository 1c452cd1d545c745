import { useEffect, useRef, useState } from 'react';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { paymentCalls } from '../../shared/contract/payment.ts';
import type { User } from '../../shared/contract/user.ts';
import { RequestError, send } from '../net/http.ts';
import { useSession } from '../session/session.tsx';

/** The check of a payment. `outcome` is null before the first answer; after one, the user has the result. */
export type PaymentConfirmation = { isChecking: boolean; outcome: 'answered' | RequestError | null };

/**
 * Lets the server check the payment `sessionId` once and updates the user. Without an id nothing is sent. `checkAgain`
 * repeats it, or fetches the account if there is no id.
 */
export function usePaymentConfirmation(sessionId: string | null): PaymentConfirmation & { checkAgain: () => void } {
	const { updateUser } = useSession();
	const [confirmation, setConfirmation] = useState<PaymentConfirmation>({
		isChecking: sessionId !== null,
		outcome: null,
	});
	const hasStarted = useRef(false);

	const check = async () => {
		setConfirmation(({ outcome }) => ({ isChecking: true, outcome }));
		const outcome = await fetchUser(sessionId).then(updateUser).then(answered, refused);
		setConfirmation({ isChecking: false, outcome });
	};
	useEffect(() => {
		// Effects may run twice in React; the request is sent once.
		if (sessionId === null || hasStarted.current) return;
		hasStarted.current = true;
		void check();
	});
	return { ...confirmation, checkAgain: () => void check() };
}

async function fetchUser(sessionId: string | null): Promise<User> {
	if (sessionId === null) return send(firstLoadCalls.me);
	return (await send(paymentCalls.confirm, { body: { sessionId } })).user;
}

const answered = () => 'answered' as const;

function refused(problem: unknown): RequestError {
	if (problem instanceof RequestError) return problem;
	throw problem;
}
