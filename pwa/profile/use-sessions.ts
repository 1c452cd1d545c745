import { useCallback, useEffect, useState } from 'react';
import { type ActiveSession, sessionCalls } from '../../shared/contract/sessions.ts';
import { RequestError, send } from '../net/http.ts';
import { readToken } from '../net/token.ts';
import { useOnline } from '../shell/use-online.ts';
import { type Failure, failureOf } from './failure.tsx';

export type Sessions = {
	/** This one first; null until they were told. */
	sessions: readonly ActiveSession[] | null;
	/** Why they could not be had. */
	failure: Failure | null;
	load(): Promise<void>;
	/** One that has ended by itself counts as ended. Throws CallError. */
	end(session: ActiveSession): Promise<void>;
	endOthers(): Promise<void>;
};

/** Where the account is signed in. It is asked for anew once there is a network again, and after the password was changed. */
export function useSessions(): Sessions {
	const [sessions, setSessions] = useState<Sessions['sessions']>(null);
	const [failure, setFailure] = useState<Failure | null>(null);
	const isOnline = useOnline();
	const token = readToken();

	const load = useCallback(async () => {
		setFailure(null);
		try {
			setSessions(await send(sessionCalls.sessions));
		} catch (error) {
			setFailure(failureOf(error, 'Failed to see where you are signed in'));
		}
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another password is another session, and ends the others
	useEffect(() => {
		if (isOnline) void load();
	}, [isOnline, token, load]);

	const drop = (isGone: (session: ActiveSession) => boolean) =>
		setSessions((now) => now?.filter((session) => !isGone(session)) ?? null);
	return {
		sessions,
		failure,
		load,
		end: async ({ _id }) => {
			await send(sessionCalls.endSession, { params: { id: _id } }).catch((error: unknown) => {
				if (!(error instanceof RequestError && error.status === 404)) throw error;
			});
			drop((session) => session._id === _id);
		},
		endOthers: async () => {
			await send(sessionCalls.endOtherSessions);
			drop(({ isThis }) => !isThis);
		},
	};
}
