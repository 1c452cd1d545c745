import { useState } from 'react';
import type { User } from '../../shared/user.ts';
import { ConfirmDialog } from '../ui/modal.tsx';
import { useToast } from '../ui/toasts.tsx';
import type { Family } from './family.ts';

type Props = { child: User; actions: Family; onDeleted: () => void; onClose: () => void };

/** Asks before a child is deleted, and deletes it. */
export function DeleteChildDialog({ child, actions, onDeleted, onClose }: Props) {
	const [busy, setBusy] = useState(false);
	const show = useToast();
	const remove = async () => {
		setBusy(true);
		try {
			await actions.deleteChild(child._id);
			onDeleted();
		} catch {
			show('Failed to delete child profile', 'error');
			onClose();
		}
	};
	return (
		<ConfirmDialog
			open
			title={`Delete ${child.profile.name}?`}
			confirmLabel="Delete"
			busy={busy}
			onConfirm={remove}
			onCancel={onClose}
		>
			<p>Are you sure you want to delete this child? This action cannot be undone.</p>
			<p>All stories of {child.profile.name}, with their pictures and narration, will be gone too.</p>
		</ConfirmDialog>
	);
}
