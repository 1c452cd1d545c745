import { useEffect, useRef, useState } from 'react';
import { calls } from '../../shared/calls.ts';
import { paymentCalls } from '../../shared/payment.ts';
import type { User } from '../../shared/user.ts';
import { CallError, send } from '../net/http.ts';
import { useSession } from '../session/session.tsx';

/** Whether the payment has arrived: what came of asking last, if anything. After an answer, the user says what it was. */
export type Confirmation = { asking: boolean; outcome: 'answered' | CallError | null };

/**
 * Has the server ask about the payment that somebody returns from, once, and takes over the user as it then is. Without
 * an id nothing is asked. `again` asks once more; where there is no id, it fetches the account.
 */
export function useConfirmation(sessionId: string | null): Confirmation & { again: () => void } {
	const { changeUser } = useSession();
	const [confirmation, setConfirmation] = useState<Confirmation>({ asking: sessionId !== null, outcome: null });
	const begun = useRef(false);

	const ask = async () => {
		setConfirmation(({ outcome }) => ({ asking: true, outcome }));
		const outcome = await userAfter(sessionId).then(changeUser).then(answered, refused);
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

async function userAfter(sessionId: string | null): Promise<User> {
	if (sessionId === null) return send(calls.me);
	return (await send(paymentCalls.confirm, { body: { sessionId } })).user;
}

const answered = () => 'answered' as const;

function refused(problem: unknown): CallError {
	if (problem instanceof CallError) return problem;
	throw problem;
}
