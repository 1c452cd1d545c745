import { ConfirmDialog } from '../../ui/modal.tsx';
import type { BulkDeletion, Progress } from './use-bulk-deletion.ts';

/** The confirmation of a bulk deletion with its progress; Cancel stops before the next story. */
export function BulkQuestion({ count, deletion }: { count: number; deletion: BulkDeletion }) {
	const { isAsked, progress, run, cancel } = deletion;
	const stories = count === 1 ? 'this story' : `${count} stories`;
	return (
		<ConfirmDialog
			open={isAsked}
			title={count === 1 ? 'Delete story' : 'Delete stories'}
			confirmLabel={progress ? 'Deleting...' : 'Delete'}
			busy={progress !== null}
			onConfirm={run}
			onCancel={cancel}
		>
			<p>Are you sure you want to delete {stories}? This action cannot be undone.</p>
			<p role="status">{progress && progressInWords(progress)}</p>
		</ConfirmDialog>
	);
}

/** `Deleting stories: 3 of 10 done` */
export function progressInWords({ done, of }: Progress): string {
	return `Deleting stories: ${done} of ${of} done`;
}
