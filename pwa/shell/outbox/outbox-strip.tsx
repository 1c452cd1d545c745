import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Entry, useOutbox } from '../../local/outbox/entries.ts';
import { retryEntry, withdraw } from '../../local/outbox/outbox.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ErrorReference } from '../error-reference.tsx';
import { commandText, itemCount, stateText, visibleEntries } from './entry-text.ts';
import styles from './outbox-strip.module.css';
import { stripShown } from './strip-shown.ts';

/** The number of pending or failed entries, with a button that opens their list. Renders nothing without any. */
export default function OutboxStrip() {
	const { selectedChild } = useSession();
	const childId = selectedChild?._id ?? null;
	// With `key`, the entries of the previous view are not shown even for a moment.
	return <Strip key={childId ?? 'family'} childId={childId} />;
}

function Strip({ childId }: { childId: string | null }) {
	const outbox = useOutbox(childId);
	const entries = visibleEntries(outbox ?? []);
	const keepsRoom = useRoom(outbox && entries.length > 0);
	const [open, setOpen] = useState(false);
	const failed = entries.filter(({ state }) => state === 'failed');
	return (
		<>
			<div data-late role="status" className={keepsRoom ? styles.room : undefined}>
				{entries.length > 0 && (
					<p className={classNames(styles.strip, failed.length > 0 && styles.failed)}>
						<Icon name={failed.length > 0 ? 'alert' : 'retry'} />
						<span>{summaryText(entries, failed)}</span>
						<Button look="bare" className={styles.show} onClick={() => setOpen(true)}>
							Show
						</Button>
					</p>
				)}
			</div>
			<Modal open={open && entries.length > 0} onClose={() => setOpen(false)} title="Waiting to be sent" size="medium">
				<OutboxList entries={entries} />
			</Modal>
		</>
	);
}

/** The entries, each with its state and actions. */
function OutboxList({ entries }: { entries: readonly Entry[] }) {
	return (
		// biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers
		<ul role="list" className={styles.list}>
			{entries.map((entry) => (
				<li key={entry.id} className={classNames(styles.entry, entry.state === 'failed' && styles.failedEntry)}>
					<h3 className={styles.command}>{commandText(entry)}</h3>
					<p>
						{stateText(entry)}
						<ErrorReference of={entry.problem} />
					</p>
					{entry.state !== 'sending' && <EntryActions entry={entry} />}
				</li>
			))}
		</ul>
	);
}

function EntryActions({ entry }: { entry: Entry }) {
	const command = commandText(entry);
	return (
		<div className={styles.answers}>
			<Button look="quiet" icon="retry" aria-label={`Try again: ${command}`} onClick={() => void retryEntry(entry.id)}>
				Try again
			</Button>
			<Button look="bare" icon="trash" aria-label={`Discard: ${command}`} onClick={() => void withdraw(entry)}>
				Discard
			</Button>
		</div>
	);
}

/**
 * Whether the strip keeps its room: on the screen where it was shown last, also after everything was sent, so that the screen does not
 * move under a finger. Notes for the next start whether it is shown; `isShown` is undefined while that is not known.
 */
function useRoom(isShown: boolean | undefined): boolean {
	const { pathname } = useLocation();
	const [shownAt, setShownAt] = useState('');
	if (isShown && shownAt !== pathname) setShownAt(pathname);
	useEffect(() => {
		const forget = () => localStorage.removeItem(stripShown);
		if (isShown === false) forget();
		if (!isShown) return;
		localStorage.setItem(stripShown, 'yes');
		// At a logout, not at the end of the page.
		return forget;
	}, [isShown]);
	return shownAt === pathname;
}

function summaryText(entries: readonly Entry[], failed: readonly Entry[]): string {
	if (failed.length > 0) return `${itemCount(failed.length)} could not be done.`;
	return `${itemCount(entries.length)} ${entries.length === 1 ? 'waits' : 'wait'} to be sent.`;
}
