import { Button } from '../../ui/button.tsx';
import styles from './bulk-bar.module.css';
import { BulkQuestion, progressInWords } from './bulk-delete-dialog.tsx';
import type { BulkDeletion } from './use-bulk-deletion.ts';

/** The number of selected stories, and their deletion. */
export function BulkBar({ count, deletion }: { count: number; deletion: BulkDeletion }) {
	const { progress } = deletion;
	return (
		<div className={styles.bar}>
			<p role="status">{progress ? progressInWords(progress) : `${count || 'None'} selected`}</p>
			{count > 0 && (
				<Button look="danger" icon="trash" onClick={deletion.ask}>
					Delete Selected ({count})
				</Button>
			)}
			<BulkQuestion count={count} deletion={deletion} />
		</div>
	);
}
