import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '../../shared/contract/user.ts';
import type { SubmitResult } from '../local/outbox/outbox.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/modal.tsx';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toasts.tsx';
import { ChildCard } from './child-card.tsx';
import styles from './children-section.module.css';
import type { ContentForm } from './content-form.ts';
import type { Failure } from './failure.tsx';
import type { FamilyActions } from './family-actions.ts';
import { NewChildDialog } from './new-child-dialog.tsx';
import type { Drafts } from './use-save-all.ts';
import { useSaveToast } from './use-save-toast.ts';

type Props = {
	family: readonly User[];
	actions: FamilyActions;
	drafts: Drafts;
	onDraft: (childId: string, draft: ContentForm) => void;
	onDropDraft: (childId: string) => void;
};

/** The child profiles as cards, and a button to add one. */
export function ChildrenSection({ family, actions, drafts, onDraft, onDropDraft }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	const [deleting, setDeleting] = useState<User | null>(null);
	const showToast = useToast();
	const showSaveToast = useSaveToast();
	const afterDeletion = (accepted: SubmitResult) => {
		flushSync(() => setDeleting(null));
		// The focused button was removed with its card.
		heading.current?.focus();
		showSaveToast(accepted, { done: 'Child profile deleted successfully', failed: 'Failed to delete child profile' });
	};
	const afterDeletionElsewhere = (childId: string, { message, reason }: Failure) => {
		onDropDraft(childId);
		heading.current?.focus();
		showToast(`${message}: ${reason}`, 'error');
	};
	return (
		<Panel aria-labelledby="children">
			<div className={styles.header}>
				<h2 id="children" ref={heading} tabIndex={-1} className={styles.heading}>
					Child profiles
				</h2>
				<NewChild actions={actions} />
			</div>
			{family.length === 0 ? (
				<p className={styles.empty}>
					Nobody yet. A child with a profile has stories of its own, and you say what may be in them.
				</p>
			) : (
				// biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers
				<ul role="list" className={styles.children}>
					{family.map((child) => (
						<li key={child._id}>
							<ChildCard
								child={child}
								actions={actions}
								draft={drafts[child._id]}
								onDraft={(draft) => onDraft(child._id, draft)}
								onDropDraft={() => onDropDraft(child._id)}
								onDelete={() => setDeleting(child)}
								onDeletedElsewhere={(failure) => afterDeletionElsewhere(child._id, failure)}
							/>
						</li>
					))}
				</ul>
			)}
			<DeleteChildDialog
				child={deleting}
				actions={actions}
				onDeleted={afterDeletion}
				onClose={() => setDeleting(null)}
			/>
		</Panel>
	);
}

function NewChild({ actions }: { actions: FamilyActions }) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button look="quiet" icon="plus" onClick={() => setOpen(true)}>
				Add a child
			</Button>
			<NewChildDialog actions={actions} open={open} onOpen={setOpen} />
		</>
	);
}

type DeletionProps = {
	child: User | null;
	actions: FamilyActions;
	onDeleted: (accepted: SubmitResult) => void;
	onClose: () => void;
};

/** Deletes `child` after a confirmation. Closed while `child` is null. */
function DeleteChildDialog({ child, actions, onDeleted, onClose }: DeletionProps) {
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
