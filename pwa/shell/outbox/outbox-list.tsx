import type { Entry } from '../../local/outbox/entries.ts';
import { retryEntry, withdraw } from '../../local/outbox/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorReference } from '../error-reference.tsx';
import { commandText, stateText } from './entry-text.ts';
import styles from './outbox-list.module.css';

/** The entries, each with its state and actions. */
export function OutboxList({ entries }: { entries: readonly Entry[] }) {
	return (
		// biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers
		<ul role="list" className={styles.list}>
			{entries.map((entry) => (
				<li key={entry.id} className={classNames(styles.entry, entry.state === 'failed' && styles.failed)}>
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
