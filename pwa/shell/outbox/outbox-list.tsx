import type { Entry } from '../../local/entries.ts';
import { tryAgain } from '../../local/outbox.ts';
import { takeBack } from '../../local/take-back.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FaultCode } from '../fault-code.tsx';
import { deedInWords, stateInWords } from './entry-words.ts';
import styles from './outbox-list.module.css';

/** What is not carried out yet, one by one: how it stands with it, and what may be done about it. */
export function OutboxList({ entries }: { entries: readonly Entry[] }) {
	return (
		// biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers
		<ul role="list" className={styles.list}>
			{entries.map((entry) => (
				<li key={entry.id} className={classNames(styles.entry, entry.state === 'failed' && styles.failed)}>
					<h3 className={styles.deed}>{deedInWords(entry)}</h3>
					<p>
						{stateInWords(entry)}
						<FaultCode of={entry.problem} />
					</p>
					{entry.state !== 'sending' && <Answers entry={entry} />}
				</li>
			))}
		</ul>
	);
}

function Answers({ entry }: { entry: Entry }) {
	const deed = deedInWords(entry);
	return (
		<div className={styles.answers}>
			<Button look="quiet" icon="retry" aria-label={`Try again: ${deed}`} onClick={() => void tryAgain(entry.id)}>
				Try again
			</Button>
			<Button look="bare" icon="trash" aria-label={`Discard: ${deed}`} onClick={() => void takeBack(entry)}>
				Discard
			</Button>
		</div>
	);
}
