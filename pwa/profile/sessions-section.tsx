import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ActiveSession, sessionCalls } from '../../shared/contract/sessions.ts';
import { day, hour } from '../../shared/rules/durations.ts';
import { send } from '../net/http.ts';
import { callQuery } from '../session/account-query-client.tsx';
import { useNow } from '../shell/trial/use-now.ts';
import { useOnline } from '../shell/use-online.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/modal.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useToast } from '../ui/toasts.tsx';
import { FailureNotice, failureOf } from './failure.tsx';
import { isNotFound } from './family-actions.ts';
import styles from './sessions-section.module.css';

const format = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** The account's sessions, the current one first. */
export const sessionsQuery = callQuery(sessionCalls.sessions);

/** The devices with a session, and ways to end them. The list is loaded again when the network is back. */
export function SessionsSection() {
	const isOnline = useOnline();
	const { data, error, isFetching, refetch } = useQuery({ ...sessionsQuery, enabled: isOnline });
	return (
		<Panel aria-labelledby="sessions">
			<h2 id="sessions" className={styles.heading}>
				Where you are signed in
			</h2>
			{data && <SessionList sessions={data} />}
			{!data && !isOnline && <Notice>You are offline. The list will be here as soon as there is a connection.</Notice>}
			{!data && isOnline && (error && !isFetching ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />)}
		</Panel>
	);
}

function Loading() {
	return (
		<p role="status" className={styles.loading}>
			<Spinner /> Looking for your devices…
		</p>
	);
}

function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
	return (
		<div className={styles.content}>
			<FailureNotice failure={failureOf(error, 'Failed to see where you are signed in')} />
			<Button look="quiet" icon="retry" className={styles.wideButton} onClick={() => onRetry()}>
				Try again
			</Button>
		</div>
	);
}

/** The open sessions, with buttons to end one or all others. */
function SessionList({ sessions }: { sessions: readonly ActiveSession[] }) {
	const list = useRef<HTMLUListElement>(null);
	const { mutateAsync: end, isPending, variables: ending, error, status } = useEndSessions();
	useEffect(() => {
		// The focused button was removed with its row, or disabled.
		const isSettled = status === 'success' || status === 'error';
		if (isSettled && document.activeElement === document.body) list.current?.focus();
	}, [status]);
	const others = sessions.filter(({ isThis }) => !isThis);
	return (
		<div className={styles.content}>
			{/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers */}
			<ul ref={list} role="list" tabIndex={-1} aria-labelledby="sessions" className={styles.list}>
				{sessions.map((session) => (
					<SessionRow
						key={session._id}
						session={session}
						busy={isPending && ending?._id === session._id}
						disabled={isPending}
						onEnd={() => void end(session).catch(() => {})}
					/>
				))}
			</ul>
			{error && <FailureNotice failure={failureOf(error, 'Failed to sign out there')} />}
			{others.length === 0 ? (
				<p className={styles.secondary}>You are signed in nowhere else.</p>
			) : (
				<EndOthers count={others.length} busy={isPending && ending === null} onEnd={() => end(null).catch(() => {})} />
			)}
		</div>
	);
}

/** Ends one session, or all others for null. One that has already ended counts as ended. */
function useEndSessions() {
	const client = useQueryClient();
	const showToast = useToast();
	return useMutation({
		mutationFn: async (session: ActiveSession | null) => {
			if (!session) await send(sessionCalls.endOtherSessions);
			else {
				await send(sessionCalls.endSession, { params: { id: session._id } }).catch((error: unknown) => {
					if (!isNotFound(error)) throw error;
				});
			}
		},
		onSuccess: (_, ended) => {
			const isOpen = ({ _id, isThis }: ActiveSession) => (ended ? _id !== ended._id : isThis);
			client.setQueryData(sessionsQuery.queryKey, (now) => now?.filter(isOpen));
			showToast(ended ? `${ended.device} has been signed out` : 'All other devices have been signed out', 'success');
		},
	});
}

type RowProps = { session: ActiveSession; busy: boolean; disabled: boolean; onEnd: () => void };

function SessionRow({ session, busy, disabled, onEnd }: RowProps) {
	const now = useNow(60_000);
	return (
		<li className={styles.row}>
			<div className={styles.text}>
				<p className={styles.name}>
					{session.device}
					{session.isThis && <strong className={styles.thisDevice}>This device</strong>}
				</p>
				<p className={styles.secondary}>
					<span>{lastUsedText(session, now)}.</span> <span>{signedInText(session)}.</span>
				</p>
			</div>
			{!session.isThis && (
				<Button
					look="quiet"
					icon="door"
					busy={busy}
					disabled={disabled}
					aria-label={busy ? undefined : `Sign out ${session.device}, ${lastUsedText(session, now)}`}
					onClick={onEnd}
				>
					{busy ? 'Signing out...' : 'Sign out'}
				</Button>
			)}
		</li>
	);
}

function EndOthers({ count, busy, onEnd }: { count: number; busy: boolean; onEnd: () => Promise<unknown> }) {
	const [isConfirming, setConfirming] = useState(false);
	const end = async () => {
		await onEnd();
		setConfirming(false);
	};
	return (
		<div className={styles.row}>
			<p className={styles.text}>
				A device that is signed out asks for the password again. If somebody may know it, change it too.
			</p>
			<Button look="quiet" icon="door" className={styles.wideButton} onClick={() => setConfirming(true)}>
				Sign out everywhere else
			</Button>
			<ConfirmDialog
				open={isConfirming}
				title="Sign out everywhere else?"
				confirmLabel="Sign out"
				busy={busy}
				onConfirm={() => void end()}
				onCancel={() => setConfirming(false)}
			>
				<p>
					{count === 1
						? 'The other device asks for the password when it is used again.'
						: `The ${count} other devices ask for the password when they are used again.`}{' '}
					You stay signed in here.
				</p>
			</ConfirmDialog>
		</div>
	);
}

/**
 * When a session was last used: `Used 3 hours ago`. The server stores it to the hour. `now` is in epoch milliseconds.
 */
export function lastUsedText(
	{ lastSeenAt, isThis }: Pick<ActiveSession, 'lastSeenAt' | 'isThis'>,
	now: number,
): string {
	if (isThis) return 'In use now';
	const since = now - Date.parse(lastSeenAt);
	if (since < 2 * hour) return 'Used in the last two hours';
	if (since < day) return `Used ${Math.floor(since / hour)} hours ago`;
	const days = Math.floor(since / day);
	return days === 1 ? 'Used a day ago' : `Used ${days} days ago`;
}

/** `Signed in on November 21, 2026` */
export function signedInText({ startedAt }: Pick<ActiveSession, 'startedAt'>): string {
	return `Signed in on ${format.format(new Date(startedAt))}`;
}
