import { adminCalls } from '../../../shared/contract/admin.ts';
import type { User } from '../../../shared/contract/user.ts';
import { send } from '../../net/http.ts';
import { useSession } from '../../session/session.tsx';
import { Email } from '../../ui/email.tsx';
import { ConfirmDialog } from '../../ui/modal.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { isNotFound } from '../stories/story-calls.ts';
import { useDeletion } from '../ui/use-deletion.ts';
import styles from './delete-user.module.css';

type Props = {
	title: string;
	/** The question of product 5.10, verbatim. */
	question: string;
	deletion: { item: User | null; busy: boolean; confirm: () => void; cancel: () => void };
};

/** The confirmation of a user's deletion, with the user and what is deleted along; closed while `item` is null. */
export function DeleteUserDialog({ title, question, deletion: { item, busy, confirm, cancel } }: Props) {
	const { user: self } = useSession();
	return (
		<ConfirmDialog
			open={item !== null}
			title={title}
			confirmLabel={busy ? 'Deleting...' : 'Delete'}
			busy={busy}
			onConfirm={confirm}
			onCancel={cancel}
		>
			<p className={styles.name}>{item && <Email>{item.email ?? (item.profile.name || 'No name set')}</Email>}</p>
			<p>{question}</p>
			{item && item._id === self?._id && <p className={styles.own}>This is your own account.</p>}
			<p className={styles.along}>
				{item?.role === 'child' ? 'All stories go with it.' : 'All stories and child profiles go with it.'}
			</p>
		</ConfirmDialog>
	);
}

type Deletion = {
	/** The toast after success. */
	done: string;
	onDeleted: (user: User) => void;
};

/** Deletes a user after confirmation; one that is gone already counts as deleted. Deleting the own account logs out. */
export function useUserDeletion({ done, onDeleted }: Deletion) {
	const { user: self, refresh, removeAccount } = useSession();
	const show = useToast();
	const remove = async (user: User) => {
		await send(adminCalls.deleteUser, { params: { id: user._id } }).catch((error) => {
			if (!isNotFound(error)) throw error;
		});
		show(done, 'success');
		if (user._id === self?._id) return removeAccount();
		onDeleted(user);
		if (user.parentId !== null && user.parentId === self?._id) void refresh().catch(() => {});
	};
	return useDeletion(remove);
}
