import { useState } from 'react';
import { type Entry, useOutbox } from '../../local/outbox/entries.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { itemCount, visibleEntries } from './entry-text.ts';
import { OutboxList } from './outbox-list.tsx';
import styles from './outbox-strip.module.css';

/** The number of pending or failed entries, with a button that opens their list. Renders nothing without any. */
export default function OutboxStrip() {
	const { selectedChild } = useSession();
	const childId = selectedChild?._id ?? null;
	// With `key`, the entries of the previous view are not shown even for a moment.
	return <Strip key={childId ?? 'family'} childId={childId} />;
}

function Strip({ childId }: { childId: string | null }) {
	const entries = visibleEntries(useOutbox(childId) ?? []);
	const [open, setOpen] = useState(false);
	const failed = entries.filter(({ state }) => state === 'failed');
	return (
		<>
			<div data-late role="status">
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

function summaryText(entries: readonly Entry[], failed: readonly Entry[]): string {
	if (failed.length > 0) return `${itemCount(failed.length)} could not be done.`;
	return `${itemCount(entries.length)} ${entries.length === 1 ? 'waits' : 'wait'} to be sent.`;
}
