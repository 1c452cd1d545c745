import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { familyCalls, type Receipt } from '../../shared/contract/family.ts';
import { callQuery } from '../session/account-query-client.tsx';
import { saveFile } from '../shell/save-file.ts';
import { Button } from '../ui/button.tsx';
import { FailureNotice, failureOf } from './failure.tsx';
import { erasedText, receiptFile } from './receipt.ts';
import styles from './receipts.module.css';

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** The receipts of deleted child profiles. Loaded each time the list is opened. */
export function Receipts() {
	const [isOpen, setOpen] = useState(false);
	const { data: receipts, error, isFetching } = useQuery({ ...callQuery(familyCalls.receipts), enabled: isOpen });
	return (
		<details className={styles.receipts} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>Receipts of deleted child profiles</summary>
			{receipts?.length === 0 && <p role="status">No child profile has been deleted.</p>}
			{receipts && receipts.length > 0 && <List receipts={receipts} />}
			{error && !isFetching && <FailureNotice failure={failureOf(error, 'Failed to load your receipts')} />}
		</details>
	);
}

function List({ receipts }: { receipts: readonly Receipt[] }) {
	return (
		// biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers
		<ul role="list">
			{receipts.map((receipt) => (
				<li key={receipt._id} className={styles.receipt}>
					<p>
						<time dateTime={receipt.at}>{format.format(new Date(receipt.at))}</time>: a child profile, and with it{' '}
						{erasedText(receipt.erased)}
					</p>
					<Button look="quiet" icon="download" onClick={() => saveFile(receiptFile(receipt, location.origin))}>
						Download receipt
					</Button>
				</li>
			))}
		</ul>
	);
}
