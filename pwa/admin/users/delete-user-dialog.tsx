import type { User } from '../../../shared/contract/user.ts';
import { useSession } from '../../session/session.tsx';
import { Email } from '../../ui/email.tsx';
import { ConfirmDialog } from '../../ui/modal.tsx';
import styles from './delete-user-dialog.module.css';

type Props = {
	title: string;
	/** The question of product 5.10, verbatim. */
	question: string;
	deletion: { asked: User | null; busy: boolean; run: () => void; cancel: () => void };
};

/** The confirmation of a user's deletion, with the user and what is deleted along; closed while `item` is null. */
export function DeleteQuestion({ title, question, deletion: { asked, busy, run, cancel } }: Props) {
	const { user: self } = useSession();
	return (
		<ConfirmDialog
			open={asked !== null}
			title={title}
			confirmLabel={busy ? 'Deleting...' : 'Delete'}
			busy={busy}
			onConfirm={run}
			onCancel={cancel}
		>
			<p className={styles.name}>{asked && <Email>{asked.email ?? (asked.profile.name || 'No name set')}</Email>}</p>
			<p>{question}</p>
			{asked && asked._id === self?._id && <p className={styles.own}>This is your own account.</p>}
			<p className={styles.along}>
				{asked?.role === 'child' ? 'All stories go with it.' : 'All stories and child profiles go with it.'}
			</p>
		</ConfirmDialog>
	);
}
