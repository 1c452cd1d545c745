import { useEffect, useRef, useState } from 'react';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import { paymentCalls } from '../../shared/contract/payment.ts';
import type { User } from '../../shared/contract/user.ts';
import { RequestError, send } from '../net/http.ts';
import { useSession } from '../session/session.tsx';

/** Whether the payment has arrived: what came of asking last, if anything. After an answer, the user says what it was. */
export type PaymentConfirmation = { asking: boolean; outcome: 'answered' | RequestError | null };

/**
 * Has the server ask about the payment that somebody returns from, once, and takes over the user as it then is. Without
 * an id nothing is asked. `again` asks once more; where there is no id, it fetches the account.
 */
export function usePaymentConfirmation(sessionId: string | null): PaymentConfirmation & { again: () => void } {
	const { updateUser } = useSession();
	const [confirmation, setConfirmation] = useState<PaymentConfirmation>({ asking: sessionId !== null, outcome: null });
	const begun = useRef(false);

	const ask = async () => {
		setConfirmation(({ outcome }) => ({ asking: true, outcome }));
		const outcome = await fetchUser(sessionId).then(updateUser).then(answered, refused);
		setConfirmation({ asking: false, outcome });
	};
	useEffect(() => {
		// React may run an effect more than once; the question is asked once.
		if (sessionId === null || begun.current) return;
		begun.current = true;
		void ask();
	});
	return { ...confirmation, again: () => void ask() };
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
