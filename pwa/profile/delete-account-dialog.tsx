import { type FormEvent, useEffect, useId, useState } from 'react';
import type { User } from '../../shared/contract/user.ts';
import { useStories } from '../local/library/stories.ts';
import { RequestError, userMessageOf } from '../net/http.ts';
import { useSession } from '../session/session.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { useFocusOnError } from '../ui/forms/use-focus-on-error.ts';
import { Modal } from '../ui/modal.tsx';
import { useToast } from '../ui/toasts.tsx';
import { deletionSummary } from './deletion-summary.ts';
import { type Failure, FailureNotice, serverFailure } from './failure.tsx';
import type { FamilyActions } from './family-actions.ts';
import styles from './own-data-section.module.css';
import { receiptFile } from './receipt.ts';
import { saveFile } from './save-file.ts';

const farewell =
	'Your account and everything in it has been deleted; a receipt is in your downloads. Thank you for the stories you grew here, and farewell!';
const farewellMs = 15_000;
const notDeleted = 'Failed to delete your account';

type Props = {
	user: User;
	family: readonly User[];
	actions: FamilyActions;
	open: boolean;
	onOpen: (open: boolean) => void;
};

/** Lists what is deleted, asks for the password and deletes the account. Closing the dialog clears the password. */
export function DeleteAccountDialog({ user, family, actions, open, onOpen }: Props) {
	const [password, setPassword] = useState('');
	const [passwordError, setPasswordError] = useState<string | null>(null);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [busy, setBusy] = useState(false);
	const [attempts, setAttempts] = useState(0);
	const element = useFocusOnError(attempts);
	const formId = useId();
	const showToast = useToast();

	const close = () => {
		setPassword('');
		setPasswordError(null);
		setFailure(null);
		onOpen(false);
	};
	const remove = async (event: FormEvent) => {
		event.preventDefault();
		setFailure(null);
		setPasswordError(password ? null : 'Please enter your password');
		if (!password) return setAttempts((now) => now + 1);
		setBusy(true);
		try {
			saveFile(receiptFile(await actions.deleteAccount(password), location.origin));
			showToast(farewell, 'success', farewellMs);
		} catch (error) {
			const isWrong = error instanceof RequestError && error.code === 'wrong-password';
			if (isWrong) setPasswordError(userMessageOf(error, notDeleted));
			else setFailure(serverFailure(error, notDeleted));
			onOpen(true);
		}
		setBusy(false);
		setAttempts((now) => now + 1);
	};
	const actionButtons = (
		<>
			<Button look="quiet" disabled={busy} onClick={close}>
				Cancel
			</Button>
			<Button look="danger" type="submit" form={formId} busy={busy}>
				{busy ? 'Deleting...' : 'Delete everything'}
			</Button>
		</>
	);
	return (
		<Modal open={open} onClose={close} title="Delete your account?" size="small" actions={actionButtons}>
			<form id={formId} ref={element} className={styles.form} noValidate onSubmit={remove}>
				<p>This deletes for good, and it cannot be undone:</p>
				<DeletionList user={user} family={family} />
				<p>
					If you want to keep anything, download your data first. You get a receipt, which says what was deleted and
					when.
				</p>
				{/* Tells password managers which account this is. */}
				<input hidden autoComplete="username" readOnly value={user.email ?? ''} />
				<TextField
					type="password"
					label="Your password"
					autoComplete="current-password"
					required
					disabled={busy}
					value={password}
					error={passwordError}
					onChange={(event) => setPassword(event.target.value)}
				/>
				{failure && <FailureNotice failure={failure} />}
			</form>
		</Modal>
	);
}

function DeletionList({ user, family }: Pick<Props, 'user' | 'family'>) {
	const stories = useStoryCount();
	return (
		<ul className={styles.deletionList}>
			{deletionSummary(user, family, stories).map((loss) => (
				<li key={loss}>{loss}</li>
			))}
		</ul>
	);
}

/** The family's number of stories after a sync; null until then, as without a network. */
function useStoryCount(): number | null {
	const [isSynced, setSynced] = useState(false);
	const stories = useStories(null);
	const { refresh } = useSession();
	useEffect(() => {
		let isUnmounted = false;
		refresh().then(
			() => !isUnmounted && setSynced(true),
			() => {},
		);
		return () => {
			isUnmounted = true;
		};
	}, [refresh]);
	return isSynced ? (stories?.length ?? null) : null;
}
