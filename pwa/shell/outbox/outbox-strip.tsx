import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Entry, useOutbox } from '../../local/outbox/entries.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { itemCount, visibleEntries } from './entry-text.ts';
import { OutboxList } from './outbox-list.tsx';
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
