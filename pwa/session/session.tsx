import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Credentials, Registration } from '../../shared/entering.ts';
import type { Session, User } from '../../shared/user.ts';
import { enterLibrary, eraseLibrary, leaveLibrary, resumeLibrary } from '../local/device.ts';
import { useHousehold } from '../local/household.ts';
import { keep, keepUser } from '../local/kept.ts';
import { hearContexts } from '../local/outbox-news.ts';
import { CallError, whenForbidden, whenTokenIsRefused } from '../net/call-error.ts';
import { dropToken, keepToken, onTokenChangedElsewhere, readToken } from '../net/token.ts';
import { forgetSnapshot } from '../snapshot/kept.ts';
import { firstPaint, noteFirstScreen } from './first-paint.ts';
import { asEntered, type Entered } from './known.ts';

type Status = 'loading' | 'anonymous' | 'authenticated';

type State = { status: Status; entered: Entered | null; error: string | null };

type SessionValue = {
	status: Status;
	user: User | null;
	family: readonly User[];
	selectedChild: User | null;
	/** The child that was acted as until the family, as it is now at the server, was found to be without it. */
	lostChild: User | null;
	error: string | null;
	/** Gives null once it has begun; a session with a one-time password is given back instead, and kept nowhere. */
	login(credentials: Credentials): Promise<Session | null>;
	register(registration: Registration): Promise<void>;
	/** Ends the session here and, if it can be reached, at the server; nothing of the account stays on the device. */
	logout(): Promise<void>;
	/** As after a logout, for an account that the server has no more. */
	forgetAccount(): Promise<void>;
	/** Acts as a child of the family, or as the parent for null. Kept, so that a restart does not leave the child's view. */
	selectChild(child: User | null): void;
	/** Brings the account, its children and stories as they are now at the server. Throws CallError. */
	refresh(): Promise<void>;
	/** Takes over what the server answered to a change of the own account, or of the session itself. */
	changeUser(user: User): Promise<void>;
	renew(session: Session): Promise<void>;
};

const expired = 'Session expired. Please log in again.';
const unreachable = 'Everbranch cannot be reached, and nobody has logged in on this device before.';
const nobody: State = { status: 'anonymous', entered: null, error: null };
const noFamily: readonly User[] = [];

const SessionContext = createContext<SessionValue | null>(null);

/** What needs the network comes after the first paint. */
const server = () => firstPaint.then(() => import('./server.ts'));

/** Who is logged in on this device and whose stories are shown. Every screen stands inside the provider. */
export function useSession(): SessionValue {
	const session = use(SessionContext);
	if (!session) throw new Error('useSession needs a SessionProvider around it');
	return session;
}

/** `known`: who is logged in as far as this device knows by itself (known.ts). */
export function SessionProvider({ known, children }: { known: Entered | null; children: ReactNode }) {
	const [state, setState] = useState<State>(() => stateAtStart(known));
	const { entered } = state;
	const accountId = entered?.first.user._id ?? null;
	const told = useHousehold(accountId, entered?.first ?? null);
	const user = told?.user ?? null;
	const family = told?.family ?? noFamily;
	const selectedChild = family.find(({ _id }) => _id === entered?.selectedChildId) ?? null;
	const lostChild = useLostChild(accountId, selectedChild, entered?.selectedChildId ?? null);
	const started = useRef(false);

	const endSession = useCallback(async (error: string | null, close: () => Promise<void> = leaveLibrary) => {
		dropToken();
		forgetSnapshot();
		// The screens that read the library must be gone before it closes under them.
		flushSync(() => setState({ ...nobody, error }));
		await close();
	}, []);

	const enter = useCallback(async (user: User, token = readToken()) => {
		await enterLibrary(user, token);
		const entered = await asEntered();
		if (entered) setState({ status: 'authenticated', entered, error: null });
	}, []);

	const start = useCallback(async () => {
		noteFirstScreen();
		if (!readToken()) return;
		const user = known?.first.user;
		try {
			const { whoAmI } = await server();
			// What is known is shown before anything is written.
			if (user) await resumeLibrary(user._id, readToken());
			const me = await whoAmI();
			if (me._id !== user?._id) await enter(me);
		} catch (error) {
			const refused = error instanceof CallError && error.status === 401;
			if (!user) setState({ ...nobody, error: refused ? expired : unreachable });
		}
	}, [known, enter]);

	const refresh = useCallback(async () => (await server()).pull(), []);

	useEffect(() => {
		const refused = (token: string) => {
			// A late refusal of an old token must not end the session that has begun since.
			if (token === readToken()) void endSession(expired);
		};
		whenTokenIsRefused(refused);
		whenForbidden(() => void refresh().catch(() => {}));
		const stops = [
			onTokenChangedElsewhere(() => window.location.reload()),
			hearContexts((news) => news.kind === 'token-refused' && refused(news.token)),
		];
		if (!started.current) void start();
		started.current = true;
		return () => {
			for (const stop of stops) stop();
		};
	}, [start, endSession, refresh]);

	useEffect(() => {
		if (!accountId) return;
		let leave = () => {};
		let left = false;
		void server().then(({ stayInTouch }) => {
			if (!left) leave = stayInTouch();
		});
		return () => {
			left = true;
			leave();
		};
	}, [accountId]);

	const value = useMemo<SessionValue>(() => {
		const begin = async ({ token, user }: Session) => {
			keepToken(token);
			await enter(user, token);
		};
		const forgetAccount = () => endSession(null, eraseLibrary);
		return {
			...{ status: state.status, error: state.error, user, family, selectedChild, lostChild },
			login: async (credentials) => {
				const session = await (await server()).login(credentials);
				if (session.user.mustChangePassword) return session;
				await begin(session);
				return null;
			},
			register: async (registration) => begin(await (await server()).register(registration)),
			logout: async () => {
				await (await server()).logout();
				await forgetAccount();
			},
			forgetAccount,
			selectChild: (child) => {
				const selectedChildId = child?._id ?? null;
				forgetSnapshot();
				setState((now) => (now.entered ? { ...now, entered: { ...now.entered, selectedChildId } } : now));
				// Another window may have kept the former one's meanwhile.
				void keep('selectedChildId', selectedChildId).then(forgetSnapshot);
			},
			refresh,
			changeUser: keepUser,
			renew: async (session) => {
				await begin(session);
				// The server hung up the line of the old session, and it would not dial again by itself.
				await (await server()).redialLine();
			},
		};
	}, [state.status, state.error, user, family, selectedChild, lostChild, enter, endSession, refresh]);

	return <SessionContext value={value}>{children}</SessionContext>;
}

function stateAtStart(known: Entered | null): State {
	if (known) return { status: 'authenticated', entered: known, error: null };
	return readToken() ? { ...nobody, status: 'loading' } : nobody;
}

/** The child last acted as, once it is not in the family any more though nobody left its view. */
function useLostChild(accountId: string | null, selected: User | null, selectedId: string | null): User | null {
	const [last, setLast] = useState<{ accountId: string; child: User } | null>(null);
	if (accountId && selected && last?.child !== selected) setLast({ accountId, child: selected });
	return last && last.accountId === accountId && !selected && selectedId === last.child._id ? last.child : null;
}
