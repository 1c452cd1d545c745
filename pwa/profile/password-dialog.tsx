import { type FormEvent, useId, useState } from 'react';
import type { User } from '../../shared/user.ts';
import { CallError, sentenceOf } from '../net/http.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { TextField } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import { shortestPassword } from '../ui/new-password.ts';
import { useToast } from '../ui/toasts.tsx';
import { useFocusOnFault } from '../ui/use-focus-on-fault.ts';
import { type Failure, FailureNotice, failureInServersWords } from './failure.tsx';
import type { Family } from './family.ts';
import { emptyPasswords, type PasswordFaults, passwordFaults } from './password-form.ts';
import styles from './password-part.module.css';

const notChanged = 'Failed to change the password';

type Props = { user: User; actions: Family; open: boolean; onOpen: (open: boolean) => void };

/** Asks for the current password and a new one. Nothing of them stays when it is closed. */
export function PasswordDialog({ user, actions, open, onOpen }: Props) {
	const [form, setForm] = useState(emptyPasswords);
	const [faults, setFaults] = useState<PasswordFaults>({});
	const [failure, setFailure] = useState<Failure | null>(null);
	const [busy, setBusy] = useState(false);
	const [shown, setShown] = useState(false);
	const formId = useId();
	const show = useToast();
	const [attempts, setAttempts] = useState(0);
	const element = useFocusOnFault(attempts);

	const close = () => {
		setForm(emptyPasswords);
		setFaults({});
		setFailure(null);
		setShown(false);
		onOpen(false);
	};
	const save = async (event: FormEvent) => {
		event.preventDefault();
		const found = passwordFaults(form, user.role);
		setFaults(found);
		setFailure(null);
		if (Object.keys(found).length > 0) return setAttempts((now) => now + 1);
		setBusy(true);
		try {
			await actions.changePassword({ currentPassword: form.current, newPassword: form.next });
			close();
			show('Password changed. All other devices have been signed out.', 'success');
		} catch (error) {
			const isWrong = error instanceof CallError && error.code === 'wrong-password';
			if (isWrong) setFaults({ current: sentenceOf(error, notChanged) });
			else setFailure(failureInServersWords(error, notChanged));
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
			<Button type="submit" form={formId} busy={busy}>
				{busy ? 'Saving...' : 'Change password'}
			</Button>
		</>
	);
	const field = { type: shown ? 'text' : 'password', required: true };
	return (
		<Modal open={open} onClose={close} title="Change password" size="small" actions={actionButtons}>
			<form id={formId} ref={element} className={styles.form} noValidate onSubmit={save}>
				<fieldset className={styles.all} disabled={busy}>
					{/* For password managers: whose password this is. */}
					<input hidden autoComplete="username" readOnly value={user.email ?? ''} />
					<TextField
						{...field}
						label="Current password"
						autoComplete="current-password"
						value={form.current}
						error={faults.current ?? null}
						onChange={(event) => setForm({ ...form, current: event.target.value })}
					/>
					<TextField
						{...field}
						label="New password"
						autoComplete="new-password"
						hint={`At least ${shortestPassword(user.role)} characters`}
						value={form.next}
						error={faults.next ?? null}
						onChange={(event) => setForm({ ...form, next: event.target.value })}
					/>
					<TextField
						{...field}
						label="Confirm new password"
						autoComplete="new-password"
						value={form.again}
						error={faults.again ?? null}
						onChange={(event) => setForm({ ...form, again: event.target.value })}
					/>
					<Checkbox checked={shown} onChange={(event) => setShown(event.target.checked)}>
						Show the passwords
					</Checkbox>
				</fieldset>
				{failure && <FailureNotice failure={failure} />}
			</form>
		</Modal>
	);
}
