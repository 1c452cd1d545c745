import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ActiveSession } from '../../shared/contract/sessions.ts';
import { useNow } from '../shell/trial/use-now.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/modal.tsx';
import { useToast } from '../ui/toasts.tsx';
import { type Failure, FailureNotice, failureOf } from './failure.tsx';
import { lastUsedText, signedInText } from './session-text.ts';
import styles from './sessions-section.module.css';
import type { Sessions } from './use-sessions.ts';

/** The open sessions, with buttons to end one or all others. */
export function SessionList({ all, sessions }: { all: Sessions; sessions: readonly ActiveSession[] }) {
	const [ending, setEnding] = useState<string | null>(null);
	const [failure, setFailure] = useState<Failure | null>(null);
	const list = useRef<HTMLUListElement>(null);
	const showToast = useToast();
	const others = sessions.filter(({ isThis }) => !isThis);
	const runAndToast = async (what: string, work: () => Promise<void>, done: string) => {
		setEnding(what);
		setFailure(null);
		try {
			await work();
			showToast(done, 'success');
		} catch (error) {
			setFailure(failureOf(error, 'Failed to sign out there'));
		}
		flushSync(() => setEnding(null));
		// The focused button was removed with its row, or disabled.
		if (document.activeElement === document.body) list.current?.focus();
	};
	return (
		<div className={styles.content}>
			{/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers */}
			<ul ref={list} role="list" tabIndex={-1} aria-labelledby="sessions" className={styles.list}>
				{sessions.map((session) => (
					<SessionRow
						key={session._id}
						session={session}
						busy={ending === session._id}
						disabled={ending !== null}
						onEnd={() => void runAndToast(session._id, () => all.end(session), `${session.device} has been signed out`)}
					/>
				))}
			</ul>
			{failure && <FailureNotice failure={failure} />}
			{others.length === 0 ? (
				<p className={styles.secondary}>You are signed in nowhere else.</p>
			) : (
				<EndOthers
					count={others.length}
					busy={ending === 'others'}
					onEnd={() => runAndToast('others', all.endOthers, 'All other devices have been signed out')}
				/>
			)}
		</div>
	);
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

function EndOthers({ count, busy, onEnd }: { count: number; busy: boolean; onEnd: () => Promise<void> }) {
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
