import {
	createContext,
	type ReactNode,
	startTransition,
	use,
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Credentials, Registration } from '../../shared/contract/auth.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { enterLibrary, eraseLibrary, leaveLibrary, resumeLibrary } from '../local/library/current-library.ts';
import { useHousehold } from '../local/library/household.ts';
import { setValue, storeUser } from '../local/library/key-value.ts';
import { subscribe } from '../local/outbox/outbox-channel.ts';
import { onForbidden, onTokenRejected, RequestError } from '../net/request-error.ts';
import { onTokenChangedElsewhere, readToken, removeToken, storeToken } from '../net/token.ts';
import { clearSnapshot } from '../snapshot/stored-snapshot.ts';
import { firstPaint, noteFirstRender } from './first-paint.ts';
import { type OpenSession, readOpenSession } from './restore-session.ts';

type Status = 'loading' | 'anonymous' | 'authenticated';

type State = { status: Status; openSession: OpenSession | null; error: string | null };

type SessionValue = {
	status: Status;
	user: User | null;
	family: readonly User[];
	selectedChild: User | null;
	/** The child that was acted as until a sync showed that it was removed from the family. */
	removedChild: User | null;
	error: string | null;
	/** Returns null once the session has begun; a session with a one-time password is returned instead, and not stored. */
	login(credentials: Credentials): Promise<Session | null>;
	register(registration: Registration): Promise<void>;
	/** Ends the session and removes all data of the account from the device at once. The server is told in the background. */
	logout(): Promise<void>;
	/** As `logout`, for an account that the server has deleted. */
	removeAccount(): Promise<void>;
	/** Acts as a child of the family, or as the parent for null. Stored, so that a restart does not leave the child's view. */
	selectChild(child: User | null): void;
	/** Pulls the account, its children and stories. Throws RequestError. */
	refresh(): Promise<void>;
	/** Store the server's answer to a change of the own account, or of the session. */
	updateUser(user: User): Promise<void>;
	replaceSession(session: Session): Promise<void>;
};

const expiredMessage = 'Session expired. Please log in again.';
const unreachableMessage = 'Everbranch cannot be reached, and nobody has logged in on this device before.';
const anonymous: State = { status: 'anonymous', openSession: null, error: null };
const noFamily: readonly User[] = [];

const SessionContext = createContext<SessionValue | null>(null);

/** Network code is loaded after the first paint. Its schemas are requested first, each to be evaluated in a task of its own. */
async function loadSessionRequests() {
	await firstPaint;
	void import('../../shared/contract/user.ts');
	void import('../../shared/contract/sync.ts');
	return import('./session-requests.ts');
}

/** The account logged in on this device, and whose stories are shown. Needs a SessionProvider. */
export function useSession(): SessionValue {
	const session = use(SessionContext);
	if (!session) throw new Error('useSession needs a SessionProvider around it');
	return session;
}

/** `restored`: the session as stored on this device (restore-session.ts). */
export function SessionProvider({ restored, children }: { restored: OpenSession | null; children: ReactNode }) {
	const [state, setState] = useState<State>(() => initialState(restored));
	const { openSession } = state;
	const accountId = openSession?.household.user._id ?? null;
	const household = useHousehold(accountId, openSession?.household ?? null);
	const user = household?.user ?? null;
	const family = household?.family ?? noFamily;
	const selectedChild = family.find(({ _id }) => _id === openSession?.selectedChildId) ?? null;
	const removedChild = useRemovedChild(accountId, selectedChild, openSession?.selectedChildId ?? null);
	const hasStarted = useRef(false);

	const endSession = useCallback(async (error: string | null, close: () => Promise<void> = leaveLibrary) => {
		removeToken();
		clearSnapshot();
		// The screens that read the library must be unmounted before it is closed.
		flushSync(() => setState({ ...anonymous, error }));
		await close();
	}, []);

	const enter = useCallback(async (user: User, token = readToken()) => {
		await enterLibrary(user, token);
		const opened = await readOpenSession();
		// A transition: the whole screen is rendered, in small tasks.
		if (opened) startTransition(() => setState({ status: 'authenticated', openSession: opened, error: null }));
	}, []);

	const start = useCallback(async () => {
		noteFirstRender();
		if (!readToken()) return;
		const user = restored?.household.user;
		try {
			const { fetchAccount } = await loadSessionRequests();
			// The stored state is shown before anything is written.
			if (user) await resumeLibrary(user._id, readToken());
			const me = await fetchAccount();
			if (me._id !== user?._id) await enter(me);
		} catch (error) {
			const isRejected = error instanceof RequestError && error.status === 401;
			if (!user) setState({ ...anonymous, error: isRejected ? expiredMessage : unreachableMessage });
		}
	}, [restored, enter]);

	const refresh = useCallback(async () => (await loadSessionRequests()).pull(), []);

	useEffect(() => {
		const handleRejected = (token: string) => {
			// A late 401 for an old token must not end the session that has begun since.
			if (token === readToken()) void endSession(expiredMessage);
		};
		onTokenRejected(handleRejected);
		onForbidden(() => void refresh().catch(() => {}));
		const stops = [
			onTokenChangedElsewhere(() => location.reload()),
			subscribe((message) => message.kind === 'token-refused' && handleRejected(message.token)),
		];
		if (!hasStarted.current) void start();
		hasStarted.current = true;
		return () => {
			for (const stop of stops) stop();
		};
	}, [start, endSession, refresh]);

	useEffect(() => {
		if (!accountId) return;
		let stopSync = () => {};
		let isStopped = false;
		void loadSessionRequests().then(({ startSyncLoop }) => {
			if (!isStopped) stopSync = startSyncLoop();
		});
		return () => {
			isStopped = true;
			stopSync();
		};
	}, [accountId]);

	const value = useMemo<SessionValue>(() => {
		const begin = async ({ token, user }: Session) => {
			storeToken(token);
			await enter(user, token);
		};
		const removeAccount = () => endSession(null, eraseLibrary);
		return {
			...{ status: state.status, error: state.error, user, family, selectedChild, removedChild },
			login: async (credentials) => {
				const session = await (await loadSessionRequests()).login(credentials);
				if (session.user.mustChangePassword) return session;
				await begin(session);
				return null;
			},
			register: async (registration) => begin(await (await loadSessionRequests()).register(registration)),
			logout: async () => {
				const token = readToken();
				// Not awaited: a server that is slow or away must not keep the data on this device.
				const tellServer = async () => (await loadSessionRequests()).logout(token);
				void tellServer().catch(() => {});
				await removeAccount();
			},
			removeAccount,
			selectChild: (child) => {
				const selectedChildId = child?._id ?? null;
				clearSnapshot();
				setState((now) => (now.openSession ? { ...now, openSession: { ...now.openSession, selectedChildId } } : now));
				// Another window may have stored a snapshot of the previous child meanwhile.
				void setValue('selectedChildId', selectedChildId).then(clearSnapshot);
			},
			refresh,
			updateUser: storeUser,
			replaceSession: async (session) => {
				await begin(session);
				// The server has closed the socket of the old session.
				await (await loadSessionRequests()).reconnectSocket();
			},
		};
	}, [state.status, state.error, user, family, selectedChild, removedChild, enter, endSession, refresh]);

	return <SessionContext value={value}>{children}</SessionContext>;
}

function initialState(restored: OpenSession | null): State {
	if (restored) return { status: 'authenticated', openSession: restored, error: null };
	return readToken() ? { ...anonymous, status: 'loading' } : anonymous;
}

/** The child last acted as, if it was removed from the family while it was selected. */
function useRemovedChild(accountId: string | null, selected: User | null, selectedId: string | null): User | null {
	const [last, setLast] = useState<{ accountId: string; child: User } | null>(null);
	if (accountId && selected && last?.child !== selected) setLast({ accountId, child: selected });
	return last && last.accountId === accountId && !selected && selectedId === last.child._id ? last.child : null;
}
