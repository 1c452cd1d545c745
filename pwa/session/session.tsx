import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { calls } from '../../shared/calls.ts';
import type { Credentials, Registration } from '../../shared/entering.ts';
import type { Session, User } from '../../shared/user.ts';
import { enterLibrary, eraseLibrary, keep, kept, lastKnownUser, leaveLibrary } from '../local/device.ts';
import { CallError, send, whenForbidden, whenTokenIsRefused } from '../net/http.ts';
import { closeLine } from '../net/socket.ts';
import { dropToken, keepToken, onTokenChangedElsewhere, readToken } from '../net/token.ts';

type Status = 'loading' | 'anonymous' | 'authenticated';
type State = {
	status: Status;
	user: User | null;
	error: string | null;
	family: readonly User[];
	selectedChild: User | null;
	/** The child that was acted as until the family, as it is now at the server, was found to be without it. */
	lostChild: User | null;
};

type SessionValue = State & {
	login(credentials: Credentials): Promise<void>;
	register(registration: Registration): Promise<void>;
	logout(): Promise<void>;
	/** As after a logout, for an account that the server has no more: nothing of it stays on the device. */
	forgetAccount(): Promise<void>;
	/** Acts as a child of the family, or as the parent for null. Kept, so that a restart does not leave the child's view. */
	selectChild(child: User | null): void;
	refreshFamily(): Promise<void>;
	/** Brings the account and its children as they are now at the server. Throws CallError. */
	refresh(): Promise<void>;
	/** Takes over what the server answered to a change: of the own profile, of a child, of the session itself. */
	changeUser(user: User): Promise<void>;
	changeFamily(change: (family: readonly User[]) => readonly User[]): Promise<void>;
	renew(session: Session): Promise<void>;
};

const expired = 'Session expired. Please log in again.';
const unreachable = 'Everbranch cannot be reached, and nobody has logged in on this device before.';
const nobody: State = {
	status: 'anonymous',
	user: null,
	error: null,
	family: [],
	selectedChild: null,
	lostChild: null,
};

const SessionContext = createContext<SessionValue | null>(null);

/** Who is logged in on this device and whose stories are shown. Every screen stands inside the provider. */
export function useSession(): SessionValue {
	const session = use(SessionContext);
	if (!session) throw new Error('useSession needs a SessionProvider around it');
	return session;
}

export function SessionProvider({ children }: { children: ReactNode }) {
	const [state, setState] = useState<State>({ ...nobody, status: 'loading' });
	const started = useRef(false);
	const familyChanges = useRef(0);
	const userChanges = useRef(0);

	const endSession = useCallback((error: string | null) => {
		userChanges.current += 1;
		dropToken();
		// The screens that read the library must be gone before it closes under them.
		flushSync(() => setState({ ...nobody, error }));
		leaveLibrary();
		void closeLine();
	}, []);

	const changeFamily = useCallback<SessionValue['changeFamily']>(async (change) => {
		familyChanges.current += 1;
		const family = change((await kept<User[]>('children')) ?? []);
		await keep('children', family);
		setState((now) => {
			const selectedChild = stillThere(now.selectedChild, family);
			const lostChild = selectedChild ? null : (now.selectedChild ?? now.lostChild);
			return { ...now, family, selectedChild, lostChild };
		});
	}, []);

	const refreshFamily = useCallback(async () => {
		const asked = familyChanges.current;
		const family = await childrenOrNone();
		// A list that was asked for before the last change does not know of it.
		if (family && asked === familyChanges.current) await changeFamily(() => family);
	}, [changeFamily]);

	const changeUser = useCallback(async (user: User) => {
		userChanges.current += 1;
		await enterLibrary(user);
		setState((now) => ({ ...now, user }));
	}, []);

	const refresh = useCallback(async () => {
		const [askedUser, askedFamily] = [userChanges.current, familyChanges.current];
		const [user, children] = await Promise.all([send(calls.me), send(calls.children)]);
		if (askedUser === userChanges.current) await changeUser(user);
		if (askedFamily === familyChanges.current) await changeFamily(() => named(children));
	}, [changeFamily, changeUser]);

	const enter = useCallback(
		async (user: User) => {
			await enterLibrary(user);
			const family = (await kept<User[]>('children')) ?? [];
			const selectedChild = stillThere((await kept<User | null>('selectedChild')) ?? null, family);
			setState(({ lostChild }) => ({ ...nobody, status: 'authenticated', user, family, selectedChild, lostChild }));
			void refreshFamily();
		},
		[refreshFamily],
	);

	const start = useCallback(async () => {
		if (!readToken()) return setState(nobody);
		const known = await lastKnownUser();
		if (known) await enter(known);
		try {
			const user = await send(calls.me);
			// What was asked for before a change does not know of it.
			if (!userChanges.current) await enter(user);
		} catch (error) {
			const refused = error instanceof CallError && error.status === 401;
			if (refused) endSession(expired);
			else if (!known) setState({ ...nobody, error: unreachable });
		}
	}, [enter, endSession]);

	useEffect(() => {
		whenTokenIsRefused((token) => {
			// A late refusal of an old token must not end the session that has begun since.
			if (token === readToken()) endSession(expired);
		});
		whenForbidden(() => void refresh().catch(() => {}));
		const stop = onTokenChangedElsewhere(() => window.location.reload());
		if (!started.current) void start();
		started.current = true;
		return stop;
	}, [start, endSession, refresh]);

	const value = useMemo<SessionValue>(() => {
		const begin = async ({ token, user }: Session) => {
			keepToken(token);
			await enter(user);
		};
		const forgetAccount = () => {
			endSession(null);
			return eraseLibrary();
		};
		return {
			...state,
			login: async (credentials) => begin(await send((await entering()).login, { body: credentials })),
			register: async (registration) => begin(await send((await entering()).register, { body: registration })),
			logout: async () => {
				await send(calls.logout).catch(() => {});
				await forgetAccount();
			},
			forgetAccount,
			selectChild: (child) => {
				setState((now) => ({ ...now, selectedChild: child }));
				void keep('selectedChild', child);
			},
			refreshFamily,
			refresh,
			changeUser,
			changeFamily,
			renew: async (session) => {
				// The server hung up the line of the old session, and it would not dial again by itself.
				await closeLine();
				await begin(session);
			},
		};
	}, [state, enter, endSession, refreshFamily, refresh, changeUser, changeFamily]);

	return <SessionContext value={value}>{children}</SessionContext>;
}

/** Fetched when somebody comes in: whoever is in already does without. */
async function entering() {
	return (await import('../../shared/entering.ts')).enteringCalls;
}

/** A failure leaves the list as it is and tells nobody (product.md §8). */
async function childrenOrNone(): Promise<User[] | null> {
	try {
		return named(await send(calls.children));
	} catch {
		return null;
	}
}

/** Entries without a name are dropped (product.md §3). */
function named(children: readonly User[]): User[] {
	return children.filter((child) => child.profile.name);
}

function stillThere(child: User | null, family: readonly User[]): User | null {
	return family.find(({ _id }) => _id === child?._id) ?? null;
}
