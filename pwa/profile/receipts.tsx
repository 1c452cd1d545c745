import { useEffect, useState } from 'react';
import { familyCalls, type Receipt } from '../../shared/family.ts';
import { send } from '../net/http.ts';
import { Button } from '../ui/button.tsx';
import { handOver } from './hand-over.ts';
import { lossesIn, receiptFile } from './receipt.ts';
import styles from './receipts.module.css';

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/**
 * The receipts of the child profiles that were deleted; nothing while there are none, or while the server cannot be asked.
 * `family` is how many children there are: it asks anew when one goes.
 */
export function Receipts({ family }: { family: number }) {
	const receipts = useReceipts(family);
	if (receipts.length === 0) return null;
	return (
		<details className={styles.receipts}>
			<summary>Receipts of deleted child profiles ({receipts.length})</summary>
			{/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers */}
			<ul role="list">
				{receipts.map((receipt) => (
					<li key={receipt._id} className={styles.receipt}>
						<p>
							<time dateTime={receipt.at}>{format.format(new Date(receipt.at))}</time>: a child profile, and with it{' '}
							{lossesIn(receipt.erased)}
						</p>
						<Button look="quiet" icon="download" onClick={() => handOver(receiptFile(receipt, location.origin))}>
							Download receipt
						</Button>
					</li>
				))}
			</ul>
		</details>
	);
}

function useReceipts(family: number): readonly Receipt[] {
	const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another number of children means another number of receipts
	useEffect(() => {
		let left = false;
		send(familyCalls.receipts).then(
			(told) => !left && setReceipts(told),
			() => {},
		);
		return () => {
			left = true;
		};
	}, [family]);
	return receipts;
}
