import { type FormEvent, useId, useState } from 'react';
import type { User } from '../../shared/user.ts';
import { CallError, sentenceOf } from '../net/http.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import { useToast } from '../ui/toasts.tsx';
import { useFocusOnFault } from '../ui/use-focus-on-fault.ts';
import { type Failure, FailureNotice, failureInServersWords } from './failure.tsx';
import type { Family } from './family.ts';
import { handOver } from './hand-over.ts';
import styles from './own-data-part.module.css';
import { receiptFile } from './receipt.ts';
import { useStoryCount } from './use-story-count.ts';
import { whatGoes } from './what-goes.ts';

const farewell =
	'Your account and everything in it has been deleted; a receipt is in your downloads. Thank you for the stories you grew here, and farewell!';
const farewellShowsFor = 15_000;
const notDeleted = 'Failed to delete your account';

type Props = { user: User; family: readonly User[]; actions: Family; open: boolean; onOpen: (open: boolean) => void };

/** Says what goes with the account, asks for the password, and deletes it. Nothing of the password stays when it is closed. */
export function DeleteAccountDialog({ user, family, actions, open, onOpen }: Props) {
	const [password, setPassword] = useState('');
	const [fault, setFault] = useState<string | null>(null);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [busy, setBusy] = useState(false);
	const [attempts, setAttempts] = useState(0);
	const element = useFocusOnFault(attempts);
	const formId = useId();
	const show = useToast();

	const close = () => {
		setPassword('');
		setFault(null);
		setFailure(null);
		onOpen(false);
	};
	const remove = async (event: FormEvent) => {
		event.preventDefault();
		setFailure(null);
		setFault(password ? null : 'Please enter your password');
		if (!password) return setAttempts((now) => now + 1);
		setBusy(true);
		try {
			handOver(receiptFile(await actions.deleteAccount(password), location.origin));
			show(farewell, 'success', farewellShowsFor);
		} catch (error) {
			const isWrong = error instanceof CallError && error.code === 'wrong-password';
			if (isWrong) setFault(sentenceOf(error, notDeleted));
			else setFailure(failureInServersWords(error, notDeleted));
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
				<Losses user={user} family={family} />
				<p>
					If you want to keep anything, download your data first. You get a receipt, which says what was deleted and
					when.
				</p>
				{/* For password managers: whose password this is. */}
				<input hidden autoComplete="username" readOnly value={user.email ?? ''} />
				<TextField
					type="password"
					label="Your password"
					autoComplete="current-password"
					required
					disabled={busy}
					value={password}
					error={fault}
					onChange={(event) => setPassword(event.target.value)}
				/>
				{failure && <FailureNotice failure={failure} />}
			</form>
		</Modal>
	);
}

function Losses({ user, family }: Pick<Props, 'user' | 'family'>) {
	const stories = useStoryCount();
	return (
		<ul className={styles.losses}>
			{whatGoes(user, family, stories).map((loss) => (
				<li key={loss}>{loss}</li>
			))}
		</ul>
	);
}
