import { useMutation } from '@tanstack/react-query';
import type { User } from '../../shared/contract/user.ts';
import type { SubmitResult } from '../local/outbox/outbox.ts';
import { ConfirmDialog } from '../ui/modal.tsx';
import { useToast } from '../ui/toasts.tsx';
import type { FamilyActions } from './family-actions.ts';

type Props = {
	child: User | null;
	actions: FamilyActions;
	onDeleted: (accepted: SubmitResult) => void;
	onClose: () => void;
};

/** Deletes `child` after a confirmation. Closed while `child` is null. */
export function DeleteChildDialog({ child, actions, onDeleted, onClose }: Props) {
	const showToast = useToast();
	const deletion = useMutation({
		mutationFn: actions.deleteChild,
		onSuccess: onDeleted,
		onError: () => {
			showToast('Failed to delete child profile', 'error');
			onClose();
		},
	});
	const name = child?.profile.name;
	return (
		<ConfirmDialog
			open={child !== null}
			title={`Delete ${name}?`}
			confirmLabel="Delete"
			busy={deletion.isPending}
			onConfirm={() => child && deletion.mutate(child)}
			onCancel={onClose}
		>
			<p>Are you sure you want to delete this child? This action cannot be undone.</p>
			<p>All stories of {name}, with their pictures and narration, will be gone too.</p>
		</ConfirmDialog>
	);
}
