import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { User } from '../../shared/contract/user.ts';
import { RequestError, userMessageOf } from '../net/http.ts';
import { Button } from '../ui/button.tsx';
import { Email } from '../ui/email.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { minPasswordLength } from '../ui/forms/new-password.ts';
import { useFocusOnError } from '../ui/forms/use-focus-on-error.ts';
import { Modal } from '../ui/modal.tsx';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toasts.tsx';
import { type Failure, FailureNotice, serverFailure } from './failure.tsx';
import type { FamilyActions } from './family-actions.ts';
import { emptyPasswords, type PasswordErrors, passwordErrors } from './password-form.ts';
import styles from './password-section.module.css';
import { sessionsQuery } from './sessions-section.tsx';

/** The email of the account, and a button to change the password. */
export function PasswordSection({ user, actions }: { user: User; actions: FamilyActions }) {
	const [open, setOpen] = useState(false);
	return (
		<Panel aria-labelledby="signing-in">
			<h2 id="signing-in" className={styles.heading}>
				Signing in
			</h2>
			<div className={styles.row}>
				<p>
					You sign in as{' '}
					<strong>
						<Email>{user.email ?? ''}</Email>
					</strong>
					.
				</p>
				<Button look="quiet" icon="lock" onClick={() => setOpen(true)}>
					Change password
				</Button>
			</div>
			<PasswordDialog user={user} actions={actions} open={open} onOpen={setOpen} />
		</Panel>
	);
}

const notChanged = 'Failed to change the password';

type Props = { user: User; actions: FamilyActions; open: boolean; onOpen: (open: boolean) => void };

/** Asks for the current and a new password. Closing the dialog clears them. */
function PasswordDialog({ user, actions, open, onOpen }: Props) {
	const [form, setForm] = useState(emptyPasswords);
	const [fieldErrors, setFieldErrors] = useState<PasswordErrors>({});
	const [failure, setFailure] = useState<Failure | null>(null);
	const [busy, setBusy] = useState(false);
	const [shown, setShown] = useState(false);
	const formId = useId();
	const showToast = useToast();
	const client = useQueryClient();
	const [attempts, setAttempts] = useState(0);
	const element = useFocusOnError(attempts);

	const close = () => {
		setForm(emptyPasswords);
		setFieldErrors({});
		setFailure(null);
		setShown(false);
		onOpen(false);
	};
	const save = async (event: FormEvent) => {
		event.preventDefault();
		const errors = passwordErrors(form, user.role);
		setFieldErrors(errors);
		setFailure(null);
		if (Object.keys(errors).length > 0) return setAttempts((now) => now + 1);
		setBusy(true);
		try {
			await actions.changePassword({ currentPassword: form.current, newPassword: form.next });
			void client.invalidateQueries(sessionsQuery);
			close();
			showToast('Password changed. All other devices have been signed out.', 'success');
		} catch (error) {
			const isWrong = error instanceof RequestError && error.code === 'wrong-password';
			if (isWrong) setFieldErrors({ current: userMessageOf(error, notChanged) });
			else setFailure(serverFailure(error, notChanged));
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
				<fieldset className={styles.fieldset} disabled={busy}>
					{/* Tells password managers which account this is. */}
					<input hidden autoComplete="username" readOnly value={user.email ?? ''} />
					<TextField
						{...field}
						label="Current password"
						autoComplete="current-password"
						value={form.current}
						error={fieldErrors.current ?? null}
						onChange={(event) => setForm({ ...form, current: event.target.value })}
					/>
					<TextField
						{...field}
						label="New password"
						autoComplete="new-password"
						hint={`At least ${minPasswordLength(user.role)} characters`}
						value={form.next}
						error={fieldErrors.next ?? null}
						onChange={(event) => setForm({ ...form, next: event.target.value })}
					/>
					<TextField
						{...field}
						label="Confirm new password"
						autoComplete="new-password"
						value={form.again}
						error={fieldErrors.again ?? null}
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
