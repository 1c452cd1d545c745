import { useCallback, useEffect, useState } from 'react';
import { type ActiveSession, sessionCalls } from '../../shared/contract/sessions.ts';
import { RequestError, send } from '../net/http.ts';
import { readToken } from '../net/token.ts';
import { useOnline } from '../shell/use-online.ts';
import { type Failure, failureOf } from './failure.tsx';

export type Sessions = {
	/** The current session is first. Null until loaded. */
	sessions: readonly ActiveSession[] | null;
	/** Why loading failed. */
	failure: Failure | null;
	load(): Promise<void>;
	/** Succeeds if the session has already ended. Throws RequestError. */
	end(session: ActiveSession): Promise<void>;
	endOthers(): Promise<void>;
};

/** The account's sessions. Loaded again when the network is back and after a password change. */
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
	// biome-ignore lint/correctness/useExhaustiveDependencies: a password change replaces this session and ends the others
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
