import type { Story } from '../../../shared/contract/story.ts';
import { ConfirmDialog } from '../../ui/modal.tsx';
import styles from './delete-story-dialog.module.css';

type Deletion = {
	item: Pick<Story, 'title'> | null;
	busy: boolean;
	confirm: () => void;
	cancel: () => void;
};

/** The confirmation of one story's deletion; closed while `item` is null. */
export function DeleteStoryDialog({ deletion: { item, busy, confirm, cancel } }: { deletion: Deletion }) {
	return (
		<ConfirmDialog
			open={item !== null}
			title="Delete story"
			confirmLabel={busy ? 'Deleting...' : 'Delete'}
			busy={busy}
			onConfirm={confirm}
			onCancel={cancel}
		>
			<p className={styles.title} dir="auto">
				{item?.title}
			</p>
			<p>Are you sure you want to delete this story? This action cannot be undone.</p>
		</ConfirmDialog>
	);
}
